import { expect, test } from 'vitest'
import { retryDelay } from '../src/retry-delay.ts'

test.each([
  { failures: 1, retry: 2000, least: 2000, most: 4000 },
  { failures: 2, retry: 2000, least: 2000, most: 8000 },
  { failures: 4, retry: 2000, least: 2000, most: 32_000 },
  { failures: 1000, retry: 2000, least: 2000, most: 32_000 },
  { failures: 1, retry: 0, least: 100, most: 200 },
  { failures: 4, retry: 1e18, least: 60_000, most: 960_000 },
])(
  '$failures failures with a retry of $retry ms wait from $least to $most ms',
  ({ failures, retry, least, most }) => {
    expect(retryDelay(failures, retry, undefined, 0)).toBe(least)
    expect(retryDelay(failures, retry, undefined, 1)).toBe(most)
  },
)

test('Retry-After is kept, up to an hour', () => {
  expect(retryDelay(1, 2000, 10, 0)).toBe(10_000)
  expect(retryDelay(1, 2000, 1, 0)).toBe(2000)
  expect(retryDelay(1, 2000, 1e18, 0)).toBe(3_600_000)
})
