import { expect, test } from 'vitest'
import { type Schema, violations } from '../src/schema.ts'

function messages(schema: Schema, value: unknown): string[] {
  return violations(schema, value).map(({ message }) => message)
}

test.each<[Schema, unknown, unknown, string]>([
  [{ const: '1.0' }, '1.0', '1.1', 'must be "1.0"'],
  [{ enum: ['a', 'b'] }, 'b', 'c', 'must be one of a, b'],
  [{ minLength: 2 }, 'ab', 'a', 'must have 2 to Infinity characters'],
  [{ maxLength: 2 }, '🌟🌟', 'abc', 'must have 0 to 2 characters'],
  [{ pattern: '^.$' }, '🌟', 'ab', 'must match ^.$'],
  [{ minimum: 1 }, 1, 0, 'must be 1 to Infinity'],
  [{ maximum: 9 }, 9, 10, 'must be -Infinity to 9'],
  [{ minimum: 1 }, '0', 0, 'must be 1 to Infinity'],
  [{ maxItems: 2 }, [1, 2], [1, 2, 3], 'must have at most 2 items'],
  [{ minimum: 1 }, null, 0, 'must be 1 to Infinity'],
  [{ maxItems: 2 }, 'abc', [1, 2, 3], 'must have at most 2 items'],
  [{ maxItems: 2 }, { length: 3 }, [1, 2, 3], 'must have at most 2 items'],
  [{ format: 'uri-reference' }, 'urn:a?b=%C3%a9#c', 'a b', 'must be a uri-reference'],
  [{ format: 'uri-reference' }, '', '%', 'must be a uri-reference'],
  [{ format: 'uri-reference' }, '//[::1]/~a', '%1', 'must be a uri-reference'],
  [{ format: 'uri-reference' }, 'a', '%zz', 'must be a uri-reference'],
])('%o accepts %o and refuses %o', (schema, valid, invalid, message) => {
  expect(messages(schema, valid)).toEqual([])
  expect(messages(schema, invalid)).toEqual([message])
})

test.each([
  '2026-11-20T08:02:11Z',
  '2026-11-20t08:02:11.5z',
  '2024-02-29T23:59:60+05:30',
  '2026-12-31T00:00:00.123456789-23:59',
])('%s is a date-time', text => {
  expect(messages({ format: 'date-time' }, text)).toEqual([])
})

test.each([
  'x2026-11-20T08:02:11Z',
  '2026-11-20T08:02:11Zx',
  '2026-02-29T08:02:11Z',
  '2026-04-31T08:02:11Z',
  '2026-01-00T08:02:11Z',
  '2026-00-10T08:02:11Z',
  '2026-13-10T08:02:11Z',
  '2026-01-99T08:02:11Z',
  '2026-11-20T24:00:00Z',
  '2026-11-20T08:60:00Z',
  '2026-11-20T08:00:61Z',
  '2026-11-20T08:02:11',
  '2026-11-20T08:02:11x05:30',
  '2026-11-20T08:02:11+24:00',
  '2026-11-20T08:02:11+05:60',
  '2026-11-20T08:02:11+05:3x',
])('%s is not a date-time', text => {
  expect(messages({ format: 'date-time' }, text)).toEqual(['must be a date-time'])
})
