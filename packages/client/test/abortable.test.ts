import { getEventListeners } from 'node:events'
import { expect, test, vi } from 'vitest'
import { abortable, within } from '../src/abortable.ts'

test('work that has ended leaves no listener at its signal', async () => {
  const { signal } = new AbortController()
  await abortable(Promise.resolve(), signal)
  await abortable(Promise.reject(new Error('It failed.')), signal).catch(() => {})
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})

test('work that ends in time leaves no timer', async () => {
  vi.useFakeTimers()
  await within(['timeout of 60000 ms', 60_000], new AbortController(), Promise.resolve())
  await within(
    ['timeout of 60000 ms', 60_000],
    new AbortController(),
    Promise.reject(new Error('It failed.')),
  ).catch(() => {})
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
