/** A JSON object of the API, such as an event stream. */
export type Resource = Readonly<Record<string, unknown>>

export function isResource(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A copy of a JSON value. At any depth, each text that is a key of `replacements` is replaced by its value. */
export function replaced<Value>(value: Value, replacements: ReadonlyMap<unknown, string>): Value {
  return JSON.parse(JSON.stringify(value, (_, part: unknown) => replacements.get(part) ?? part))
}
