import { InvalidArgumentError } from 'commander'

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 }

/**
 * Converts an ISO 8601 time, or a time relative to now such as `-2h`, to the format of the document, in whole seconds. The units
 * are s, m, h and d.
 */
export function timestamp(value: string, now = Date.now()): string {
  const [, sign, amount, unit = ''] = /^([+-])(\d{1,9})([smhd])$/.exec(value) ?? []
  const milliseconds = sign
    ? now + (sign === '-' ? -1 : 1) * Number(amount) * (units[unit] ?? 0) * 1_000
    : /^\d{4}-/.test(value)
      ? Date.parse(value)
      : // `Date.parse` reads other texts too: 5 as a day in May 2001.
        Number.NaN
  if (Number.isNaN(milliseconds) || Math.abs(milliseconds) > 8.64e15)
    throw new InvalidArgumentError('It must be a time such as 2026-11-20T08:00:00Z or -2h.')
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z')
}
