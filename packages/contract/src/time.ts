import { faultAt } from './field-error.ts'

/**
 * Converts an RFC 3339 time to milliseconds since 1970. `Date` does not support leap seconds: a leap second counts as the first
 * second of the next minute, as in POSIX time.
 */
export function millisecondsOf(time: string): number {
  const plain = time.replace(/^(.{16}):60/, '$1:59')
  return Date.parse(plain) + (plain === time ? 0 : 1_000)
}

/** The error for a redelivery whose dates are in the wrong order. The schema of one property cannot express this. */
export const redeliveryDatesInWrongOrder = faultAt(
  '#/date_from',
  'invalid_body',
  "The property 'date_from' must lie before 'date_to'.",
)
