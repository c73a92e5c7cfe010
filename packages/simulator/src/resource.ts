import type { Parts } from './parts.ts'

/** An object of the API with an id, such as an event stream. */
export type Resource = Parts

/** A copy of a JSON value. At any depth, each text that is a key of `replacements` is replaced by its value. */
export function replaced<Value>(value: Value, replacements: ReadonlyMap<unknown, string>): Value {
  return JSON.parse(JSON.stringify(value, (_, part: unknown) => replacements.get(part) ?? part))
}
