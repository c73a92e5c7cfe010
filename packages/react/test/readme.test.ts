// @vitest-environment jsdom
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { useQuery } from '@tanstack/react-query'
import { createClient } from '@tenant-api/client'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { queryOptions, useClient } from '../src/index.ts'
import { mocked } from './mocked.ts'

/** Runs components of the README. `package.all.test.ts` compiles them, and runs the app in a browser. */

const { api, server, client, wrapper } = mocked()
const root = path.join(import.meta.dirname, '../../..')
const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
let folder: string
let readme: string

beforeAll(async () => {
  readme = await readFile(path.join(import.meta.dirname, '../README.md'), 'utf8')
  await mkdir(path.join(root, 'playground'), { recursive: true })
  folder = await mkdtemp(path.join(root, 'playground/readme-'))
})
afterEach(() => {
  server.events.removeAllListeners()
})
afterAll(() => rm(folder, { recursive: true }))

/** A component of the README, by its name. */
async function component<Props>(name: string): Promise<ComponentType<Props>> {
  const blocks = Array.from(readme.matchAll(/^```tsx\n(.*?)^```$/gms), ([, block = '']) => block)
  const file = path.join(folder, `${name}.tsx`)
  await writeFile(file, blocks.find(block => block.includes(`export function ${name}(`)) ?? '')
  return (await import(file))[name]
}

/** The URLs that are requested from now on. */
function requested(): URL[] {
  const urls: URL[] = []
  server.events.on('request:start', ({ request }) => {
    urls.push(new URL(request.url))
  })
  return urls
}

function Statistics(): ReactNode {
  const { status } = useQuery(queryOptions(useClient(), 'getEventStreamStats', { id }))
  return createElement('p', {}, status)
}

function Streams(): ReactNode {
  const { status, data } = useQuery(queryOptions(useClient(), 'listEventStreams'))
  return createElement('p', {}, `${status}: ${data?.items.map(({ name }) => name) ?? ''}`)
}

function user(id: string) {
  return { id, client: createClient({ baseUrl: 'https://tenant.example.com', token: id }) }
}

describe('The README has a component that', () => {
  test('continues after the last visit over one connection', async () => {
    const SinceLastVisit = await component('SinceLastVisit')
    const urls = requested()
    const { unmount } = render(createElement(SinceLastVisit), { wrapper })
    await api.subscribers(1)
    const { message } = api.push({ type: 'user.created' })
    await screen.findByText('1 events since your last visit')
    api.push({ type: 'user.created' })
    await screen.findByText('2 events since your last visit')
    expect(urls.map(({ search }) => search)).toEqual([''])

    unmount()
    localStorage.setItem('offset', message.offset)
    // Other files run in the same page.
    onTestFinished(() => localStorage.removeItem('offset'))
    render(createElement(SinceLastVisit), { wrapper })
    await screen.findByText('1 events since your last visit')
    expect(urls.map(({ searchParams }) => searchParams.get('from'))).toEqual([null, message.offset])
  })

  test('shows events of one type, and the gaps', async () => {
    const NewUsers = await component('NewUsers')
    const { container } = render(createElement(NewUsers), { wrapper })
    await api.subscribers(1)
    api.push({ type: 'user.deleted' })
    const { message } = api.push({ type: 'user.created' })
    const shown = () => Array.from(container.querySelectorAll('li'), ({ textContent }) => textContent)
    const { user_id } = message.event.data.object
    await waitFor(() => expect(shown()).toEqual([user_id]))
    server.use(api.answer('subscribe_events', { status: 410 }, { once: true }))
    api.cut()
    await waitFor(() => expect(shown()).toEqual([user_id, 'Events are missing here.']))
  })

  test('fetches statistics at most every 2 seconds, and only in visible tabs', async () => {
    const KeepsStatisticsFresh = await component('KeepsStatisticsFresh')
    const urls = requested()
    const fetched = () => urls.filter(({ pathname }) => pathname.endsWith('/stats')).length
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    render([createElement(Statistics, { key: 1 }), createElement(KeepsStatisticsFresh, { key: 2 })], {
      wrapper,
    })
    await screen.findByText('success')
    await api.subscribers(1)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(fetched()).toBe(1)

    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    for (let pushed = 0; pushed < 50; pushed += 1) api.push({ type: 'user.created' })
    await new Promise(resolve => setTimeout(resolve, 1_100)) // a hidden page calls `onEvents` after a second
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(fetched()).toBe(1)
    hidden.mockRestore()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await waitFor(() => expect(fetched()).toBe(2))
    vi.useRealTimers()
  })

  test('shows no data of the former user when another one signs in', async () => {
    const Session = await component<{ signIn: () => Promise<object> }>('Session')
    const users = [user('first'), user('second')]
    const signIn = async () => users.shift() ?? {}
    render(createElement(Session, { signIn }, createElement(Streams)), { wrapper })
    fireEvent.click(screen.getByText('Sign in'))
    await screen.findByText(/^success: Directory sync/)
    const { promise, resolve } = Promise.withResolvers<void>()
    server.use(
      api.answer('list_event_streams', async () => {
        await promise
        return { body: { eventStreams: [] } }
      }),
    )
    fireEvent.click(screen.getByText('Change user'))
    await screen.findByText('pending:')
    resolve()
    await screen.findByText('success:')
  })

  test('redelivers the selected deliveries', async () => {
    const FailedDeliveries = await component<{ id: string }>('FailedDeliveries')
    const [delivery] = await client.getEventDeliveries({ id })
    if (!delivery) throw new Error('The document has no example of a delivery.')
    const deliveries = [delivery, { ...delivery, id: 'evt_0000000000000000000002' }]
    server.use(api.answer('get_event_deliveries', { body: deliveries }))
    const urls = requested()
    render(createElement(FailedDeliveries, { id }), { wrapper })
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
    for (const index of [0, 1, 1]) fireEvent.click(boxes[index] ?? document)
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false])
    fireEvent.click(screen.getByText('Redeliver'))
    const redelivered = () => urls.flatMap(({ pathname }) => /redeliver\/(.*)/.exec(pathname)?.[1] ?? [])
    await waitFor(() => expect(redelivered()).toEqual([deliveries[0]?.id]))
    await waitFor(() => expect(screen.queryByText(/stop/)).toBeNull())
  })

  test('shows whether a test event has arrived', async () => {
    const TestEvent = await component<{ id: string }>('TestEvent')
    server.use(api.answer('list_event_attempts', { body: { attempts: [] } }, { once: true }))
    render(createElement(TestEvent, { id }), { wrapper })
    fireEvent.click(screen.getByText('Send a test event'))
    await screen.findByText('Waiting for the answer')
    await screen.findByText('delivered, 204, 41 ms', {}, { timeout: 4_000 })
    expect(screen.queryByText('Waiting for the answer')).toBeNull()
  })
})
