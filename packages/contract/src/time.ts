/**
 * An RFC 3339 time in milliseconds since 1970. A leap second, which `Date` does not know, is the first second of the next minute, as in
 * POSIX time.
 */
export function millisecondsOf(time: string): number {
  const plain = time.replace(/^(.{16}):60/, '$1:59')
  return Date.parse(plain) + (plain === time ? 0 : 1_000)
}
