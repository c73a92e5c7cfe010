/** A row of either database. */
export type Row = Readonly<Record<string, unknown>>

/** A time in milliseconds since 1970, or null. */
export function timeOf(column: unknown): number | null {
  return column === null ? null : Number(column)
}

/** Converts a time in milliseconds since 1970 to the format of the OpenAPI document (RFC 3339). */
export function timestampOf(column: unknown): string {
  return new Date(Number(column)).toISOString()
}
