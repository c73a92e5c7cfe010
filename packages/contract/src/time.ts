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

/**
 * The rule of a replay: it has one start, at most one end, and they are in order. Offsets sort as strings in the order of the log. A start
 * and an end of different kinds may be out of order: then no event lies between them.
 */
export function replayRule(body: unknown): readonly Violation[] {
  const { from, date_from: dateFrom, to, date_to: dateTo } = Object(body)
  const violations = [...redeliveryRule(body)]
  if ((from === undefined) === (dateFrom === undefined))
    violations.push({
      path: '',
      code: 'invalid',
      message: "needs one of the properties 'from' and 'date_from'",
    })
  if (to !== undefined && dateTo !== undefined)
    violations.push({ path: '/to', code: 'invalid', message: "cannot be used together with 'date_to'" })
  if (typeof from === 'string' && typeof to === 'string' && from >= to)
    violations.push({ path: '/from', code: 'invalid', message: "must lie before 'to'" })
  return violations
}
