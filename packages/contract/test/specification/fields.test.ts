import { describe, expect, test } from 'vitest'
import { eventTypes } from '../../src/index.ts'
import { isRequired, ref, schemaAt } from './document-parts.ts'

const text = { type: 'string' }
const time = { type: 'string', format: 'date-time' }
const id26 = (format: string) => ({ type: 'string', minLength: 26, maxLength: 26, format })
const failed = { type: 'string', enum: ['failed'], maxLength: 6 }
const eventType = { type: 'string', enum: eventTypes, maxLength: 33 }
const delivery = 'EventStreamDelivery'
const attempt = 'EventStreamDeliveryAttempt'
const content = 'EventStreamCloudEvent'
const policy = 'RateLimitPolicy'
const newPolicy = 'RateLimitPolicyCreate'
const resource = { type: 'string', enum: ['oauth_authentication_api'] }
const consumer = { type: 'string', enum: ['client'] }
const selector = { type: 'string', maxLength: 255 }

// shows: delivery.id, delivery.event_stream_id, delivery.event_stream_id.format, delivery.status
// shows: delivery.status.values, delivery.event_type, delivery.attempts, delivery.event, attempt.status
// shows: attempt.timestamp, attempt.error_message, delivery-event.optional, delivery-event.id, delivery-event.id.format
// shows: delivery-event.source, delivery-event.specversion, delivery-event.type, delivery-event.time
// shows: delivery-event.data, policy.id, policy.id.format, policy.resource, policy.resource.values, policy.consumer
// shows: policy.consumer.values, policy.consumer_selector, policy.configuration, policy.configuration.action
// shows: policy.created_at, policy.updated_at, states.delivery, create-policy.resource, create-policy.consumer
// shows: create-policy.consumer_selector, create-policy.configuration, limits.policy-id
test.each<[schema: string, field: string, need: 'required' | 'optional', wanted: object]>([
  [delivery, 'id', 'required', text],
  [delivery, 'event_stream_id', 'required', id26('event-stream-id')],
  [delivery, 'status', 'required', failed],
  [delivery, 'event_type', 'required', eventType],
  [delivery, 'attempts', 'required', { type: 'array', items: ref(attempt) }],
  [delivery, 'event', 'optional', { type: 'object', ...ref(content) }],
  [attempt, 'status', 'required', failed],
  [attempt, 'timestamp', 'required', time],
  [attempt, 'error_message', 'optional', text],
  [content, 'id', 'optional', id26('event-id')],
  [content, 'source', 'optional', text],
  [content, 'specversion', 'optional', text],
  [content, 'type', 'optional', text],
  [content, 'time', 'optional', time],
  [content, 'data', 'optional', text],
  [policy, 'id', 'required', { type: 'string', format: 'rate-limit-policy-id', maxLength: 26 }],
  ...[policy, newPolicy].flatMap(schema => [
    [schema, 'resource', 'required', resource] as [string, string, 'required', object],
    [schema, 'consumer', 'required', consumer] as [string, string, 'required', object],
    [schema, 'consumer_selector', 'required', selector] as [string, string, 'required', object],
    [schema, 'configuration', 'required', { type: 'object' }] as [string, string, 'required', object],
  ]),
  [policy, 'created_at', 'optional', time],
  [policy, 'updated_at', 'optional', time],
  ['RateLimitAllow', 'action', 'required', { type: 'string', const: 'allow' }],
])('the document has the fields of the specification: %s.%s, %s', (schema, field, need, wanted) => {
  expect(schemaAt(schema, field)).toMatchObject(wanted)
  expect(isRequired(schema, field)).toBe(need === 'required')
})

// shows: states.policy
test.each([
  [delivery, ['id', 'event_stream_id', 'status', 'event_type', 'attempts', 'event']],
  [attempt, ['status', 'timestamp', 'error_message']],
  [content, ['id', 'source', 'specversion', 'type', 'time', 'data']],
  [newPolicy, ['resource', 'consumer', 'consumer_selector', 'configuration']],
  [policy, ['id', 'resource', 'consumer', 'consumer_selector', 'configuration', 'created_at', 'updated_at']],
])('%s has only the fields of the specification', (schema, fields) => {
  expect(Object.keys(schemaAt(schema).properties ?? {}).toSorted()).toEqual(fields.toSorted())
})

// shows: message.type, message.offset, message.event, event.specversion, event.type, event.source, event.id, event.time
// shows: event.data, event.xtenant, event.xstream, event.xpurpose, event.object.id, event.object.name
// shows: event.object.created_at, event.object.type, event.object.connection_id, event.object.external_id
// shows: event.required, events.envelope, events.object
describe('the event of a created group has the fields of the specification', () => {
  test.each([
    [
      'GroupCreatedMessage',
      ['type', 'offset', 'event'],
      { type: { ...text, const: 'group.created' }, offset: text, event: ref('GroupCreatedEvent') },
    ],
    [
      'GroupCreatedEvent',
      ['specversion', 'type', 'source', 'id', 'time', 'data', 'xtenant'],
      {
        specversion: text,
        type: { ...text, const: 'group.created' },
        source: text,
        id: text,
        time,
        data: { type: 'object', ...ref('GroupCreatedData') },
        xtenant: text,
      },
    ],
    ['GroupCreatedEvent', undefined, { xstream: text, xpurpose: { ...text, examples: ['test'] } }],
    ['GroupCreatedData', ['object'], { object: ref('CreatedGroup'), context: ref('EventContext') }],
    [
      'CreatedConnectionGroup',
      ['id', 'name', 'created_at', 'type', 'connection_id'],
      { id: text, name: text, created_at: time, connection_id: text, external_id: text },
    ],
    ['CreatedConnectionGroup', undefined, { type: { ...text, const: 'connection' } }],
  ])('%s', (schema, required, fields) => {
    if (required) expect(schemaAt(schema).required).toEqual(required)
    for (const [field, wanted] of Object.entries(fields))
      expect(schemaAt(schema, field)).toMatchObject(wanted)
  })
})

// shows: event.context.tenant.tenant_id, event.context.client.*, event.context.connection.*, event.context.request.*
// shows: events.context
test.each([
  ['tenant', ['tenant_id'], text],
  ['client', ['id', 'name'], text],
  ['client', ['metadata'], { type: 'object' }],
  ['connection', ['id', 'name', 'strategy'], text],
  ['request', ['hostname', 'ip', 'method', 'user_agent', 'custom_domain'], text],
])('the context of an event has the fields of the specification: %s, %j', (part, fields, wanted) => {
  for (const field of fields) expect(schemaAt('EventContext', part, field)).toMatchObject(wanted)
})

// shows: event.context.geo.*
test('the context of an event contains the location of the request', () => {
  const texts = ['continent', 'country'].map(name => `${name}_code`)
  const names = ['country', 'subdivision', 'city'].map(name => `${name}_name`)
  for (const field of [...texts, ...names, 'subdivision_code', 'time_zone'])
    expect(schemaAt('EventContext', 'request', 'geo', field)).toMatchObject(text)
  for (const field of ['latitude', 'longitude'])
    expect(schemaAt('EventContext', 'request', 'geo', field)).toMatchObject({ type: 'number' })
})
