import { createClient } from '@tenant-api/client'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startMock } from '../src/index.ts'
import { post, sendTo } from './send.ts'

const mock = await startMock({ eventsPerSecond: 0 })
const client = createClient({ baseUrl: mock.url, token: 'any', retries: 0, maxRetryDelay: 100 })
const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'

afterEach(() => mock.reset())
afterAll(() => mock.close())

/** The type of the first event of a new subscription. */
async function firstType(): Promise<string> {
  for await (const { type } of client.subscribe()) return type
  throw new Error('The subscription has ended.')
}

describe('reset() after each test', () => {
  it.each([1, 2, 3])('lets a subscription of the next test wait for its own stream, test %i', async () => {
    const first = firstType()
    await mock.subscribers(1)
    mock.push({ type: 'user.created' })
    expect(await first).toBe('user.created')
  })

  it('forgets choices, pushed events, changes of resources and recorded requests', async () => {
    const { offset } = mock.push({ type: 'offset-only' }).message
    mock.push({ type: 'user.created' })
    await client.updateEventStream({ id, name: 'Audit' })
    mock.answer({ operation: 'get_event_stream', status: 503 })
    await sendTo(`${mock.url}/__mock/reset`, { method: 'POST' })
    expect(mock.requests()).toEqual([])
    expect(await client.getEventStream({ id })).toMatchObject({ name: 'Directory sync' })
    const next = client.subscribe({ from: offset })[Symbol.asyncIterator]()
    const message = next.next()
    await mock.subscribers(1)
    mock.push({ type: 'group.created' })
    expect((await message).value).toMatchObject({ type: 'group.created' })
    await next.return?.()
  })
})

describe('the recorded requests', () => {
  it('have what a client has sent, and the status of the answer', async () => {
    await client.updateEventStream({ id, name: 'Audit' })
    mock.answer({ operation: 'list_event_streams', status: 429, times: 1 })
    mock.answer({ operation: 'list_event_streams', fault: 'reset', times: 1 })
    await client.listEventStreams({ take: 2 }).catch(() => undefined)
    await client.listEventStreams().catch(() => undefined)
    const path = `/api/v2/event-streams`
    const headers = expect.objectContaining({ authorization: 'Bearer any' })
    const expected = [
      {
        method: 'PATCH',
        url: `${path}/${id}`,
        headers,
        body: { name: 'Audit' },
        status: 200,
        aborted: false,
      },
      { method: 'GET', url: `${path}?take=2`, headers, status: 429, aborted: false },
      { method: 'GET', url: path, headers, aborted: false },
    ]
    expect(mock.requests()).toEqual(expected)
    expect(await sendTo(`${mock.url}/__mock/requests`)).toMatchObject({ body: { requests: expected } })
  })

  it('are the latest 100, so that a long run does not fill the memory', async () => {
    for (let page = 1; page <= 101; page++)
      await sendTo(`${mock.url}/api/v2/event-streams`, post(`{"name":"${page}"}`))
    expect(mock.requests()).toHaveLength(100)
  })
})
