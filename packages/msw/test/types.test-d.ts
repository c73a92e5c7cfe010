/** Checked by the compiler alone: nothing here runs. */
import { type MockedApi, mockTenantApi } from '../src/index.ts'

declare const api: MockedApi

api.answer('get_event_stream', {})
api.answer('get_event_stream', { example: 'disabled' })
api.answer('get_event_stream', { status: 404 })
api.answer('list_event_streams', { body: { eventStreams: [] }, headers: { 'X-Request-ID': 'mine' } })
api.answer('delete_event_stream', { status: 204 })
api.answer('subscribe_events', { fault: 'silence' })
api.answer('subscribe_events', { status: 410 })
// @ts-expect-error an operation that the document does not have
api.answer('get_nothing', {})
// @ts-expect-error an operation of the tenant's own services
api.answer('publish_events', {})
// @ts-expect-error a status that it does not have for this operation
api.answer('list_event_streams', { status: 404 })
// @ts-expect-error an example of another status
api.answer('get_event_stream', { example: 'not_found' })
// @ts-expect-error a body that lacks a property
api.answer('get_event_stream', { body: { name: 'audit' } })
// @ts-expect-error a body where the document has none
api.answer('delete_event_stream', { body: {} })
// @ts-expect-error an operation that has no stream
api.answer('get_event_stream', { fault: 'cut' })
// @ts-expect-error a stream that does not open cannot fail
api.answer('subscribe_events', { status: 410, fault: 'cut' })

api.push({ type: 'user.created' })
api.push({ type: 'organization.created', event: { data: { object: { id: 'org_1' } } } })
api.push({ type: 'error', error: { code: 'processing_error' } })
api.pushUnknown({ type: 'user.renamed', event: { anything: true } })
// @ts-expect-error a type that the document does not have
api.push({ type: 'user.renamed' })
// @ts-expect-error data of another type
api.push({ type: 'user.created', event: { data: { object: { id: 'org_1' } } } })
// @ts-expect-error a code that the document does not have
api.push({ type: 'error', error: { code: 'boom' } })
// @ts-expect-error a heartbeat carries nothing
api.push({ type: 'offset-only', event: {} })

// @ts-expect-error the address is missing
mockTenantApi({})
