import { expect, test } from 'vitest'
import { retryDelay } from '../src/retrying.ts'

const maxRetryDelay = 86_400_000

test.each([
  { failures: 1, retry: 2000, least: 2000, most: 4000 },
  { failures: 2, retry: 2000, least: 2000, most: 8000 },
  { failures: 4, retry: 2000, least: 2000, most: 32_000 },
  { failures: 1000, retry: 2000, least: 2000, most: 32_000 },
  { failures: 1, retry: 0, least: 100, most: 200 },
  { failures: 4, retry: 60_000, least: 60_000, most: 960_000 },
  { failures: 4, retry: 600_000, least: 600_000, most: 1_200_000 },
  { failures: 1, retry: 1e18, least: maxRetryDelay, most: maxRetryDelay },
  { failures: 1, retry: Number.POSITIVE_INFINITY, least: maxRetryDelay, most: maxRetryDelay },
])(
  '$failures failures with a retry of $retry ms wait from $least to $most ms',
  ({ failures, retry, least, most }) => {
    expect(retryDelay(failures, { retry, maxRetryDelay }, 0)).toBe(least)
    expect(retryDelay(failures, { retry, maxRetryDelay }, 1)).toBe(most)
  },
)

test('Retry-After is respected, up to the longest delay', () => {
  const delay = (retryAfter: number) => retryDelay(1, { retry: 2000, retryAfter, maxRetryDelay }, 0)
  expect(delay(10)).toBe(10_000)
  expect(delay(1)).toBe(2000)
  expect(delay(7_200)).toBe(7_200_000)
  expect(delay(1e18)).toBe(maxRetryDelay)
})
