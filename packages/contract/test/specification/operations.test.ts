import { expect, test } from 'vitest'
import { dereference, document, type OperationId, operations } from '../../src/index.ts'
import { operationOf, parameterOf, ref, whole } from './document-parts.ts'

// shows: service.deliveries, service.subscribe, service.create-policy, deliveries.name, deliveries.lifecycle
// shows: deliveries.no-body, deliveries.answer, deliveries.scope, subscribe.stream, subscribe.no-body, create-policy
// shows: version.lifecycle
test.each([
  ['get_event_deliveries', 'GET', '/api/v2/event-streams/{id}/deliveries', 'body'],
  ['subscribe_events', 'GET', '/api/v2/events', 'body'],
  ['create_rate_limit_policy', 'POST', '/api/v2/rate-limit-policies', 'nothing'],
] as const)('the document has the three operations of the specification: %s', (id, method, path, lacks) => {
  expect(operations[id]).toMatchObject({ method, path, audience: '/api/v2/' })
  expect(operations[id].requestMediaTypes).toEqual(lacks === 'body' ? [] : ['application/json'])
  // The specification marks only the listing of deliveries as GA.
  const lifecycle = id === 'get_event_deliveries' ? 'GA' : 'beta'
  expect(operationOf(id)).toMatchObject({ 'x-origin': 'specified', 'x-release-lifecycle': lifecycle })
})

// shows: deliveries.answer, subscribe.stream, subscribe.data, create-policy.answer, create-policy.status
test.each([
  ['get_event_deliveries', 200, 'application/json', { type: 'array', items: ref('EventStreamDelivery') }],
  ['subscribe_events', 200, 'text/event-stream', ref('SubscriptionMessage')],
  ['create_rate_limit_policy', 201, 'application/json', ref('RateLimitPolicy')],
] as const)('the document has the answer of the specification: %s, %i', (id, status, mediaType, schema) => {
  const { responses } = operationOf(id)
  expect(Object.keys(responses).filter(each => Number(each) < 300)).toEqual([String(status)])
  const { content } = responses[status] as { content: Record<string, object> }
  expect(Object.keys(content)).toEqual([mediaType])
  expect(content[mediaType]).toMatchObject({ schema })
})

// shows: version, version.openapi
test('the document has the API version and the OpenAPI version of the specification', () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  // A minor release changes the statement: update its row too.
  expect(document.info.version).toMatch(/^2\.0\./)
  expect(operations.get_event_deliveries.anyScope).toEqual(['read:event_streams', 'read:event_deliveries'])
})

// shows: subscribe.errors, create-policy.errors
test.each([
  ['get_event_deliveries', [404]],
  ['subscribe_events', [410]],
  ['create_rate_limit_policy', [409, 415]],
] as const)('the document has the error statuses of every operation, and those of %s', (id, own) => {
  const statuses = Object.keys(operationOf(id).responses).map(Number)
  const common = [400, 401, 403, 413, 429, 500, 503]
  expect(statuses.filter(status => status >= 400).toSorted()).toEqual([...common, ...own].toSorted())
})

// shows: common.base-path, version.path
test('every path starts with /api/v2, except the paths for tokens and for our own services', () => {
  const others = Object.keys(document.paths).filter(path => !path.startsWith('/api/v2/'))
  const { issue_token, get_jwks, get_authorization_server_metadata, publish_events } = operations
  const expected = [issue_token, get_jwks, get_authorization_server_metadata, publish_events]
  expect(others.toSorted()).toEqual(expected.map(({ path }) => path).toSorted())
})

const seconds = { type: 'string', format: 'date-time', maxLength: 20 }
const cursor = { type: 'string', maxLength: 1024 }
// shows: paging.page, paging.per_page, paging.take, deliveries.id, deliveries.optional, deliveries.statuses
// shows: deliveries.event_types, deliveries.date_from, deliveries.date_from.length, deliveries.date_to
// shows: deliveries.date_to.length, deliveries.from, deliveries.take, subscribe.optional, subscribe.from
// shows: subscribe.from.length, subscribe.from_timestamp, subscribe.from_timestamp.length, subscribe.event_type
// shows: deliveries.take.limits, deliveries.take.default, limits.take, limits.date, limits.from, limits.from_timestamp
test.each<[OperationId, name: string, place: 'path' | 'query', wanted: object]>([
  ['get_event_deliveries', 'id', 'path', { type: 'string', minLength: 26, maxLength: 26 }],
  ['get_event_deliveries', 'statuses', 'query', { type: 'array', items: ref('DeliveryStatus') }],
  ['get_event_deliveries', 'event_types', 'query', { type: 'array', items: ref('EventType') }],
  ['get_event_deliveries', 'date_from', 'query', seconds],
  ['get_event_deliveries', 'date_to', 'query', seconds],
  ['get_event_deliveries', 'from', 'query', { type: 'string' }],
  ['get_event_deliveries', 'take', 'query', { type: 'integer', minimum: 1, maximum: 100, default: 50 }],
  ['subscribe_events', 'from', 'query', cursor],
  ['subscribe_events', 'from_timestamp', 'query', seconds],
  ['subscribe_events', 'event_type', 'query', { type: 'array', items: ref('EventType') }],
  ['list_event_streams', 'page', 'query', { type: 'integer', minimum: 0 }],
  ['list_event_streams', 'per_page', 'query', { type: 'integer', maximum: 50 }],
  ['list_event_streams', 'from', 'query', { type: 'string' }],
  ['list_event_streams', 'take', 'query', { type: 'integer', maximum: 50 }],
])('the document has the parameters of the specification: %s, %s', (id, name, place, wanted) => {
  const found = parameterOf(id, name)
  expect(found).toMatchObject({ in: place, required: place === 'path' })
  expect(whole(found.schema, name)).toMatchObject(wanted)
})

// shows: deliveries.statuses, deliveries.event_types, subscribe.event_type.repeated
test.each([
  ['get_event_deliveries', 'statuses', false],
  ['get_event_deliveries', 'event_types', false],
  ['subscribe_events', 'event_type', true],
] as const)(
  'an array in the query has one name and commas, or repeats its name: %s, %s',
  (id, name, explode) => {
    expect(parameterOf(id, name)).toMatchObject({ style: 'form', explode })
  },
)

// shows: correlation.accepted
test('every write accepts a correlation id of any length', () => {
  const writes = Object.entries(operations).filter(([, { method }]) => method !== 'GET')
  expect(writes.length).toBeGreaterThan(5)
  for (const [id] of writes) {
    const found = parameterOf(id as OperationId, 'X-Correlation-ID')
    expect(found).toMatchObject({ in: 'header', required: false })
    expect(found.schema).not.toHaveProperty('maxLength')
  }
})

// shows: errors.paging, errors.token, errors.signature, errors.not-global, errors.deliveries-scope, errors.not-found
// shows: errors.quota, errors.quota.headers
test('the document has the errors of the specification', () => {
  const { responses } = operationOf('get_event_deliveries')
  for (const status of [400, 401, 403, 404, 429]) expect(responses).toHaveProperty(String(status))
  const { headers } = dereference<{ headers: Record<string, { required?: boolean }> }>(
    responses[429] as { $ref: string },
  )
  for (const name of ['Limit', 'Remaining', 'Reset'])
    expect(dereference(headers[`X-RateLimit-${name}`] ?? {})).toMatchObject({ required: true })
})
