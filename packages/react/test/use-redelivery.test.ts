// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { queryOptions, useClient, useRedelivery } from '../src/index.ts'
import { mocked } from './mocked.ts'

const { api, server, queryClient, wrapper } = mocked()
const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
const busy = { status: 429, headers: { 'Retry-After': '60' } } as const

/** The ids of the deliveries that the service was asked to repeat. */
let requested: string[]
beforeEach(() => {
  requested = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') requested.push(request.url.slice(-5))
  })
})

describe('useRedelivery', () => {
  test('says that it waits while the service asks for a pause, and cancels at once', async () => {
    server.use(api.answer('redeliver_event', busy))
    const { result } = renderHook(() => useRedelivery(), { wrapper })
    act(() => result.current.redeliver({ id, event_ids: ['evt_1', 'evt_2'] }))
    await waitFor(() => expect(result.current).toMatchObject({ isRunning: true, isWaiting: true, total: 2 }))
    act(() => result.current.cancel())
    await waitFor(() => expect(result.current).toMatchObject({ isRunning: false, isWaiting: false }))
    expect(requested).toEqual(['evt_1'])
  })

  test('ends at once after a cancel during a request that the service answers with a pause', async () => {
    const answer = heldAnswers(busy)
    const { result } = renderHook(() => useRedelivery(), { wrapper })
    act(() => result.current.redeliver({ id, event_ids: ['evt_1', 'evt_2'] }))
    await waitFor(() => expect(requested).toEqual(['evt_1']))
    act(() => result.current.cancel())
    answer()
    await waitFor(() => expect(result.current).toMatchObject({ isRunning: false, isWaiting: false }))
    expect(requested).toEqual(['evt_1'])
  })

  test('repeats a delivery once that is named twice', async () => {
    const { result } = renderHook(() => useRedelivery(), { wrapper })
    act(() => result.current.redeliver({ id, event_ids: ['evt_1', 'evt_2', 'evt_1'] }))
    await waitFor(() => expect(result.current).toMatchObject({ isRunning: false, total: 2 }))
    expect(requested).toEqual(['evt_1', 'evt_2'])
  })

  test('ignores a second call while a redelivery runs, also within the same click', async () => {
    const answer = heldAnswers()
    const { result } = renderHook(() => useRedelivery(), { wrapper })
    act(() => {
      result.current.redeliver({ id, event_ids: ['evt_1', 'evt_2'] })
      result.current.redeliver({ id, event_ids: ['evt_3', 'evt_4', 'evt_5'] })
    })
    await waitFor(() => expect(requested).toEqual(['evt_1']))
    act(() => result.current.redeliver({ id, event_ids: ['evt_6'] }))
    act(() => result.current.cancel())
    answer()
    await waitFor(() => expect(result.current).toMatchObject({ isRunning: false, total: 2, accepted: 1 }))
    expect(requested).toEqual(['evt_1'])
    act(() => result.current.redeliver({ id, event_ids: ['evt_7'] }))
    await waitFor(() => expect(result.current).toMatchObject({ isRunning: false, total: 1, accepted: 1 }))
    expect(requested).toEqual(['evt_1', 'evt_7'])
  })

  test('shows its error at once, although the service does not answer the fetch of the deliveries', async () => {
    server.use(
      api.answer('redeliver_event', { status: 403 }),
      api.answer('get_event_deliveries', () => new Promise<never>(() => {})),
    )
    const { result } = renderHook(
      () => ({
        deliveries: useQuery(queryOptions(useClient(), 'getEventDeliveries', { id })),
        redelivery: useRedelivery(),
      }),
      { wrapper },
    )
    act(() => result.current.redelivery.redeliver({ id, event_ids: ['evt_1', 'evt_2'] }))
    await waitFor(() =>
      expect(result.current.redelivery).toMatchObject({ isRunning: false, error: { code: 'forbidden' } }),
    )
    expect(requested).toEqual(['evt_1'])
  })

  test('sends nothing more when its component unmounts', async () => {
    const answer = heldAnswers()
    const { result, unmount } = renderHook(() => useRedelivery(), { wrapper })
    act(() => {
      result.current.redeliver({ id, event_ids: ['evt_1', 'evt_2'] })
      result.current.redeliver({ id, event_ids: ['evt_3', 'evt_4'] })
    })
    await waitFor(() => expect(requested).toEqual(['evt_1']))
    unmount()
    answer()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(requested).toEqual(['evt_1'])
  })
})

/** Lets the service answer redeliveries only when the returned function has been called. */
function heldAnswers(choice: typeof busy | { readonly status: 202 } = { status: 202 }): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.use(
    api.answer('redeliver_event', async () => {
      await promise
      return choice
    }),
  )
  return resolve
}
