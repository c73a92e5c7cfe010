// @vitest-environment jsdom
import { eventTypes } from '@tenant-api/client'
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { keyOf } from '../src/feeds.ts'
import { useEventRate, useEvents, useRedelivery } from '../src/index.ts'
import { mocked } from './mocked.ts'

/** What plain JavaScript gets for a wrong argument: TypeScript refuses most of them. */

const { api, client, wrapper } = mocked()
const id = 'est_1'

/** Holds seven subscriptions. */
function useSeven(useEach: typeof useEvents): void {
  useEach()
  useEach({ event_type: ['user.created'] })
  useEach({ event_type: ['user.updated'] })
  useEach({ event_type: ['user.deleted'] })
  useEach({ event_type: ['group.created'] })
  useEach({ event_type: ['group.updated'] })
  useEach({ event_type: ['group.deleted'] })
}

/** The error of a hook with an argument that TypeScript refuses. */
function errorOf(use: (options: never) => unknown, options: unknown): unknown {
  try {
    renderHook(() => use(options as never), { wrapper })
  } catch (error) {
    return error
  }
}

describe('useEvents', () => {
  test.each([
    [-2, 'the number -2'],
    [1.5, 'the number 1.5'],
    [Number.NaN, 'the number NaN'],
    ['x', 'the string x'],
    ['5', 'the string 5'],
    [null, 'null'],
    [{}, 'an object'],
  ])('refuses %j as `max`, and says what to pass', (max, got) => {
    expect(errorOf(useEvents, { max })).toEqual(
      new TypeError(`max must be a whole number of 0 or more, or Infinity, or undefined; got ${got}.`),
    )
  })

  test.each([0, 1, Number.POSITIVE_INFINITY, undefined])('accepts %j as `max`', max => {
    const { result } = renderHook(() => useEvents({ max }), { wrapper })
    expect(result.current.events).toEqual([])
  })

  test('refuses what is neither true nor false as `paused`, and what is no function as `onEvents`', () => {
    expect(errorOf(useEvents, { paused: 'false' })).toEqual(
      new TypeError('paused must be true or false, or undefined; got the string false.'),
    )
    expect(errorOf(useEvents, { onEvents: [] })).toEqual(
      new TypeError('onEvents must be a function, or undefined; got an array.'),
    )
  })

  test('lists its options when one is unknown', () => {
    expect(errorOf(useEvents, { event_types: ['user.created'] })).toEqual(
      new TypeError(
        "The option 'event_types' is unknown. The options are event_type, filter, from, from_timestamp, max, paused, enabled, onEvents.",
      ),
    )
  })
})

test('useEventRate lists its options when one is unknown', () => {
  expect(errorOf(useEventRate, { max: 5 })).toEqual(
    new TypeError(
      "The option 'max' is unknown. The options are event_type, filter, from, from_timestamp, enabled.",
    ),
  )
})

describe.each([useEvents, useEventRate])('%o refuses', hook => {
  test.each([
    [null, 'null'],
    [5, 'the number 5'],
    ['user.created', 'the string user.created'],
    [['user.created'], 'an array'],
  ])('%j as its options', (options, got) => {
    expect(errorOf(hook, options)).toEqual(new TypeError(`The options must be an object, got ${got}.`))
  })

  test('event types that are no array', () => {
    expect(errorOf(hook, { event_type: 'user.created' })).toEqual(
      new TypeError(
        "event_type must be an array of event types, such as ['user.created'], or undefined; got the string user.created.",
      ),
    )
  })

  test('what a storage without an offset returns', () => {
    expect(errorOf(hook, { from: localStorage.getItem('offset') })).toEqual(
      new TypeError('from must be an offset, which is a string, or undefined; got null.'),
    )
  })

  test.each([
    [new Date(Number.NaN), 'the Date Invalid Date'],
    [1_764_000_000_000, 'the number 1764000000000'],
    ['yesterday', 'the string yesterday'],
    ['2026-11-20T08:00:00.123Z', 'the string 2026-11-20T08:00:00.123Z'],
  ])('%j as a time', (from_timestamp, got) => {
    expect(errorOf(hook, { from_timestamp })).toEqual(
      new TypeError(
        `from_timestamp must be a valid Date or a string in whole seconds such as 2026-11-20T08:00:00Z, or undefined; got ${got}.`,
      ),
    )
  })

  test('two starts', () => {
    expect(errorOf(hook, { from: 'o1', from_timestamp: '2026-11-20T08:00:00Z' })).toEqual(
      new TypeError('from and from_timestamp exclude each other.'),
    )
  })
})

test('useEvents warns once of an option that changes from one render to the next', async () => {
  vi.resetModules()
  const { TenantApiProvider, useEvents } = await import('../src/index.ts')
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(TenantApiProvider, { client }, children)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const start = Date.UTC(2026, 10, 20)
  const { rerender } = renderHook(
    ({ second }) => useEvents({ from_timestamp: new Date(start + second * 1_000) }),
    { wrapper, initialProps: { second: 0 } },
  )
  for (let second = 1; second < 8; second++) rerender({ second })
  expect(warn).not.toHaveBeenCalled()
  for (let second = 8; second < 20; second++) rerender({ second })
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('Pass a value that stays the same from one render to the next.')],
  ])
})

test('useEvents warns of more subscriptions than a browser has connections, but not of a filter that its user changes', async () => {
  vi.resetModules()
  const { TenantApiProvider, useEvents } = await import('../src/index.ts')
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(TenantApiProvider, { client }, children)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const { rerender } = renderHook(({ index }) => useEvents({ event_type: eventTypes.slice(0, index) }), {
    wrapper,
    initialProps: { index: 1 },
  })
  for (let index = 2; index <= 20; index++) {
    rerender({ index })
    if (index % 4 === 0) await api.subscribers(1)
  }
  expect(warn).not.toHaveBeenCalled()
  renderHook(() => useSeven(useEvents), { wrapper })
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('useEvents holds more subscriptions than a browser has connections')],
  ])
})

test('useRedelivery throws to the caller of `redeliver` if the ids are wrong', () => {
  const { result } = renderHook(() => useRedelivery(), { wrapper })
  const redeliver = (request: unknown) => () => act(() => result.current.redeliver(request as never))
  expect(redeliver({ id, ids: ['evt_1'] })).toThrow(
    new TypeError('event_ids must be an array of ids, got undefined.'),
  )
  expect(redeliver({ id, event_ids: [{ id: 'evt_1' }] })).toThrow(
    new TypeError('event_ids must be an array of ids, got an array with an object.'),
  )
  expect(redeliver({ event_ids: ['evt_1'] })).toThrow(
    new TypeError('id must be the id of an event stream, got undefined.'),
  )
  expect(result.current).toMatchObject({ isRunning: false, error: null })
})

test('filters with the same types share a connection, in any order and with repetitions', () => {
  const once = keyOf({ event_type: ['user.created', 'user.deleted'] })
  expect(keyOf({ event_type: ['user.deleted', 'user.created', 'user.deleted'] })).toBe(once)
})

test('useEvents sends a Date in whole seconds, but a string unchanged, so that the service can refuse a wrong string', () => {
  const time = '2026-11-20T08:00:00.123Z'
  expect(JSON.parse(keyOf({ from_timestamp: time }))).toMatchObject({ from_timestamp: time })
  expect(JSON.parse(keyOf({ from_timestamp: new Date(time) }))).toMatchObject({
    from_timestamp: '2026-11-20T08:00:00Z',
  })
})
