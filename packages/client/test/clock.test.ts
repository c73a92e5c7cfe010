import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { after } from '../src/abortable.ts'

const day = 86_400_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([1, 1_000, 24 * day, 25 * day, 100 * day])('a timer of %i ms fires once, on time', milliseconds => {
  const callback = vi.fn()
  after(milliseconds, callback)
  vi.advanceTimersByTime(milliseconds - 1)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(100 * day)
  expect(callback).toHaveBeenCalledOnce()
})

test('a timer of Infinity never fires', () => {
  const callback = vi.fn()
  const stop = after(Number.POSITIVE_INFINITY, callback)
  vi.advanceTimersByTime(1_000 * day)
  expect(callback).not.toHaveBeenCalled()
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('a stopped timer of any length does not fire', () => {
  const callback = vi.fn()
  const stop = after(100 * day, callback)
  vi.advanceTimersByTime(50 * day)
  stop()
  vi.advanceTimersByTime(100 * day)
  expect(callback).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
