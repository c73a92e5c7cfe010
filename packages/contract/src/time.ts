import type { Violation } from './sentences.ts'

/**
 * Converts an RFC 3339 time to milliseconds since 1970. `Date` does not support leap seconds: a leap second counts as the first
 * second of the next minute, as in POSIX time.
 */
export function millisecondsOf(time: string): number {
  const plain = time.replace(/^(.{16}):60/, '$1:59')
  return Date.parse(plain) + (plain === time ? 0 : 1_000)
}

/** The rule of a redelivery: its dates are in order. The schema of one property cannot express this. */
export function redeliveryRule(body: unknown): readonly Violation[] {
  const { date_from: from, date_to: to } = Object(body)
  if (typeof from !== 'string' || typeof to !== 'string' || !(millisecondsOf(from) >= millisecondsOf(to)))
    return []
  return [{ path: '/date_from', code: 'invalid', message: "must lie before 'date_to'" }]
}
