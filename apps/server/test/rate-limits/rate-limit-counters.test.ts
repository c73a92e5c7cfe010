import { expect, test, vi } from 'vitest'
import { createMemoryCounters } from '../../src/stores/memory.ts'

const noLimit = Number.POSITIVE_INFINITY

test('concurrent requests get different counts', async () => {
  const counters = createMemoryCounters()
  const counts = await Promise.all(Array.from({ length: 1_000 }, () => counters.count('a', noLimit)))
  expect(counts.map(({ count }) => count)).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 1))
  expect(new Set(counts.map(({ endsAt }) => endsAt)).size).toBeLessThan(1_000)
})

test('each key has its own window, which begins with its first request and ends a second later', async () => {
  vi.useFakeTimers()
  try {
    const counters = createMemoryCounters()
    const start = Date.now()
    const at = async (ms: number, key: string) => {
      vi.setSystemTime(start + ms)
      const { count, endsAt } = await counters.count(key, noLimit)
      return { count, endsAt: endsAt - start }
    }
    expect(await at(0, 'a')).toEqual({ count: 1, endsAt: 1_000 })
    expect(await at(400, 'b')).toEqual({ count: 1, endsAt: 1_400 })
    expect(await at(999, 'a')).toEqual({ count: 2, endsAt: 1_000 })
    expect(await at(1_000, 'a')).toEqual({ count: 1, endsAt: 2_000 })
    expect(await at(1_399, 'b')).toEqual({ count: 2, endsAt: 1_400 })
  } finally {
    vi.useRealTimers()
  }
})

test('the timers that delete counters do not keep the process alive', async () => {
  const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length
  const before = timers()
  await createMemoryCounters().count('a', noLimit)
  expect(timers()).toBe(before)
})
