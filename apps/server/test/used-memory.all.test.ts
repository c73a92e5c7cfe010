/** What the service keeps of callers who have left does not fill its memory. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFairQueue } from '../src/limiting/fair-queue.ts'
import { FairShares } from '../src/limiting/fair-shares.ts'
import { createOnceAMinute } from '../src/limiting/once-a-minute.ts'
import { createMemoryCounters, createMemoryQuota } from '../src/stores/memory.ts'
import { ExpiringMap } from '../src/stores/postgres/counters.ts'
import { usedHeap } from './used-heap.ts'

test('a fair queue uses no memory for askers whose work is done', async () => {
  const queue = createFairQueue({ atOnce: 1, maxWaiting: 100 }, 'Too much.')
  const before = usedHeap()
  for (let round = 0; round < 1_000; round++) {
    const groups = Array.from({ length: 10 }, (_, index) => `${round}:${index}`)
    await Promise.all(groups.map(group => queue.run({ group, member: 'a' }, async () => {})))
  }
  // The maps of 9,000 groups would need more than 2 MB.
  expect(usedHeap() - before).toBeLessThan(500_000)
})

test('fair shares use no memory for holders that have released everything', () => {
  const shares = new FairShares(120)
  const before = usedHeap()
  for (let holder = 0; holder < 100_000; holder++) {
    shares.take(`holder ${holder}`, 1)
    shares.release(`holder ${holder}`, 1)
  }
  // The names of all holders would need more than 5 MB.
  expect(usedHeap() - before).toBeLessThan(500_000)
  expect(shares.free).toBe(120)
})

test('inactive clients use no memory, because their quota is full again, even beside a busy client', async () => {
  let now = 0
  const clients = 100_000
  const quota = createMemoryQuota({ perSecond: 10, burst: 20 }, () => now)
  const before = usedHeap()
  for (let client = 0; client < clients; client++) {
    now += 1
    await quota.take(`client ${client}`)
    await quota.take('a busy client')
  }
  // A bucket is full again after 100 ms, and need not be kept. The buckets of all clients would need more than 10 MB.
  expect(usedHeap() - before).toBeLessThan(2_000_000)
  expect((await quota.take('client 0')).remaining).toBe(19)
})

test('100,000 client ids, 10,000 a second, leave no counters in memory', async () => {
  vi.useFakeTimers()
  try {
    const counters = createMemoryCounters()
    const before = usedHeap()
    for (let second = 0; second < 10; second++) {
      for (let index = 0; index < 10_000; index++)
        await counters.count(`client ${second} ${index}`, Number.POSITIVE_INFINITY)
      expect(vi.getTimerCount()).toBe(10_000)
      vi.advanceTimersByTime(1_000)
    }
    expect(vi.getTimerCount()).toBe(0)
    expect(usedHeap() - before).toBeLessThan(2_000_000)
    expect((await counters.count('client 0 0', Number.POSITIVE_INFINITY)).count).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test('entries of an expiring map that have expired need no memory, although nobody asks for them', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const map = new ExpiringMap<number>()
  const before = usedHeap()
  for (let index = 0; index < 100_000; index++) {
    // These two are set again and again, and must not hide the others.
    map.set('busy', index, 10)
    map.set('also busy', index, 10)
    map.set(`client-${index}`, index, 10)
    vi.advanceTimersByTime(1)
  }
  // 100,000 entries would take about 10 MB.
  expect(usedHeap() - before).toBeLessThan(1_000_000)
  expect(map.get('client-99999')).toBe(99_999)
})

test('100,000 keys that are reported once a minute leave nothing in memory after a minute', () => {
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
