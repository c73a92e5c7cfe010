/** Type tests: the compiler checks this file, but nothing runs it. */
import type { MockModules } from '@tenant-api/test-kit/start-mock'
import type * as index from '../src/index.ts'
import { type ChosenAnswer, type Mock, startMock } from '../src/index.ts'
import type * as run from '../src/run.ts'

declare const mock: Mock
declare const maybe: { readonly port: number | undefined; readonly times: number | undefined }

void startMock({ port: maybe.port, log: line => line.trim() })
mock.answer({ operation: 'list_event_streams', status: 429, times: maybe.times })
mock.answer({ operation: 'list_event_streams', status: 502 })
mock.answer({ operation: 'get_event_stream', example: 'client_not_global' })
mock.answer({ operation: 'get_event_stream', headers: { 'Retry-After': '30' }, delay: 100 })
mock.answer({ operation: 'get_event_stream', body: '<html>' })
mock.answer({ operation: 'get_event_stream', fault: 'reset' })
mock.answer({ operation: 'subscribe_events', fault: 'cut' })
mock.answer({ operation: 'get_event_stream', fault: 'cut' })
mock.answer({ operation: 'get_event_stream', parameters: { id: 'est_1' }, status: 404 })
mock.answer({
  operation: 'get_event_deliveries',
  parameters: { event_types: ['user.created'], take: 5 },
  status: 503,
})
for (const operation of ['list_event_streams', 'get_event_stream'] as const)
  mock.answer({ operation, status: 503 })
// @ts-expect-error not a parameter of the operation
mock.answer({ operation: 'get_event_stream', parameters: { take: 5 }, status: 404 })
mock.answer({
  operation: 'create_event_stream',
  errors: [{ path: '#/name', code: 'max_length', message: 'Too long.' }],
})
// @ts-expect-error a broken connection has no status
mock.answer({ operation: 'get_event_stream', fault: 'reset', status: 503 })
// @ts-expect-error either an example or a body
mock.answer({ operation: 'get_event_stream', example: 'disabled', body: {} })
mock.answer({
  operation: 'create_event_stream',
  // @ts-expect-error the status of a list of errors is 400
  status: 404,
  errors: [{ path: '#/name', code: 'max_length', message: 'Too long.' }],
})
mock.answer({ operation: 'get_event_stream', status: 404, example: undefined, fault: undefined })
const choice: ChosenAnswer = { operation: 'get_jwks', delay: 5 }
mock.answer(choice)
// @ts-expect-error nothing is chosen
mock.answer({ operation: 'list_event_streams' })
// @ts-expect-error nothing is chosen for the two requests
mock.answer({ operation: 'list_event_streams', times: 2 })
// @ts-expect-error an operation that the document does not have
mock.answer({ operation: 'get_event_streams', status: 429 })
// @ts-expect-error an internal operation, which the mock does not have
mock.answer({ operation: 'publish_events', status: 429 })
// @ts-expect-error a status that the document does not have for this operation
mock.answer({ operation: 'list_event_streams', status: 404 })
// @ts-expect-error an example that the document does not have for this operation
mock.answer({ operation: 'list_event_streams', example: 'client_not_globall' })
// @ts-expect-error a fault of an operation that does not answer with a stream
mock.answer({ operation: 'get_event_stream', fault: 'silence' })
// @ts-expect-error a code that the document does not have
mock.answer({ operation: 'create_event_stream', errors: [{ path: '#/name', code: 'bad', message: 'No.' }] })
/** The test kit loads these modules by their paths, and declares what it uses of them. */
export const forTestKit = (modules: {
  readonly index: typeof index
  readonly run: typeof run
}): MockModules => modules
