import { createClient } from '@tenant-api/client'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { mockTenantApi, type PublicOperationId } from '../src/index.ts'

const baseUrl = 'https://tenant.example.com'
const api = mockTenantApi({ baseUrl })
const server = setupServer(...api.handlers)
const client = createClient({ baseUrl, token: 'any', retries: 0 })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test.each(['example', 'body'])('the event stream itself has no chosen %s', property => {
  const choice = { [property]: 'user.created' } as never
  expect(() => api.answer('subscribe_events', choice)).toThrow(
    new TypeError(`The property '${property}' is not for the status 200 of subscribe_events.`),
  )
})

test('an unknown fault of the event stream is named', () => {
  expect(() => api.answer('subscribe_events', { fault: 'bang' } as never)).toThrow(
    /^The fault 'bang' is unknown\. Known faults: cut, silence, .* and reset\.$/,
  )
})

test('a misspelt option of mockTenantApi is named', () => {
  expect(() => mockTenantApi({ baseUrl, eventPerSecond: 1 } as { baseUrl: string })).toThrow(
    new TypeError(
      "The option 'eventPerSecond' is unknown. Known options: baseUrl, seed, onUse, eventsPerSecond, heartbeatSeconds and retryMs.",
    ),
  )
})

test('options that are not an object are named', () => {
  expect(() => mockTenantApi(null as never)).toThrow(
    new TypeError('The options must be an object, got null.'),
  )
})

describe('a mistake', () => {
  test.each([
    [
      'an unknown status',
      { status: 418 },
      'The document has no status 418 for get_event_stream. It has 200, 400, 401, 403, 404, 413, 429, 500 and 503.',
    ],
    [
      'an unknown example',
      { status: 404, example: 'nothing' },
      "The document has no example 'nothing' for get_event_stream, 404. It has not_found.",
    ],
    [
      'an unknown property',
      { staus: 404 },
      "The answer of get_event_stream has the unknown property 'staus'. It may have status, example, body, errors, headers and fault.",
    ],
    [
      'nothing',
      undefined,
      'The answer of get_event_stream must be an object such as { status: 503 }, got undefined. For the usual answer, choose {}.',
    ],
    [
      'a response',
      new Response(),
      'The answer of get_event_stream must be an object such as { status: 503 }, got [object Response]. For the usual answer, choose {}.',
    ],
    [
      'a fault of a stream',
      { fault: 'cut' },
      "The fault 'cut' is only for subscribe_events with the status 200. Any operation may have the fault 'reset'.",
    ],
    [
      'errors and another status',
      { status: 404, errors: [] },
      "The property 'errors' is only for the status 400, got 404.",
    ],
    [
      'a status and a broken connection',
      { status: 404, fault: 'reset' },
      "The properties 'fault' and 'status' exclude each other.",
    ],
    [
      'errors and a body',
      { errors: [{ path: '#/name', code: 'required', message: 'No.' }], body: {} },
      "The properties 'errors' and 'body' exclude each other.",
    ],
    [
      'an error without a code',
      { errors: [{ path: '#/name', message: 'No.' }] },
      /^The property 'errors\[0\]\.code' must be a documented code: required, .* and invalid, got undefined\.$/,
    ],
    [
      'an error with an unknown code',
      { errors: [{ path: '#/name', code: 'bad', message: 'No.' }] },
      /^The property 'errors\[0\]\.code' must be a documented code: .*, got 'bad'\.$/,
    ],
    [
      'an error whose path is no JSON pointer',
      { errors: [{ path: '/name', code: 'required', message: 'No.' }] },
      /^The property 'errors\[0\]\.path' must be a JSON pointer such as '#\/name', .*, got '\/name'\.$/,
    ],
    [
      'an error without a message',
      { errors: [{ path: 'id', code: 'required' }] },
      /^The property 'errors\[0\]\.message' must be a string, got undefined\.$/,
    ],
    ['an error that is a text', { errors: ['name'] }, /^The property 'errors' must be a list/],
    ['headers that are a text', { headers: 'X: 1' }, "The property 'headers' must be an object, got X: 1."],
    [
      'a header that is a number',
      { headers: { 'X-Mine': 1 } },
      "The property 'headers.X-Mine' must be a string, got 1.",
    ],
    [
      'a header of two lines',
      { headers: { 'X-Mine': 'a\nb' } },
      "The property 'headers.X-Mine' is not a valid header.",
    ],
    ['an empty list of errors', { errors: [] }, "The property 'errors' must have at least one item."],
  ])('is named: %s', async (_, choice, message) => {
    const refused = message instanceof RegExp ? message : new TypeError(message)
    expect(() => api.answer('get_event_stream', choice as never)).toThrow(refused)
    // MSW prints the error, and answers 500 with its message.
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.use(api.answer('get_event_stream', () => choice as never))
    await expect(client.getEventStream({ id: 'est_1CfRkm7WrQvB2TzNpXyL4d' })).rejects.toMatchObject({
      detail: message instanceof RegExp ? expect.stringMatching(message) : message,
    })
    printed.mockRestore()
  })

  test.each([
    [
      'listEventStreams',
      "The document has no operation 'listEventStreams'. Did you mean 'list_event_streams'?",
    ],
    [
      'get_event_steam',
      /^The document has no operation 'get_event_steam'\. It has list_event_streams, .* and get_authorization_server_metadata\.$/,
    ],
  ])('in the id of an operation is named: %s', (operation, message) => {
    expect(() => api.answer(operation as PublicOperationId, {})).toThrow(message)
  })

  test.each([
    [{ times: 0 }, 'times must be'],
    [{ delays: 3 }, "The option 'delays' is unknown. Known options: once, times and delay."],
    [{ once: true, times: 3 }, "The options 'once' and 'times' exclude each other."],
    [{ once: 'yes' }, 'once must be true or false, got yes.'],
    [{ delay: Number.POSITIVE_INFINITY }, 'delay must be a number from 0 to'],
    [{ delay: -1 }, 'delay must be a number from 0 to'],
  ])('in the options is named: %j', (options, message) => {
    expect(() => api.answer('get_event_stream', {}, options as object)).toThrow(message)
  })
})
