/** An object of JSON, by its property names. */
export type Parts = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
