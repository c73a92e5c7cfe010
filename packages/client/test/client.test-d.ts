/** Type tests: the compiler checks this file, but nothing runs it. */
import { expectTypeOf } from 'vitest'
import {
  type Client,
  createClient,
  type EventType,
  eventTypes,
  isFailure,
  type Schemas,
  type SubscribedMessage,
} from '../src/index.ts'
import { createPublisher } from '../src/publishing/publisher.ts'
import { verifyWebhook, type WebhookEvent } from '../src/webhooks/webhooks.ts'

declare const client: Client
const id = 'rlp_1CfRp9HbXeJu5MkTcVwF7z'

createClient({
  baseUrl: 'https://tenant.example.com',
  clientId: 'a',
  clientSecret: 'b',
  scope: 'read:events',
})
createClient({ baseUrl: 'https://tenant.example.com', token: async () => 'a.b.c' })
createClient({
  baseUrl: 'https://tenant.example.com',
  token: 'a.b.c',
  retries: 0,
  timeout: 1,
  attemptTimeout: 1,
})
createClient({
  baseUrl: 'https://tenant.example.com',
  token: 'a.b.c',
  clientId: undefined,
  clientSecret: undefined,
  scope: undefined,
  timeout: undefined,
  attemptTimeout: undefined,
  retries: undefined,
  maxRetryDelay: undefined,
  maxAnswerBytes: undefined,
  maxPages: undefined,
  onRequest: undefined,
  onResponse: undefined,
})
createClient({
  baseUrl: 'https://tenant.example.com',
  clientId: 'a',
  clientSecret: 'b',
  scope: undefined,
  token: undefined,
})
verifyWebhook({}, '', 'whsec_', { tolerance: undefined })
// @ts-expect-error a secret is missing
createClient({ baseUrl: 'https://tenant.example.com', clientId: 'a' })
// @ts-expect-error credentials and a token at once
createClient({ baseUrl: 'https://tenant.example.com', clientId: 'a', clientSecret: 'b', token: 'a.b.c' })

expectTypeOf(client.getRateLimitPolicy({ id })).resolves.toEqualTypeOf<Schemas['RateLimitPolicy']>()
expectTypeOf<Schemas['RateLimitPolicyCreate']>().toExtend<Parameters<Client['createRateLimitPolicy']>[0]>()
expectTypeOf(client.getEventDeliveries({ id })).resolves.toEqualTypeOf<Schemas['EventStreamDelivery'][]>()
expectTypeOf(client.deleteRateLimitPolicy({ id })).resolves.toEqualTypeOf<undefined>()
expectTypeOf(client.issueToken).returns.resolves.toEqualTypeOf<Schemas['TokenResponse']>()
expectTypeOf(client.listEventStreams()).toExtend<
  AsyncIterable<Schemas['EventStreamsCheckpointPage'] | Schemas['EventStreamsOffsetPage']>
>()
expectTypeOf(client.getEventDeliveries({ id })).toExtend<AsyncIterable<Schemas['EventStreamDelivery'][]>>()
// @ts-expect-error only a listing has pages
expectTypeOf(client.getRateLimitPolicy({ id })).toExtend<AsyncIterable<unknown>>()
client.listEventStreams()
client.listEventStreams({ take: 5 }, { signal: AbortSignal.timeout(1000) })
client.updateRateLimitPolicy(
  { id, configuration: { action: 'log', limit: 1 } },
  { correlationId: 'import-7' },
)
client.redeliverEvents({ id, statuses: ['failed'], event_types: ['user.created'] })

// @ts-expect-error a path parameter is missing
client.getRateLimitPolicy()
// @ts-expect-error a path parameter is missing
client.getRateLimitPolicy({})
// @ts-expect-error no such parameter
client.getRateLimitPolicy({ id, tkae: 5 })
// @ts-expect-error `take` is a number
client.getEventDeliveries({ id, take: '5' })
// @ts-expect-error no such event type
client.getEventDeliveries({ id, event_types: ['user.exploded'] })
// @ts-expect-error a property of the body is missing
client.createRateLimitPolicy({
  resource: 'oauth_authentication_api',
  consumer: 'client',
  consumer_selector: 'default',
})
// @ts-expect-error a redirect needs its address
client.updateRateLimitPolicy({ id, configuration: { action: 'redirect', limit: 1 } })
// @ts-expect-error the operation has no parameters
client.getJwks({ id })
// @ts-expect-error reads carry no correlation id
client.getRateLimitPolicy({ id }, { correlationId: 'import-7' })
// @ts-expect-error only the publisher has this internal operation
client.publishEvents
// @ts-expect-error `subscribe` replaces this operation
client.subscribeEvents
// @ts-expect-error no such event type
client.subscribe({ event_type: ['user.exploded'] })
client.subscribe({ filter: ['source:exists', 'data.object.user_metadata.any.name:exact:a'] })
client.subscribe({ filter: ['data.context.client.id:not_in:a:b'] as const })
// @ts-expect-error no event has this path
client.subscribe({ filter: ['data.object.organisation.id:exact:org_1'] })
// @ts-expect-error an expression has a test
client.subscribe({ filter: ['source'] })
client.updateEventStream({ id, filters: [{ path: 'data.object.metadata.any', not_exists: true }] })
// @ts-expect-error no event has this path
client.updateEventStream({ id, filters: [{ path: 'data.object.emial', exists: true }] })
declare const open: string
client.updateEventStream({ id, filters: [{ path: open as Schemas['EventFilterPath'], exists: true }] })
// @ts-expect-error no such option
client.subscribe({ event_type: ['user.created'], event_types: ['user.created'] })
// @ts-expect-error the client resumes with `from`
client.subscribe({ lastEventId: 'o1' })

export function narrows(message: SubscribedMessage): void {
  // @ts-expect-error a message of an unknown type has no event
  message.event
  switch (message.type) {
    case 'group.created':
      expectTypeOf(message).toEqualTypeOf<Schemas['GroupCreatedMessage']>()
      expectTypeOf(message.event.data.object.name).toEqualTypeOf<string>()
      break
    case 'user.deleted':
      expectTypeOf(message.event.data.object).toEqualTypeOf<Schemas['UserDeletedData']['object']>()
      break
    case 'organization.created':
      // @ts-expect-error an organization has no connection_id
      message.event.data.object.connection_id
      break
    case 'group.updated':
      // @ts-expect-error only groups of the type `connection` have a connection_id
      message.event.data.object.connection_id
      if (message.event.data.object.type === 'connection')
        expectTypeOf(message.event.data.object.connection_id).toEqualTypeOf<string>()
      break
    // @ts-expect-error no such event type
    case 'user.exploded':
      break
    case 'unknown':
      expectTypeOf(message.raw.type).toEqualTypeOf<string>()
      break
    // @ts-expect-error the client does not pass these messages to the caller
    case 'offset-only':
      break
  }
}

export function narrowsWebhooks(event: WebhookEvent): void {
  // @ts-expect-error an event of an unknown type has no data
  event.data
  if (event.type === 'organization.deleted') {
    expectTypeOf(event.data.object.id).toEqualTypeOf<string>()
    // @ts-expect-error a deleted organization has no branding
    event.data.object.branding
  }
}

const envelope = { specversion: '1.0', id: 'e1', source: 'urn:a' } as const
const publisher = createPublisher({ baseUrl: 'https://tenant.example.com', token: 'a.b.c' })
// @ts-expect-error data of another event type
publisher.publishEvents([{ ...envelope, type: 'user.created', data: { object: { id: 'org_1' } } }])
// @ts-expect-error the organization's id is missing
publisher.publishEvents([{ ...envelope, type: 'organization.created', data: { object: {} } }])
const created = { type: 'organization.created', data: { object: { id: 'org_1' } } } as const
publisher.publishEvents([{ ...envelope, ...created }])
// @ts-expect-error the event's source is missing
publisher.publishEvents([{ specversion: '1.0', id: 'e1', ...created }])

export function narrowsErrors(error: unknown): void {
  if (!isFailure(error)) return
  switch (error.code) {
    case 'too_many_requests':
      expectTypeOf(error.retryAfter).toEqualTypeOf<number | undefined>()
      break
    case 'cursor_expired':
      expectTypeOf(error.offset).toEqualTypeOf<string | undefined>()
      break
    case 'network_error':
      // @ts-expect-error no answer, so no status
      error.status
      break
    // @ts-expect-error no such code
    case 'nonsense':
      break
  }
}

const given: string = 'user.created'
if (eventTypes.includes(given)) expectTypeOf(given).toEqualTypeOf<EventType>()
client.subscribe({ event_type: [...eventTypes] })
