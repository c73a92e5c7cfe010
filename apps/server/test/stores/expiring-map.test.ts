import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ExpiringMap } from '../../src/stores/postgres/counters.ts'

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
