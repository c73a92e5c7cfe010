import { validate } from '@tenant-api/contract'
import { expect, it } from 'vitest'
import type { ChosenAnswer } from '../src/index.ts'
import { mockForEachTest } from './mock-for-each-test.ts'

const stage = mockForEachTest()
const { choose, send } = stage

it.each([
  [[], 'The choice must be an object'],
  [null, 'The choice must be an object'],
  [{ status: 429 }, /'operation' must be one of 'list_event_streams', .*, got undefined\.$/],
  [{ operation: 'get_event_streams', status: 429 }, /'operation' must be .*, such as 'get_event_stream'/],
  [{ operation: 'publish_events', status: 429 }, "'operation'"],
  [
    { operation: 'listEventStreams', status: 429 },
    "'operation' must be 'list_event_streams', got 'listEventStreams'.",
  ],
  [{ operation: 'nothing', status: 429 }, /must be one of 'list_event_streams', .*, got 'nothing'\.$/],
  [
    { operation: 'list_event_streams' },
    "'status', 'example', 'body', 'headers', 'errors', 'fault' or 'delay'",
  ],
  [{ operation: 'list_event_streams', status: 418 }, /'status' must be 200, 400, .*, got 418\.$/],
  [{ operation: 'list_event_streams', status: '429' }, /'status' must be 200, .*, got '429'\.$/],
  [
    { operation: 'get_event_stream', example: 'nothing' },
    /'example' must be 'enabled', 'disabled', 'malformed_id', .*'service_unavailable', got 'nothing'\.$/,
  ],
  [{ operation: 'get_event_stream', status: 404, example: 'disabled' }, /'example' must be 'not_found', got/],
  [
    { operation: 'list_event_streams', fault: 'silence' },
    "'fault' must be 'reset' or 'cut', got 'silence'. Other faults are only for the operation subscribe_events.",
  ],
  [
    { operation: 'subscribe_events', fault: 'bang' },
    /'fault' must be 'cut', 'silence', .* or 'reset', got 'bang'\.$/,
  ],
  [
    { operation: 'list_event_streams', fault: 'reset', status: 429 },
    "'status' cannot be combined with 'fault'.",
  ],
  [
    { operation: 'list_event_streams', example: 'offset', body: {} },
    "'body' cannot be combined with 'example'.",
  ],
  [{ operation: 'create_event_stream', errors: [] }, "'errors' must have at least 1 item, got 0."],
  [
    { operation: 'create_event_stream', errors: [{ path: '#/name', code: 'bad', message: 'No.' }] },
    /'errors\.0\.code' must be /,
  ],
  [
    { operation: 'create_event_stream', errors: [{ path: '#/name', code: 'invalid' }] },
    "'errors.0.message' is required.",
  ],
  [
    {
      operation: 'create_event_stream',
      errors: [{ path: '/name', code: 'invalid', message: 'No.' }],
    },
    "'errors.0.path' must be a JSON pointer such as '#/name', or the name of a parameter, got '/name'.",
  ],
  [{ operation: 'create_event_stream', errors: 'name' }, "'errors' must be an array, got a string."],
  [
    {
      operation: 'create_event_stream',
      status: 409,
      errors: [{ path: '#', code: 'invalid', message: 'No.' }],
    },
    "'status' must be 400 with 'errors', got 409.",
  ],
  [
    { operation: 'issue_token', errors: [{ path: '#', code: 'invalid', message: 'No.' }] },
    "'errors' is not for the operation issue_token, whose errors have no list of fields.",
  ],
  [
    { operation: 'list_event_streams', headers: { 'X Y': 'a' } },
    "'headers.X Y' is not a valid name of a header.",
  ],
  [{ operation: 'list_event_streams', headers: { X: 'a\nb' } }, "'headers.X' must be a valid header value."],
  [{ operation: 'list_event_streams', headers: { X: 1 } }, "'headers.X' must be a string, got 1."],
  [{ operation: 'list_event_streams', headers: 'X: 1' }, "'headers' must be an object."],
  [{ operation: 'subscribe_events', fault: 'cut', status: 429 }, "'status' cannot be combined with 'fault'."],
  [
    { operation: 'subscribe_events', body: {} },
    /'body' must be a text for the status 200 of subscribe_events, got /,
  ],
  [
    { operation: 'list_event_streams', delay: -1 },
    "'delay' must be a number of milliseconds from 0 to 600000, got -1.",
  ],
  [{ operation: 'list_event_streams', delay: 600_001 }, "'delay' must be"],
  [{ operation: 'list_event_streams', delay: '5' }, "'delay' must be"],
  [
    { operation: 'list_event_streams', status: 429, times: 0 },
    "'times' must be an integer of at least 1, got 0.",
  ],
  [
    { operation: 'list_event_streams', errors: [{ path: '#/name', code: 'invalid', message: 'No.' }] },
    "'errors.0.path' must be the name of a parameter, because the requests have no body, got '#/name'.",
  ],
  [{ operation: 'delete_event_stream', body: {} }, "'body' is not for the status 204, which has no body."],
  [
    { operation: 'list_event_streams', headers: { 'Transfer-Encoding': 'chunked' } },
    "'headers.Transfer-Encoding' is set by the mock.",
  ],
  [
    { operation: 'get_event_stream', parameters: { idd: 'est_1' }, status: 404 },
    "'parameters.idd' is unknown. Did you mean 'id'?",
  ],
  [
    { operation: 'get_event_stream', parameters: { id: [{}] }, status: 404 },
    "'parameters.id' must be a string, a number, or a list of them, got an array.",
  ],
  [
    { operation: 'get_event_stream', parameters: 'est_1', status: 404 },
    "'parameters' must be an object such as ",
  ],
  [{ operation: 'get_event_stream', parameters: { id: 'est_1' } }, 'The choice must have the property'],
  [
    { operation: 'list_event_streams', parameters: { take: 'many' }, example: 'offset' },
    "'parameters' matches only requests that the mock refuses. The query parameter 'take' must be an integer, got 'many'.",
  ],
  [
    { operation: 'get_event_stream', parameters: { id: 'a b' }, delay: 5 },
    /'parameters' matches only requests that the mock refuses\. The path parameter 'id' .*[^.]\.$/,
  ],
  [
    { operation: 'list_event_streams', parameters: { take: 20, page: 2 }, delay: 5 },
    /'parameters' matches only requests that the mock refuses\. .*[^.]\.$/,
  ],
  [{ operation: 'list_event_streams', status: 429, times: 1.5 }, "'times' must be"],
  [{ operation: 'list_event_streams', status: 429, tmies: 1 }, "The property 'tmies' is unknown."],
  [
    { operation: 'list_event_streams', sttus: 429 },
    "The property 'sttus' is unknown. Did you mean 'status'?",
  ],
])(
  'a choice of %j is refused with the same error message as answer(), and the earlier choice stays',
  async (choice, text) => {
    await choose({ operation: 'list_event_streams', status: 503 })
    expect(() => stage.mock.answer(choice as ChosenAnswer)).toThrow(text)
    const { status, body } = await choose(choice)
    expect({ status, body }).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } })
    const { message, errors } = body as { message: string; errors: { path: string }[] }
    expect(message).toMatch(text)
    const [, name] = /^The property '([^']+)'/.exec(message) ?? []
    expect(errors[0]?.path).toBe(name ? `#/${name.replaceAll('.', '/').replaceAll(' ', '%20')}` : '#')
    expect(validate('Error', body)).toEqual([])
    expect((await send('event-streams')).status).toBe(503)
  },
)

it('the stack of an error begins at the call in the test', () => {
  const choice = { operation: 'list_event_streams', status: 418 } as never
  expect(() => stage.mock.answer(choice)).toThrow(
    expect.objectContaining({
      stack: expect.stringMatching(/^Refusal: .*\n +at .*refused-choices\.test\.ts/),
    }),
  )
})

const circular: { self?: object } = {}
circular.self = circular

it.each<[string, unknown, string]>([
  ['a function', () => ({ eventStreams: [] }), 'got a function.'],
  ['a symbol', Symbol('body'), 'got a symbol.'],
  ['bytes', new Uint8Array([1, 2]), 'got bytes.'],
  ['a value that contains itself', circular, 'circular structure'],
  ['a value with a BigInt', { count: 1n }, 'BigInt'],
])('answer() refuses %s as a body, and names the property', (_, body, text) => {
  const refused = () => stage.mock.answer({ operation: 'list_event_streams', body })
  expect(refused).toThrow(TypeError)
  expect(refused).toThrow("The property 'body' must be a text or a value that JSON can express")
  expect(refused).toThrow(text)
})

it('a later change of a chosen body has no effect', async () => {
  const body = { eventStreams: [{ name: 'Audit' }] }
  stage.mock.answer({ operation: 'list_event_streams', body })
  body.eventStreams.pop()
  expect((await send('event-streams')).body).toEqual({ eventStreams: [{ name: 'Audit' }] })
})
