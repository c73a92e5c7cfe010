import { expect, test } from 'vitest'
import { type Bucket, filledAt, takeToken } from '../../src/limiting/quota.ts'

const rate = { perSecond: 50, burst: 100 }

/** Takes tokens for `count` concurrent requests. Returns how many are granted, and the bucket after them. */
function grantedAt(bucket: Bucket | undefined, now: number, count: number) {
  let granted = 0
  for (let index = 0; index < count; index++) {
    const taken = takeToken(bucket, now, rate)
    bucket = taken.bucket
    if (taken.isGranted) granted++
  }
  return { granted, bucket }
}

test('exactly the burst is granted at once', () => {
  expect(grantedAt(undefined, 1_000, 150).granted).toBe(100)
})

test.each([
  { afterMs: 0, granted: 0 },
  { afterMs: 19, granted: 0 },
  { afterMs: 20, granted: 1 },
  { afterMs: 39, granted: 1 },
  { afterMs: 1_000, granted: 50 },
  { afterMs: 2_000, granted: 100 },
  { afterMs: 86_400_000, granted: 100 },
  { afterMs: -86_400_000, granted: 0 },
])('$afterMs ms after a burst, $granted more requests are granted', ({ afterMs, granted }) => {
  const { bucket } = grantedAt(undefined, 1_000_000, 100)
  expect(grantedAt(bucket, 1_000_000 + afterMs, 200).granted).toBe(granted)
})

test('setting the clock back and forth does not fill a bucket twice', () => {
  let bucket: Bucket | undefined
  let granted = 0
  for (let round = 0; round < 100; round++) {
    for (const now of [10_000, 0]) {
      const taken = grantedAt(bucket, now, 200)
      bucket = taken.bucket
      granted += taken.granted
    }
  }
  expect(granted).toBe(100)
})

test('refused requests take no tokens', () => {
  let { bucket } = grantedAt(undefined, 0, 100)
  for (let now = 0; now < 20; now++) bucket = takeToken(bucket, now, rate).bucket
  expect(takeToken(bucket, 21, rate).isGranted).toBe(true)
})

test('over ten seconds, at any request rate, no more than the burst plus ten seconds of the rate is granted', () => {
  for (const everyMs of [1, 3, 7, 13]) {
    let bucket: Bucket | undefined
    let granted = 0
    for (let now = 0; now <= 10_000; now += everyMs) {
      const taken = takeToken(bucket, now, rate)
      bucket = taken.bucket
      if (taken.isGranted) granted++
    }
    const asked = Math.floor(10_000 / everyMs) + 1
    const allowed = Math.min(600, asked)
    expect(granted).toBeLessThanOrEqual(allowed)
    expect(granted).toBeGreaterThanOrEqual(allowed - 1)
  }
})

test('`filledAt` returns when a bucket has one token, and when it is full', () => {
  const { bucket } = takeToken({ tokens: 0.5, at: 0 }, 0, rate)
  expect(filledAt(bucket, 1, rate)).toBe(10)
  expect(filledAt(bucket, 100, rate)).toBe(1_990)
  expect(filledAt({ tokens: 3, at: 7 }, 1, rate)).toBe(7)
})
