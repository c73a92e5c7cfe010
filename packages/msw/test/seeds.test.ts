import { createClient } from '@tenant-api/client'
import { exampleEvents } from '@tenant-api/simulator'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mockTenantApi } from '../src/index.ts'

const baseUrl = 'https://tenant.example.com'
const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
const events = exampleEvents.slice(0, 3).map((message, index) => ({ ...message, offset: `67${index}` }))
const seed = {
  event_streams: [
    {
      id,
      name: 'Orders',
      subscriptions: [{ event_type: 'user.created' }],
      destination: {
        type: 'webhook',
        configuration: {
          webhook_endpoint: 'https://orders.example.com',
          webhook_authorization: { method: 'bearer' },
        },
      },
    },
  ],
  events,
  deliveries: [
    {
      id: 'evt_1CfRm3KpZtYh8WqDsNvG6a',
      event_stream_id: id,
      status: 'failed',
      event_type: 'user.created',
      attempts: [],
    },
  ],
}
const api = mockTenantApi({ baseUrl, seed })
const server = setupServer(...api.handlers)
const client = createClient({ baseUrl, token: 'any' })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  api.reset()
})
afterAll(() => server.close())

test('the handlers start with the resources of a seed, and return to them', async () => {
  const before = await client.listEventStreams()
  expect(before.eventStreams).toMatchObject([{ id, name: 'Orders', status: 'enabled' }])
  expect(await client.listRateLimitPolicies()).toEqual({ rate_limit_policies: [] })
  expect(await client.getEventDeliveries({ id })).toEqual(seed.deliveries)
  await client.deleteEventStream({ id })
  expect(await client.listEventStreams()).toEqual({ eventStreams: [] })
  api.reset()
  expect(await client.listEventStreams()).toEqual(before)
})

test('a subscription reads the events of a seed from any of their offsets, and then pushed ones', async () => {
  const read = []
  for await (const message of client.subscribe({ from: '670' })) {
    read.push(message)
    if (read.length === 2) api.push({ type: 'user.deleted' })
    if (read.length === 3) break
  }
  expect(read).toMatchObject([...events.slice(1), { type: 'user.deleted' }])
})

test('a mistake in a seed throws an error that names its place', () => {
  const message =
    "The property 'deliveries[0].event_stream_id' of the seed must be the 'id' of an event stream in the same file."
  expect(() => mockTenantApi({ baseUrl, seed: { ...seed, event_streams: [] } })).toThrow(
    new TypeError(message),
  )
})
