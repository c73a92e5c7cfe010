// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type UseEventsOptions, useEvents } from '../src/index.ts'
import { mocked } from './mocked.ts'

const { api, server, wrapper } = mocked()

/** Renders the hook, waits for its stream, and returns what it shows. */
async function render(initialProps: UseEventsOptions) {
  const hook = renderHook(useEvents, { wrapper, initialProps })
  await api.subscribers(1)
  return {
    ...hook,
    shows: (expected: object) => waitFor(() => expect(hook.result.current).toMatchObject(expected)),
    count: (events: number) => waitFor(() => expect(hook.result.current.events).toHaveLength(events)),
  }
}

describe('useEvents', () => {
  test('keeps its pause and its cleared list when `max` changes', async () => {
    const { result, rerender, count, shows } = await render({ max: 10 })
    api.push({ type: 'user.created' })
    await count(1)
    act(() => result.current.clear())
    api.push({ type: 'user.created' })
    await count(1)
    act(() => result.current.pause())
    rerender({ max: 20 })
    api.push({ type: 'user.created' })
    await shows({ isPaused: true, hidden: 1 })
    await count(1)
    act(() => result.current.resume())
    await count(2)
    rerender({ max: 1 })
    await shows({ dropped: 1, hidden: 0 })
    await count(1)
  })

  test('keeps its pause when the query changes', async () => {
    const { result, rerender, shows } = await render({})
    act(() => result.current.pause())
    rerender({ event_type: ['user.created'] })
    await api.subscribers(2)
    api.push({ type: 'user.created' })
    await shows({ isPaused: true, events: [], hidden: 1 })
    act(() => result.current.resume())
    await shows({ isPaused: false, events: [{ type: 'user.created' }], hidden: 0 })
  })

  test('is paused while `paused` is true, and keeps a pause by hand otherwise', async () => {
    const { result, rerender, shows, count } = await render({ paused: true })
    api.push({ type: 'user.created' })
    await shows({ isPaused: true, events: [], hidden: 1 })
    rerender({})
    await shows({ isPaused: false, hidden: 0 })
    await count(1)
    rerender({ paused: true })
    await shows({ isPaused: true })
    rerender({ paused: false })
    await shows({ isPaused: false })
    act(() => result.current.pause())
    rerender({})
    rerender({ max: 5 })
    await shows({ isPaused: true })
  })

  test('keeps as many events as it may show, also while it is paused from the beginning', async () => {
    const { rerender, count, shows } = await render({ paused: true, max: 2 })
    for (let pushed = 0; pushed < 3; pushed += 1) api.push({ type: 'user.created' })
    await shows({ hidden: 3 })
    rerender({ max: 2 })
    await shows({ dropped: 1, hidden: 0 })
    await count(2)
  })

  test('shows one gap however often the service refuses the position', async () => {
    const { result, count } = await render({})
    api.push({ type: 'user.created' })
    await count(1)
    const { offset } = result.current
    const refusals = countedRefusals()
    api.cut()
    await waitFor(() => expect(refusals()).toBeGreaterThan(2))
    server.resetHandlers()
    await api.subscribers(1)
    const { message } = api.push({ type: 'user.created' })
    await count(3)
    expect(result.current.events[1]).toEqual({ type: 'gap', after: offset })

    const more = countedRefusals()
    api.cut()
    await waitFor(() => expect(more()).toBeGreaterThan(1))
    await count(4)
    expect(result.current.events[3]).toEqual({ type: 'gap', after: message.offset })
  })

  test('reads all types over the same connection with no types and with an empty list of types', async () => {
    const { result } = renderHook(() => [useEvents(), useEvents({ event_type: [] })] as const, { wrapper })
    await waitFor(() => {
      for (const { state } of result.current) expect(state.status).toBe('open')
    })
    expect(api.push({ type: 'user.created' }).streams).toBe(1)
  })

  test('starts at a Date, in whole seconds', async () => {
    const asked = askedFor('from_timestamp')
    await render({ from_timestamp: new Date('2026-11-20T08:00:00.123Z') })
    expect(asked).toEqual(['2026-11-20T08:00:00Z'])
  })

  test('does not go back to `from_timestamp` after a gap, when it is resumed', async () => {
    const from_timestamp = '2026-11-20T08:00:00Z'
    const asked = askedFor('from_timestamp')
    server.use(
      api.answer('subscribe_events', { status: 410 }, { once: true }),
      api.answer('subscribe_events', { status: 401 }, { once: true }),
    )
    const { result } = renderHook(useEvents, { wrapper, initialProps: { from_timestamp } })
    await waitFor(() => expect(result.current.state.status).toBe('closed'))
    act(() => result.current.resume())
    await api.subscribers(1)
    expect(asked).toEqual([from_timestamp, null, null])
    expect(result.current.events).toEqual([{ type: 'gap' }])
  })
})

/** Returns the values of a query parameter in the requests of the test, in their order. */
function askedFor(parameter: string): readonly (string | null)[] {
  const asked: (string | null)[] = []
  server.events.on('request:start', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get(parameter))
  })
  onTestFinished(() => server.events.removeAllListeners())
  return asked
}

/** Lets the service refuse all subscriptions with 410. Returns how many it has refused. */
function countedRefusals(): () => number {
  let refused = 0
  server.use(
    api.answer('subscribe_events', () => {
      refused += 1
      return { status: 410 }
    }),
  )
  return () => refused
}
