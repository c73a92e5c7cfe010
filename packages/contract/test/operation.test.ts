/** The compiler checks most of this file: `tsc` fails if a line after `@ts-expect-error` compiles. */
import { expect, expectTypeOf, it } from 'vitest'
import { type components, type Input, operations, type Reply } from '../src/index.ts'

type Schemas = components['schemas']
type Policy = Schemas['RateLimitPolicy']

const policy: Policy = {
  id: 'rlp_1CfRp9HbXeJu5MkTcVwF7z',
  resource: 'oauth_authentication_api',
  consumer: 'client',
  consumer_selector: 'default',
  configuration: { action: 'block', limit: 10 },
  created_at: '2026-11-20T08:02:11.318Z',
  updated_at: '2026-11-20T08:02:11.318Z',
}
const error: Schemas['Error'] = { statusCode: 404, error: 'Not Found', message: 'a', errorCode: 'not_found' }

it('a reply is one of the documented statuses with the body of that status', () => {
  type GetPolicy = Reply<'get_rate_limit_policy'>
  expectTypeOf<Extract<GetPolicy, { status: 200 }>['body']>().toEqualTypeOf<Policy>()
  expectTypeOf<GetPolicy['status']>().toEqualTypeOf<200 | 400 | 401 | 403 | 404 | 413 | 429 | 500 | 503>()
  const headers = { ETag: '"1-mi7ql2wq"' }
  const replies = [
    { status: 200, headers, body: policy },
    { status: 404, body: error },
    // @ts-expect-error a status that the operation does not document
    { status: 409, body: error },
    // @ts-expect-error the body of another status
    { status: 200, headers, body: error },
    // @ts-expect-error a body without a required property
    { status: 200, headers, body: { id: policy.id } },
    // @ts-expect-error an undocumented error code
    { status: 404, body: { ...error, errorCode: 'lost' } },
    // @ts-expect-error the documented body is missing
    { status: 200, headers },
  ] satisfies GetPolicy[]
  expect(replies).toHaveLength(7)
})

it('a reply without content has no body', () => {
  const replies = [
    { status: 204 },
    // @ts-expect-error the document has no content for this status
    { status: 204, body: {} },
  ] satisfies Reply<'delete_rate_limit_policy'>[]
  expect(replies).toHaveLength(2)
})

it('a reply has the headers that the document requires and the pipeline does not set', () => {
  type Opened = Extract<Reply<'subscribe_events'>, { status: 200 }>
  const body = {} as Opened['body']
  const replies = [
    { status: 200, headers: { 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' }, body },
    // @ts-expect-error a required header is missing
    { status: 200, headers: { 'Cache-Control': 'no-store, no-transform' }, body },
    // @ts-expect-error both required headers are missing
    { status: 200, body },
    // @ts-expect-error the pipeline sets only 'no-store'
    { status: 200, headers: { 'X-Accel-Buffering': 'no' }, body },
    // @ts-expect-error a header with another value than the documented one
    { status: 200, headers: { 'Cache-Control': 'no-cache', 'X-Accel-Buffering': 'no' }, body },
  ] satisfies Opened[]
  expectTypeOf<Extract<Reply<'get_event_deliveries'>, { status: 200 }>['headers']>()
    .extract<{ Link?: unknown }>()
    .not.toBeNever()
  expect(replies).toHaveLength(5)
})

it('an input has the parameters and the body of its operation, and always a value for a parameter with a default', () => {
  expectTypeOf<Input<'get_rate_limit_policy'>['path']>().toEqualTypeOf<{ id: string }>()
  expectTypeOf<Input<'get_event_deliveries'>['query']['take']>().toEqualTypeOf<number>()
  expectTypeOf<Input<'get_event_deliveries'>['query']['event_types']>().toEqualTypeOf<
    Schemas['EventType'][] | undefined
  >()
  expectTypeOf<Input<'subscribe_events'>['headers']['last-event-id']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Input<'create_rate_limit_policy'>['body']>().toEqualTypeOf<Schemas['RateLimitPolicyCreate']>()
  expectTypeOf<Input<'get_rate_limit_policy'>['body']>().toEqualTypeOf<undefined>()
  expectTypeOf<Input<'redeliver_events'>['body']>().toEqualTypeOf<
    Schemas['RedeliverEventsRequest'] | undefined
  >()
  expectTypeOf<Input<'get_rate_limit_policy'>['query']>().not.toHaveProperty('take')
  expect(operations.get_event_deliveries.defaulted).toEqual(['take'])
})

it('the media type of an input determines the type of its body', () => {
  type Publish = Input<'publish_events'>
  type BodyOf<MediaType> = Extract<Publish, { mediaType: MediaType }>['body']
  expectTypeOf<BodyOf<'application/cloudevents-batch+json'>>().toEqualTypeOf<Schemas['PublishEventBatch']>()
  expectTypeOf<BodyOf<'application/cloudevents+json'>>().toEqualTypeOf<Schemas['PublishEvent']>()
  expectTypeOf<BodyOf<'application/xml'>>().toBeNever()
  expect(operations.publish_events.requestMediaTypes).toContain('application/cloudevents-batch+json')
})
