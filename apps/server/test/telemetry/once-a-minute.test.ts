import { expect, test } from 'vitest'
import { createOnceAMinute } from '../../src/telemetry/once-a-minute.ts'
import { usedHeap } from '../used-heap.ts'

test('each key is reported at once, and then at most once a minute', () => {
  let now = 5
  const isFirst = createOnceAMinute(() => now)
  expect([isFirst('a'), isFirst('a'), isFirst('b'), isFirst('b')]).toEqual([true, false, true, false])
  now += 59_999
  expect([isFirst('a'), isFirst('b'), isFirst('c')]).toEqual([false, false, true])
  now += 1
  expect([isFirst('a'), isFirst('a'), isFirst('c')]).toEqual([true, false, false])
})

test('100,000 keys leave nothing in memory after a minute', () => {
  let now = 0
  const isFirst = createOnceAMinute(() => now)
  const before = usedHeap()
  for (let count = 0; count < 100_000; count++) {
    isFirst(`policy ${count}`)
    now += 600
  }
  expect(usedHeap() - before).toBeLessThan(1_000_000)
  expect(isFirst('policy 99999')).toBe(false)
})
