import { effects, type Rule, schemaEffects } from './effects.ts'

/** One thing that differs between two versions of the document. */
export interface Change {
  /** The kind of change: for people to look up, and for tests. */
  readonly rule: string
  /** Where: an operation or a schema, and the way from there. */
  readonly place: string
  readonly text: string
  /** What a consumer sees of it. */
  readonly effect: string
  /** Whether a consumer that did right by the earlier version may fail by the later one. */
  readonly breaks: boolean
}

/** Where values go: to the service, in parameters and bodies of requests, or to consumers, in answers and webhooks. */
export type Direction = 'to the service' | 'to consumers'

/** How a schema differs: it takes fewer values than before, or more, or neither can be said, or nobody is harmed. */
export type Drift = 'narrower' | 'wider' | 'other' | 'harmless'

/** A change whose rule alone says what a consumer sees. */
export function changeOf(rule: Rule, place: string, text: string, breaks: boolean): Change {
  return { rule, place, text, effect: effects[rule], breaks }
}

/** A change of a schema. Its rule begins with the side that sends the values. */
export function schemaChange(
  { rule, drift, text }: SchemaDifference,
  direction: Direction,
  place: string,
  breaks = isBreaking(drift, direction),
): Change {
  const side = direction === 'to the service' ? 'request' : 'response'
  return { rule: `${side}-${rule}`, place, text, effect: schemaEffects[direction][drift], breaks }
}

/** What differs in a schema, before it is known which side sends its values. */
export interface SchemaDifference {
  readonly rule: string
  readonly drift: Drift
  readonly text: string
}

/** What is narrower shuts out values that consumers send; what is wider brings them values that they have never seen. */
function isBreaking(drift: Drift, direction: Direction): boolean {
  if (drift === 'harmless') return false
  return drift === 'other' || (drift === 'narrower') === (direction === 'to the service')
}
