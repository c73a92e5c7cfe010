import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { InfiniteQueryObserver, QueryClient, QueryObserver, skipToken } from '@tanstack/react-query'
import { type Client, createClient } from '@tenant-api/client'
import { createPublisher } from '@tenant-api/client/publisher'
import { listen } from '@tenant-api/test-kit/listen'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  infiniteQueryOptions,
  mutationOptions,
  operationKey,
  queryOptions,
  type RedeliveryProgress,
  staleKeys,
} from '../src/index.ts'
import { redeliverAll } from '../src/use-redelivery.ts'

let service: RunningService
let client: Client
beforeAll(async () => {
  service = await startService({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32' })
  client = createClient({ baseUrl: service.baseUrl, ...credentials })
})
afterAll(() => service?.stop())

const policy = (selector: string) =>
  ({
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: `client_id:${selector}`,
    configuration: { action: 'allow' },
  }) as const

describe('The options for TanStack Query', () => {
  test('read a resource, list page by page, and change a resource', async () => {
    const queryClient = new QueryClient()
    const create = queryClient
      .getMutationCache()
      .build(queryClient, mutationOptions(client, 'createRateLimitPolicy'))
    const created = await create.execute(policy('a'))
    await create.execute(policy('b'))
    await create.execute(policy('c'))
    expect(
      await queryClient.fetchQuery(queryOptions(client, 'getRateLimitPolicy', { id: created.id })),
    ).toEqual(created)
    const { pages } = await queryClient.fetchInfiniteQuery({
      ...infiniteQueryOptions(client, 'listRateLimitPolicies', { take: 2 }),
      pages: 5,
    })
    expect(pages.map(({ items }) => items.length)).toEqual([2, 1])
    const { items } = await queryClient.fetchQuery(queryOptions(client, 'listRateLimitPolicies'))
    expect(items).toHaveLength(3)
  })

  test('have keys that do not depend on the order of parameters, and begin with the key of their operation', () => {
    const queryClient = new QueryClient()
    const { queryKey } = queryOptions(client, 'getEventDeliveries', { id: 'e', take: 5 })
    queryClient.setQueryData(queryKey, { items: [], next: undefined })
    const same = queryOptions(client, 'getEventDeliveries', { take: 5, id: 'e', from: undefined })
    expect(queryClient.getQueryData(same.queryKey)).toBeDefined()
    const endless = infiniteQueryOptions(client, 'getEventDeliveries', { id: 'e', take: 5 })
    expect(queryClient.getQueryData(endless.queryKey)).toBeUndefined()
    expect(queryKey.slice(0, 3)).toEqual(operationKey(client, 'getEventDeliveries'))
    const elsewhere = createClient({ baseUrl: 'https://other.example.com', token: 'a.b.c' })
    expect(operationKey(elsewhere, 'getEventDeliveries')).not.toEqual(
      operationKey(client, 'getEventDeliveries'),
    )
  })

  test('request nothing with skipToken, and have no data of another query', async () => {
    const failing = await answering([])
    const queryClient = new QueryClient()
    const streams = queryOptions(failing.client, 'listEventStreams')
    queryClient.setQueryData(streams.queryKey, { items: [], next: undefined })
    const endless = infiniteQueryOptions(failing.client, 'listEventStreams')
    queryClient.setQueryData(endless.queryKey, { pages: [], pageParams: [] })
    const skipped = [
      new QueryObserver(queryClient, queryOptions(failing.client, 'listEventStreams', skipToken)),
      new InfiniteQueryObserver(
        queryClient,
        infiniteQueryOptions(failing.client, 'listEventStreams', skipToken),
      ),
    ]
    for (const observer of skipped) {
      observer.subscribe(() => {})
      expect(observer.getCurrentResult()).toMatchObject({ data: undefined, fetchStatus: 'idle' })
    }
    await queryClient.invalidateQueries({ queryKey: operationKey(failing.client, 'listEventStreams') })
    expect(failing.requests).toEqual([])
    failing.server.close()
  })

  test('leave retries to the client', async () => {
    const failing = await answering([503, 503, 503, 503])
    const observer = new QueryObserver(new QueryClient(), queryOptions(failing.client, 'getJwks'))
    const error = await new Promise(resolve =>
      observer.subscribe(result => result.isError && resolve(result.error)),
    )
    expect(error).toMatchObject({ code: 'server_error' })
    expect(failing.requests).toHaveLength(3)
    failing.server.close()
  })

  test('come with a list of the queries that an event makes stale', async () => {
    const queryClient = new QueryClient()
    const changing = [
      queryOptions(client, 'getEventDeliveries', { id: 'e' }),
      infiniteQueryOptions(client, 'listEventStreamAttempts', { id: 'e' }),
      queryOptions(client, 'listEventAttempts', { event_id: 'e' }),
      infiniteQueryOptions(client, 'listLogs', { kind: 'system' }),
    ]
    const streams = queryOptions(client, 'listEventStreams')
    for (const { queryKey } of [...changing, streams]) queryClient.setQueryData<unknown>(queryKey, {})
    expect(staleKeys(client, [])).toEqual([])
    expect(staleKeys(client)).toEqual(staleKeys(client, [{ type: 'gap', after: undefined }]))
    for (const queryKey of staleKeys(client)) await queryClient.invalidateQueries({ queryKey })
    for (const { queryKey } of changing) expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
    expect(queryClient.getQueryState(streams.queryKey)?.isInvalidated).toBe(false)
  })
})

test('A redelivery reports its progress, refused deliveries and the error that ends it', async () => {
  const { id } = await client.createEventStream({
    name: 'unreachable',
    subscriptions: [{ event_type: 'organization.created' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: 'http://127.0.0.1:1/',
        webhook_authorization: { method: 'bearer', token: 'shared' },
      },
    },
  })
  const events = Array.from({ length: 10 }, (_, index) => ({
    ...{ specversion: '1.0' as const, id: `e${index}`, source: 'urn:test' },
    ...{ type: 'organization.created' as const, data: { object: { id: 'org_1' } } },
  }))
  const published = await createPublisher({ baseUrl: service.baseUrl, ...credentials }).publishEvents(events)
  // Disabling the stream ends all undelivered deliveries as failed.
  await client.updateEventStream({ id, status: 'disabled' })
  await client.updateEventStream({ id, status: 'enabled' })
  const unknown = 'evt_1CfRkm7WrQvB2TzNpXyL4d'
  const event_ids = [unknown, ...published.map(({ event_id }) => event_id)]
  const progress: RedeliveryProgress[] = []
  const run = (client: Client, signal = new AbortController().signal) =>
    redeliverAll(client, now => progress.push(now), { id, event_ids }, signal)
  await run(client)
  expect(progress[0]).toEqual({ total: 11, accepted: 0, refused: [], isWaiting: false })
  expect(progress.at(-1)).toMatchObject({
    ...{ total: 11, accepted: 10 },
    refused: [{ event_id: unknown, error: { code: 'not_found' } }],
  })

  const cancelled = new AbortController()
  cancelled.abort()
  await run(client, cancelled.signal)
  expect(progress.at(-1)).toEqual({ total: 11, accepted: 0, refused: [], isWaiting: false })

  const stranger = createClient({ baseUrl: service.baseUrl, token: 'a.b.c' })
  await expect(run(stranger)).rejects.toMatchObject({ code: 'unauthorized' })
})

test('A redelivery waits when the service asks for a pause, and repeats the request', async () => {
  const limited = await answering([202, 429, 202])
  const progress: RedeliveryProgress[] = []
  const request = { id: 'est_1', event_ids: ['evt_1', 'evt_2'] }
  await redeliverAll(limited.client, now => progress.push(now), request, new AbortController().signal)
  expect(progress.at(-1)).toEqual({ total: 2, accepted: 2, refused: [], isWaiting: false })
  expect(limited.requests.map(url => url.slice(-5))).toEqual(['evt_1', 'evt_2', 'evt_2'])
  limited.server.close()
})

test.each(['0', '2592000'])(
  'A redelivery does not repeat a request at once after `Retry-After: %s`',
  async after => {
    const busy = await answering(Array(100).fill(429), after)
    const ending = new AbortController()
    const request = { id: 'est_1', event_ids: ['evt_1'] }
    const ended = redeliverAll(busy.client, () => {}, request, ending.signal)
    await once(busy.server, 'request')
    await setTimeout(800)
    ending.abort()
    await ended
    expect(busy.requests).toHaveLength(1)
    busy.server.close()
  },
)

/** Starts a server that answers requests with these statuses, one after the other. Returns the server and a client for it. */
async function answering(statuses: readonly number[], retryAfter = '0') {
  const requests: string[] = []
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(statuses[requests.length] ?? 500, {
      'Retry-After': retryAfter,
      'Content-Type': 'application/json',
    })
    response.end('{ "accepted": 1 }')
    requests.push(url)
  })
  const baseUrl = await listen(server)
  return { requests, server, client: createClient({ baseUrl, token: 'a.b.c' }) }
}
