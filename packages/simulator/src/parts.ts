/** An object of JSON, by its property names. */
export type Parts = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asRecord(value: unknown): Parts {
  return isRecord(value) ? value : {}
}

/** An object of the API with an id, such as an event stream. */
export type Resource = Parts

/** A copy of a JSON value. At any depth, each text that is a key of `replacements` is replaced by its value. */
export function replaced<Value>(value: Value, replacements: ReadonlyMap<unknown, string>): Value {
  return JSON.parse(JSON.stringify(value, (_, part: unknown) => replacements.get(part) ?? part))
}

/** The results in the body of a listing. The body is the list itself, or an object that contains it. */
export function resultsOf(body: unknown): readonly Resource[] {
  const list = isRecord(body) ? Object.values(body).find(Array.isArray) : body
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** The body of a listing with other results. */
export function withResults(body: unknown, results: readonly Resource[]): object {
  if (!isRecord(body)) return results
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? results : value]),
  )
}
