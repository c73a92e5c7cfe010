/** Type tests of listings and parameters: the compiler checks this file, but nothing runs it. */
import { expectTypeOf } from 'vitest'
import type {
  Client,
  CursorPage,
  EventType,
  Listing,
  NumberedPage,
  OperationParameters,
  Schemas,
} from '../src/index.ts'

declare const client: Client
declare const id: string
type Stream = Schemas['EventStream']
type Policy = Schemas['RateLimitPolicy']

expectTypeOf(client.listEventStreams()).resolves.toEqualTypeOf<Schemas['EventStreamsCheckpointPage']>()
expectTypeOf(client.listEventStreams({ take: 5 })).resolves.toHaveProperty('next')
expectTypeOf(client.listEventStreams({ page: 1 })).resolves.toEqualTypeOf<Schemas['EventStreamsOffsetPage']>()
expectTypeOf(client.listEventStreams({ from: 'c1' }).page()).resolves.toEqualTypeOf<CursorPage<Stream>>()
expectTypeOf(client.listEventStreams({ per_page: 5 }).page()).resolves.toEqualTypeOf<NumberedPage<Stream>>()
expectTypeOf(client.listRateLimitPolicies().page()).resolves.toEqualTypeOf<CursorPage<Policy>>()
expectTypeOf(client.getEventDeliveries({ id }).page()).resolves.toEqualTypeOf<
  CursorPage<Schemas['EventStreamDelivery']>
>()
expectTypeOf(client.listRateLimitPolicies().pages()).toExtend<AsyncIterable<CursorPage<Policy>>>()

// @ts-expect-error two styles of paging
client.listEventStreams({ take: 5, page: 1 })
// @ts-expect-error two styles of paging
client.listEventStreams({ from: 'c1', per_page: 5 })
const both = { take: 5, page: 1 }
// @ts-expect-error two styles of paging
client.listRateLimitPolicies(both)
// @ts-expect-error a cursor is no number
client.listRateLimitPolicies({ from: 1 })
// @ts-expect-error no such parameter
client.listRateLimitPolicies({ tkae: 5 })

// If only the values of the parameters decide between cursors and page numbers, the pages have either type.
declare const parameters: OperationParameters<'list_event_streams'>
expectTypeOf(client.listEventStreams(parameters)).toEqualTypeOf<
  Listing<
    Schemas['EventStreamsCheckpointPage'] | Schemas['EventStreamsOffsetPage'],
    CursorPage<Stream> | NumberedPage<Stream>
  >
>()

// "Load more": the cursor of one page is the parameter of the next.
const page = await client.listEventStreams().page()
client.listEventStreams({ from: page.next })
const numbered = await client.listEventStreams({ page: 0 }).page()
client.listEventStreams({ page: numbered.next })

// An optional parameter may be undefined, an array may be readonly, and a time may be a Date.
const types: readonly EventType[] = ['user.created']
const date_from = new Date()
client.getEventDeliveries({ id, from: undefined, take: undefined, event_types: types, date_from })
client.redeliverEvents({ id, event_types: types, date_from, date_to: undefined })
client.subscribe({ from: undefined, from_timestamp: date_from, event_type: types, signal: undefined })
client.subscribe({
  onDisconnect: undefined,
  onState: undefined,
  onExpired: undefined,
  idleTimeout: undefined,
})
const subscriptions = [{ event_type: 'user.created' }] as const
client.updateEventStream({ id, name: undefined, subscriptions })
// @ts-expect-error a required parameter
client.getEventDeliveries({ id: undefined })
client.createRateLimitPolicy({
  resource: 'oauth_authentication_api',
  consumer: 'client',
  // @ts-expect-error a required property
  consumer_selector: undefined,
  configuration: { action: 'allow' },
})
// @ts-expect-error not a time
client.getEventDeliveries({ id, take: date_from })
client.getEventStream({ id }, { signal: undefined })
client.deleteEventStream({ id }, { correlationId: undefined })

expectTypeOf(client.listEventStreams().items()).toExtend<AsyncIterable<Stream>>()
expectTypeOf(client.listEventStreams({ page: 0 }).items()).toExtend<AsyncIterable<Stream>>()
