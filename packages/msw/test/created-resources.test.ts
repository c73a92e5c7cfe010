import { createClient } from '@tenant-api/client'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mockTenantApi } from '../src/index.ts'

const baseUrl = 'https://tenant.example.com'
const api = mockTenantApi({ baseUrl })
const server = setupServer(...api.handlers)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  api.reset()
})
afterAll(() => server.close())

describe('a created resource', () => {
  const client = createClient({ baseUrl, token: 'any' })
  const policy = {
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: 'client_id:mine',
    configuration: { action: 'block', limit: 25 },
  } as const
  const listed = async () => {
    const items = []
    for await (const item of client.listRateLimitPolicies().items()) items.push(item)
    return items
  }

  test('of an event stream keeps its filters, whose paths its types must have', async () => {
    const { eventStreams } = await client.listEventStreams()
    const [{ id } = { id: '' }] = eventStreams
    const filters = [{ path: 'source', prefix: 'https://' }] as const
    expect(await client.updateEventStream({ id, filters: [...filters] })).toMatchObject({ filters })
    const subscriptions = [{ event_type: 'group.created' }] as const
    const refused = client.updateEventStream({
      id,
      subscriptions: [...subscriptions],
      filters: [{ path: 'data.object.email', exists: true }],
    })
    const message =
      "The property 'filters.0.path' is 'data.object.email', which events of these types do not have: group.created."
    await expect(refused).rejects.toMatchObject({
      status: 400,
      errors: [{ path: '#/filters/0/path', message }],
    })
    expect(await client.getEventStream({ id })).toMatchObject({ filters })
  })

  test('is in the list until it is deleted', async () => {
    const created = await client.createRateLimitPolicy(policy)
    expect(created).toMatchObject(policy)
    expect((await listed()).at(-1)).toEqual(created)
    const { id } = created
    const changed = await client.updateRateLimitPolicy({ id, configuration: { action: 'allow' } })
    expect((await listed()).at(-1)).toEqual(changed)
    expect(await client.getRateLimitPolicy({ id })).toEqual(changed)
    await client.deleteRateLimitPolicy({ id })
    expect(await listed()).toHaveLength(4)
  })

  test('is not overwritten by a change with the tag of an earlier state', async () => {
    const { data, response } = await client.createRateLimitPolicy(policy).withResponse()
    const first = {
      id: data.id,
      configuration: { action: 'allow' },
      'If-Match': response.headers.get('ETag') ?? '',
    } as const
    const changed = await client.updateRateLimitPolicy(first)
    await expect(client.updateRateLimitPolicy(first)).rejects.toMatchObject({ code: 'precondition_failed' })
    expect(await client.getRateLimitPolicy({ id: data.id })).toEqual(changed)
  })

  test('is forgotten by reset(), which also ends the streams', async () => {
    await client.createRateLimitPolicy(policy)
    const events = client.subscribe()[Symbol.asyncIterator]()
    const reading = events.next()
    await api.subscribers(1)
    api.reset()
    expect(api.push({ type: 'user.created' }).streams).toBe(0)
    expect(await listed()).toHaveLength(4)
    await reading
    await events.return?.()
  })

  test('is not in the list if a test chose the answer to its creation', async () => {
    server.use(api.answer('create_rate_limit_policy', { status: 201 }))
    await client.createRateLimitPolicy(policy)
    expect(await listed()).toHaveLength(4)
  })
})

test('a test event has an attempt, and its request an entry in the log', async () => {
  const client = createClient({ baseUrl, token: 'any' })
  const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
  const { event_id } = await client.testEventStream(
    { id, event_type: 'user.created' },
    { correlationId: 'mine' },
  )
  const { items } = await client.listEventAttempts({ event_id }).page()
  expect(items).toMatchObject([{ event_stream_id: id, result: 'delivered', purpose: 'test' }])
  const log = await client.listLogs({ correlation_id: 'mine' }).page()
  expect(log.items).toMatchObject([{ operation: 'test_event_stream', client: { id: 'anyone' } }])
  api.reset()
  expect((await client.listEventAttempts({ event_id }).page()).items).toEqual([])
  expect((await client.listLogs({ correlation_id: 'mine' }).page()).items).toEqual([])
})

test('a change whose answer is delayed until after reset() does not change what the next test gets', async () => {
  const client = createClient({ baseUrl, token: 'any', retries: 0 })
  const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
  const [arrived, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const choose = async () => {
    arrived.resolve()
    await answered.promise
    return {}
  }
  server.use(api.answer('update_event_stream', choose))
  const change = client.updateEventStream({ id, name: 'late' })
  await arrived.promise
  api.reset()
  answered.resolve()
  expect(await change).toMatchObject({ name: 'late' })
  expect(await client.getEventStream({ id })).toMatchObject({ name: 'Directory sync' })
})
