import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ExpiringMap } from '../../src/stores/postgres/expiring-map.ts'
import { usedHeap } from '../used-heap.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
})

it('an entry is there until its own time has passed', () => {
  const map = new ExpiringMap<number>()
  map.set('long', 1, 2_000)
  map.set('short', 2, 1_000)
  vi.advanceTimersByTime(999)
  expect([map.get('long'), map.get('short'), map.get('unknown')]).toEqual([1, 2, undefined])
  vi.advanceTimersByTime(1)
  expect([map.get('long'), map.get('short')]).toEqual([1, undefined])
})

it('an entry that is set again has the new value and the new time', () => {
  const map = new ExpiringMap<number>()
  map.set('a', 1, 1_000)
  vi.advanceTimersByTime(600)
  map.set('a', 2, 1_000)
  vi.advanceTimersByTime(600)
  expect(map.get('a')).toBe(2)
})

it('entries that have expired need no memory, although nobody asks for them', () => {
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
