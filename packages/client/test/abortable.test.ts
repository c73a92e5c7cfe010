import { getEventListeners } from 'node:events'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { abortable, limited, within } from '../src/abortable.ts'

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

describe('work with a time limit', () => {
  const limit = ['timeout of 60000 ms', 60_000] as const
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['that succeeds', async () => {}],
    ['that fails', () => Promise.reject(new Error('It failed.'))],
  ])('%s leaves no timer, and no listener at the signal of its caller', async (_, work) => {
    vi.useFakeTimers()
    const { signal } = new AbortController()
    await limited(limit, signal, work).catch(() => {})
    expect(vi.getTimerCount()).toBe(0)
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  test('that ignores its signal ends with the reason of the signal of its caller', async () => {
    vi.useFakeTimers()
    const controller = new AbortController()
    const { signal } = controller
    let own: AbortSignal | undefined
    const result = limited(limit, signal, signal => {
      own = signal
      return new Promise(() => {})
    })
    controller.abort('enough')
    await expect(result).rejects.toBe('enough')
    expect(own?.reason).toBe('enough')
    expect(vi.getTimerCount()).toBe(0)
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  test('that ignores its signal ends with a TimeoutError after the limit', async () => {
    vi.useFakeTimers()
    let own: AbortSignal | undefined
    const result = limited(limit, undefined, signal => {
      own = signal
      return new Promise(() => {})
    })
    vi.advanceTimersByTime(60_000)
    const error = await result.catch((error: unknown) => error)
    expect(error).toMatchObject({ code: 'timeout', message: 'No answer within the timeout of 60000 ms.' })
    expect(own?.reason).toBe(error)
  })
})
