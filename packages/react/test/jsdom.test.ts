// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createClient } from '@tenant-api/client'
import { mockTenantApi } from '@tenant-api/msw'
import { setupServer } from 'msw/node'
import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import {
  queryOptions,
  TenantApiProvider,
  useClient,
  useEventRate,
  useEvents,
  useRedelivery,
} from '../src/index.ts'

/** The tests that a user of the hooks writes for components: with Mock Service Worker, and without a browser. */

const baseUrl = 'https://tenant.example.com'
const api = mockTenantApi({ baseUrl })
const server = setupServer(...api.handlers)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  api.cut()
})
afterAll(() => server.close())

function render(component: () => ReactNode): { element: HTMLElement; unmount(): void } {
  const client = createClient({ baseUrl, token: 'any' })
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const inside = createElement(TenantApiProvider, { client }, createElement(component))
  root.render(createElement(QueryClientProvider, { client: new QueryClient() }, inside))
  return { element, unmount: () => root.unmount() }
}

test('useEvents shows pushed events', async () => {
  const { element, unmount } = render(() => {
    const { events, state } = useEvents()
    return [state.status, ...events.map(({ type }) => type)].join()
  })
  await expect.poll(() => element.textContent).toBe('open')
  api.push({ type: 'user.created' })
  await expect.poll(() => element.textContent).toBe('open,user.created')
  unmount()
})

test('useRedelivery reports its progress', async () => {
  server.use(
    api.answer('redeliver_event', { status: 409 }, { once: true }),
    api.answer('redeliver_event', { status: 202 }),
  )
  const { element, unmount } = render(() => {
    const { redeliver, total, accepted, refused, isRunning } = useRedelivery()
    const request = { id: 'est_1CfRkm7WrQvB2TzNpXyL4d', event_ids: ['evt_1', 'evt_2', 'evt_3'] }
    const onClick = () => redeliver(request)
    return createElement(
      'button',
      { type: 'button', onClick },
      [isRunning, total, accepted, refused.length].join(),
    )
  })
  await expect.poll(() => element.textContent).toBe('false,0,0,0')
  element.querySelector('button')?.click()
  await expect.poll(() => element.textContent).toBe('false,3,2,1')
  unmount()
})

test('useRedelivery fetches deliveries and statistics again when it ends', async () => {
  const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
  const path = `/api/v2/event-streams/${id}`
  const read: string[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'GET' && pathname.startsWith(path)) read.push(pathname)
  })
  const { element, unmount } = render(() => {
    const client = useClient()
    const stats = useQuery(queryOptions(client, 'getEventStreamStats', { id }))
    const deliveries = useQuery(queryOptions(client, 'getEventDeliveries', { id }))
    const { redeliver } = useRedelivery()
    const onClick = () => redeliver({ id, event_ids: ['evt_1'] })
    return createElement('button', { type: 'button', onClick }, [stats.status, deliveries.status].join())
  })
  await expect.poll(() => element.textContent).toBe('success,success')
  element.querySelector('button')?.click()
  await expect
    .poll(() => read.sort())
    .toEqual([`${path}/deliveries`, `${path}/deliveries`, `${path}/stats`, `${path}/stats`])
  server.events.removeAllListeners()
  unmount()
})

test('useEventRate counts events, and not the gaps between them', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { element, unmount } = render(() => [useEvents().events.length, useEventRate()].join())
  await api.subscribers(1)
  api.push({ type: 'user.created' })
  await expect.poll(() => element.textContent).toBe('1,0')
  server.use(api.answer('subscribe_events', { status: 410 }, { once: true }))
  api.cut()
  await expect.poll(() => element.textContent).toBe('2,0')
  vi.advanceTimersByTime(1_000)
  await expect.poll(() => element.textContent).toBe('2,1')
  unmount()
})

test('useEventRate is the rate also after a late timer, as on a busy page', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { element, unmount } = render(() => [useEvents().events.length, useEventRate()].join())
  await api.subscribers(1)
  for (let count = 0; count < 6; count++) api.push({ type: 'user.created' })
  await expect.poll(() => element.textContent).toBe('6,0')
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 3_000)
  vi.advanceTimersByTime(1_000)
  await expect.poll(() => element.textContent).toBe('6,2')
  vi.mocked(performance.now).mockRestore()
  unmount()
})
