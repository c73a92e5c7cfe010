/** Type tests: the compiler checks this file, but nothing runs it. */
import { type MockedApi, mockTenantApi } from '../src/index.ts'

declare const api: MockedApi

const errors = [{ path: '#/name', code: 'min_length', message: 'a' }] as const
const badRequest = { statusCode: 400, error: 'a', message: 'a', errorCode: 'invalid_body', errors } as const

api.answer('get_event_stream', {})
api.answer('get_event_stream', { example: 'disabled' })
api.answer('get_event_stream', { status: 404 })
api.answer('list_event_streams', { body: { eventStreams: [] }, headers: { 'X-Request-ID': 'mine' } })
api.answer('delete_event_stream', { status: 204 })
api.answer('get_event_stream', { status: 400, body: badRequest })
api.answer('subscribe_events', { fault: 'silence' })
api.answer('subscribe_events', { status: 410 })
api.answer('get_event_stream', ({ params }) => (params.id ? {} : { status: 404 }), { delay: 100, once: true })
api.answer('get_event_stream', async ({ request }) => ({ status: request.url ? 200 : 404 }))
api.answer('get_event_stream', ({ params }) => (params.id ? { example: 'disabled' } : { fault: 'reset' }))
api.answer('create_event_stream', ({ body }) => (body.name === 'taken' ? { status: 409 } : { errors }))
api.answer('create_event_stream', ({ body }) => (body.name === 'taken' ? { errors } : {}))
api.answer('get_event_stream', { body: example => ({ ...example, name: example.name.trim() }) })
api.answer('get_event_stream', { status: 404, body: example => ({ ...example, message: 'Gone.' }) })
api.answer('get_event_deliveries', { body: example => example.slice(0, 1) })
api.answer('list_event_streams', { body: example => ({ ...example, eventStreams: [] }) })
api.answer('update_event_stream', ({ body }) => ({
  body: example => ({ ...example, name: body.name ?? 'a' }),
}))
api.answer('get_event_stream', async () => ({ status: 200, body: example => ({ ...example, name: 'a' }) }))
api.answer('get_jwks', { fault: 'reset' }, { times: 2, once: undefined, delay: undefined })
api.answer('subscribe_events', { fault: 'reset' })
for (const id of ['get_event_stream', 'create_event_stream'] as const) {
  api.answer(id, {}, { delay: 100 })
  api.answer(id, { status: 503 })
}
api.subscribers(1, { timeout: 100 })
api.openStreams().toFixed()
// @ts-expect-error a function whose body lacks a property
api.answer('get_event_stream', { body: () => ({ name: 'audit' }) })
// @ts-expect-error a code that the document does not have
api.answer('create_event_stream', { errors: [{ path: '#/name', code: 'conflict', message: 'a' }] })
// @ts-expect-error a list of errors with a status other than 400
api.answer('create_event_stream', { status: 409, errors })
// @ts-expect-error a list of errors for an operation whose error has none
api.answer('issue_token', { errors })
// @ts-expect-error a parameter that the path does not have
api.answer('get_event_stream', ({ params }) => ({ example: params.name }))
// @ts-expect-error a property that the request does not have
api.answer('create_event_stream', ({ body }) => (body.colour ? {} : { status: 409 }))
// @ts-expect-error a message of the stream, which is no answer
api.answer('subscribe_events', { example: 'user.created' })
// @ts-expect-error a function that returns nothing
api.answer('get_event_stream', () => undefined)
// @ts-expect-error a function that chooses a status that the document does not have
api.answer('list_event_streams', () => ({ status: 404 }))
// @ts-expect-error an operation that the document does not have
api.answer('get_nothing', {})
// @ts-expect-error an internal operation, which the handlers do not mock
api.answer('publish_events', {})
// @ts-expect-error a status that the document does not have for this operation
api.answer('list_event_streams', { status: 404 })
// @ts-expect-error an example of another status
api.answer('get_event_stream', { example: 'not_found' })
// @ts-expect-error a body that lacks a property
api.answer('get_event_stream', { body: { name: 'audit' } })
// @ts-expect-error a body for a response that has none
api.answer('delete_event_stream', { body: {} })
// @ts-expect-error a fault of an operation that does not answer with a stream
api.answer('get_event_stream', { fault: 'cut' })
// @ts-expect-error a fault of a stream that is refused
api.answer('subscribe_events', { status: 410, fault: 'cut' })

api.push({ type: 'user.created' })
api.push({ type: 'organization.created', event: { data: { object: { id: 'org_1' } } } })
api.push({ type: 'user.created', event: { data: { object: { user_id: 'usr_1' }, context: {} } } })
api.push({
  type: 'user.created',
  event: { data: { object: { email: undefined, multifactor: ['otp'] as const } } },
})
api.push({ type: 'user.created', event: undefined })
api.push({ type: 'user.created' }).message.event.data.object.user_id.trim()
api.push({ type: 'offset-only' }).message.offset.trim()
// @ts-expect-error a heartbeat has no event
api.push({ type: 'offset-only' }).message.event
api.push({ type: 'error', error: { code: 'processing_error' } })
api.pushUnknown({ type: 'user.renamed', event: { anything: true } })
// @ts-expect-error a type that the document does not have
api.push({ type: 'user.renamed' })
// @ts-expect-error data of another type
api.push({ type: 'organization.deleted', event: { data: { object: { email: 'a@b.example' } } } })
// @ts-expect-error a required property that is removed
api.push({ type: 'user.created', event: { data: { object: { user_id: undefined } } } })
// @ts-expect-error a value of another type, beside missing ones
api.push({ type: 'user.created', event: { data: { object: { email: 1 } } } })
// @ts-expect-error an item of an array that lacks a property
api.push({ type: 'user.created', event: { data: { object: { identities: [{ user_id: 'usr_1' }] } } } })
// @ts-expect-error a property that the document does not have
api.push({ type: 'organization.created', event: { data: { object: { colour: 'red' } } } })
// @ts-expect-error a code that the document does not have
api.push({ type: 'error', error: { code: 'boom' } })
// @ts-expect-error a heartbeat has no event
api.push({ type: 'offset-only', event: {} })

mockTenantApi({ baseUrl: '', eventsPerSecond: undefined, heartbeatSeconds: undefined, retryMs: undefined })
// @ts-expect-error the address is missing
mockTenantApi({})
