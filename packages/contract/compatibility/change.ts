import { effects, type Rule, schemaEffects } from './effects.ts'

/** One difference between two versions of the document. */
export interface Change {
  /** The kind of change: a key of `effects`, or the rule of a `SchemaDifference` with the prefix `request-` or `response-`. */
  readonly rule: string
  /** Path to the change, from an operation or a schema. */
  readonly place: string
  readonly text: string
  /** The effect on a consumer. */
  readonly effect: string
  /** True if a consumer that works with the earlier version may fail with the later one. */
  readonly breaks: boolean
  /** The places where the change is visible. Several, if operations share a component. */
  readonly at: readonly Place[]
}

/** A place in the document, in terms of what a consumer uses. A place without an operation concerns everybody. */
export interface Place {
  readonly operation?: string
  /** A parameter, such as `query.take`. */
  readonly parameter?: string
  /** The status of an answer. */
  readonly status?: string
  /** The receiver of a body; absent for other places. */
  readonly direction?: Direction
  /**
   * A path in a value, such as `$.items[*].id`. `$(type=user.created)` is the alternative of a union whose discriminator has this
   * value. The path starts anew in the content of a string (`contentSchema`).
   */
  readonly path?: string
  /** The JSON of a value of an enum, if the change concerns only this value. */
  readonly value?: string
}

/** The changes at a more exact place. Their paths continue `path`. */
export function placed(changes: Iterable<Change>, { path = '$', ...place }: Place): readonly Change[] {
  return Array.from(changes, change => ({
    ...change,
    at: change.at.map(one => ({ ...place, ...one, path: continued(path, one.path) })),
  }))
}

function continued(path: string, rest = '$'): string {
  return rest.startsWith('|') ? rest : path + rest.slice(1)
}

/** The receiver of values: the service gets parameters and request bodies; consumers get answers and webhook requests. */
export type Direction = 'to the service' | 'to consumers'

/** How a schema changed: it accepts fewer values, more values or other values, or the change does not affect consumers. */
export type Drift = 'narrower' | 'wider' | 'other' | 'harmless'

/** A change whose effect depends only on its rule. */
export function changeOf(rule: Rule, place: string, text: string, breaks: boolean, at: Place = {}): Change {
  return { rule, place, text, effect: effects[rule], breaks, at: [at] }
}

/** A change of a schema. Its rule starts with `request-` for values sent to the service, otherwise `response-`. */
export function schemaChange(
  { rule, drift, text, at = {} }: SchemaDifference,
  direction: Direction,
  place: string,
  breaks = isBreaking(drift, direction),
): Change {
  const side = direction === 'to the service' ? 'request' : 'response'
  return { rule: `${side}-${rule}`, place, text, effect: schemaEffects[direction][drift], breaks, at: [at] }
}

/** A difference between two versions of a schema. Its effect depends on the direction of the values. */
export interface SchemaDifference {
  readonly rule: string
  readonly drift: Drift
  readonly text: string
  readonly at?: Place
}

/** A narrower schema rejects values that consumers send. A wider schema lets consumers receive values that they do not know. */
function isBreaking(drift: Drift, direction: Direction): boolean {
  if (drift === 'harmless') return false
  return drift === 'other' || (drift === 'narrower') === (direction === 'to the service')
}
