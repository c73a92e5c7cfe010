// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
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
  test('shows one gap however often the service refuses the position', async () => {
    const { result, count } = await render({})
    api.push({ type: 'user.created' })
    await count(1)
    const { offset } = result.current
    const refusals = countedRefusals()
    api.cut()
    await waitFor(() => expect(refusals()).toBeGreaterThan(2), { timeout: 10_000 })
    server.resetHandlers()
    await api.subscribers(1)
    const { message } = api.push({ type: 'user.created' })
    await count(3)
    expect(result.current.events[1]).toEqual({ type: 'gap', after: offset })

    const more = countedRefusals()
    api.cut()
    await waitFor(() => expect(more()).toBeGreaterThan(1), { timeout: 10_000 })
    await count(4)
    expect(result.current.events[3]).toEqual({ type: 'gap', after: message.offset })
  })
})

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
