// @vitest-environment jsdom
import { act, render, renderHook, waitFor } from '@testing-library/react'
import { Activity, createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { type LiveEvents, useEventRate, useEvents } from '../src/index.ts'
import { mocked } from './mocked.ts'

const { api, wrapper } = mocked()

/** Pushes events, each in an animation frame of its own. */
async function pushFrames(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    api.push({ type: 'user.created' })
    await new Promise(resolve => requestAnimationFrame(resolve))
    await new Promise(resolve => setTimeout(resolve))
  }
}

describe('A component with a `max` of 0', () => {
  test('is not rendered for events, gets them in `onEvents`, and is rendered when the state changes', async () => {
    let renders = 0
    let told = 0
    const onEvents = (events: readonly unknown[]) => {
      told += events.length
    }
    const { result } = renderHook(
      () => {
        renders++
        return useEvents({ max: 0, onEvents })
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.state.status).toBe('open'))
    const before = renders
    await pushFrames(5)
    await waitFor(() => expect(told).toBe(5))
    expect(renders).toBe(before)
    api.cut()
    await waitFor(() => expect(result.current.state.status).toBe('waiting'))
    expect(result.current).toMatchObject({ events: [], dropped: 5 })
  })

  test('shows events once it has another `max`', async () => {
    const { result, rerender } = renderHook(({ max }) => useEvents({ max }), {
      wrapper,
      initialProps: { max: 5 },
    })
    await api.subscribers(1)
    await pushFrames(1)
    await waitFor(() => expect(result.current.events).toHaveLength(1))
    rerender({ max: 0 })
    await waitFor(() => expect(result.current).toMatchObject({ events: [], dropped: 1 }))
    await pushFrames(2)
    rerender({ max: 5 })
    await waitFor(() => expect(result.current.events).toHaveLength(3))
  })
})

test('useEventRate is rendered only when the rate or the state changes', async () => {
  let renders = 0
  const { result } = renderHook(
    () => {
      renders++
      return useEventRate()
    },
    { wrapper },
  )
  await api.subscribers(1)
  const before = renders
  await pushFrames(20)
  await waitFor(() => expect(result.current).toBeGreaterThan(0))
  expect(renders - before).toBeLessThan(5)
})

test.each([useEvents, useEventRate])(
  '%o opens no connection until it is enabled, and closes it when it is not',
  async hook => {
    const use = hook as (options: { enabled: boolean }) => unknown
    const { rerender } = renderHook(({ enabled }) => use({ enabled }), {
      wrapper,
      initialProps: { enabled: false },
    })
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(api.openStreams()).toBe(0)
    rerender({ enabled: true })
    await api.subscribers(1)
    rerender({ enabled: false })
    await api.subscribers(0)
  },
)

test('useEvents shows nothing while it is not enabled', async () => {
  const { result, rerender } = renderHook(({ enabled }) => useEvents({ enabled }), {
    wrapper,
    initialProps: { enabled: true },
  })
  await api.subscribers(1)
  await pushFrames(1)
  await waitFor(() => expect(result.current.events).toHaveLength(1))
  rerender({ enabled: false })
  const nothing = { events: [], dropped: 0, hidden: 0, state: { status: 'closed' } }
  expect(result.current).toMatchObject(nothing)
  expect(result.current.offset).toBeUndefined()
  await api.subscribers(0)
  expect(result.current).toMatchObject(nothing)
})

test('a component that changes its query fast holds few connections', async () => {
  const query = (second: number) => ({ from_timestamp: new Date(Date.UTC(2026, 10, 20) + second * 1_000) })
  const { rerender } = renderHook(({ second }) => useEvents(query(second)), {
    wrapper,
    initialProps: { second: 0 },
  })
  let most = 0
  for (let second = 1; second <= 12; second++) {
    rerender({ second })
    await new Promise(resolve => setTimeout(resolve, 50))
    most = Math.max(most, api.openStreams())
  }
  await api.subscribers(1)
  expect(most).toBeLessThanOrEqual(6)
})

/** Passes its live events to `onRender`. */
function Live({ onRender }: { onRender: (live: LiveEvents) => void }): null {
  onRender(useEvents())
  return null
}

test('a pause by `pause()` survives that <Activity> hides and shows the component', async () => {
  const renders: LiveEvents[] = []
  const onRender = (live: LiveEvents) => renders.push(live)
  const children = createElement(Live, { onRender })
  const inside = (mode: 'hidden' | 'visible') => createElement(Activity, { mode, ...{ children } })
  const { rerender } = render(inside('visible'), { wrapper })
  act(() => renders.at(-1)?.pause())
  rerender(inside('hidden'))
  rerender(inside('visible'))
  await act(async () => {})
  expect(renders.at(-1)?.isPaused).toBe(true)
})
