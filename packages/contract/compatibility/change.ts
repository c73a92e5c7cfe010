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
}

/** The receiver of values: the service gets parameters and request bodies; consumers get answers and webhook requests. */
export type Direction = 'to the service' | 'to consumers'

/** How a schema changed: it accepts fewer values, more values or other values, or the change does not affect consumers. */
export type Drift = 'narrower' | 'wider' | 'other' | 'harmless'

/** A change whose effect depends only on its rule. */
export function changeOf(rule: Rule, place: string, text: string, breaks: boolean): Change {
  return { rule, place, text, effect: effects[rule], breaks }
}

/** A change of a schema. Its rule starts with `request-` for values sent to the service, otherwise `response-`. */
export function schemaChange(
  { rule, drift, text }: SchemaDifference,
  direction: Direction,
  place: string,
  breaks = isBreaking(drift, direction),
): Change {
  const side = direction === 'to the service' ? 'request' : 'response'
  return { rule: `${side}-${rule}`, place, text, effect: schemaEffects[direction][drift], breaks }
}

/** A difference between two versions of a schema. Its effect depends on the direction of the values. */
export interface SchemaDifference {
  readonly rule: string
  readonly drift: Drift
  readonly text: string
}

/** A narrower schema rejects values that consumers send. A wider schema lets consumers receive values that they do not know. */
function isBreaking(drift: Drift, direction: Direction): boolean {
  if (drift === 'harmless') return false
  return drift === 'other' || (drift === 'narrower') === (direction === 'to the service')
}
