import { createClient } from '@tenant-api/client'
import { validate, validateAnswer } from '@tenant-api/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ChosenAnswer, type Mock, startMock } from '../src/index.ts'
import { publicOperations } from '../src/match-operation.ts'
import { readEvents } from './read-events.ts'
import { post, sendTo } from './send.ts'

let mock: Mock

beforeEach(async () => {
  mock = await startMock({ eventsPerSecond: 0, retryMs: 1 })
})
afterEach(() => mock.close())

const choose = (choice: unknown) => sendTo(`${mock.url}/__mock/answers`, post(JSON.stringify(choice), {}))
const send = (path: string, headers = {}) =>
  sendTo(`${mock.url}/api/v2/${path}`, { headers: { Authorization: 'Bearer any', ...headers } })

describe('POST /__mock/answers', () => {
  it('chooses a status of one operation for all requests without a Prefer header', async () => {
    const choice = { operation: 'list_event_streams', status: 429 }
    expect(await choose(choice)).toMatchObject({ status: 200, body: choice })
    for (let round = 0; round < 3; round++) {
      const { status, headers, body } = await send('event-streams')
      expect(status).toBe(429)
      expect(headers).not.toHaveProperty('preference-applied')
      expect(body).toMatchObject({ errorCode: 'too_many_requests' })
    }
    expect((await send('rate-limit-policies')).status).toBe(200)
    expect((await send('event-streams', { Prefer: 'code=503' })).status).toBe(503)
    expect((await send('event-streams', { Prefer: 'code=200' })).status).toBe(200)
  })

  it('chooses an example with its status', async () => {
    const choice = { operation: 'get_event_stream', example: 'client_not_global' }
    expect(await choose(choice)).toMatchObject({ body: { ...choice, status: 401 } })
    const { status, body } = await send('event-streams/est_1CfRkm7WrQvB2TzNpXyL4d')
    expect({ status, body }).toMatchObject({ status: 401, body: { errorCode: 'client_not_global' } })
    await choose({ operation: 'get_event_stream', status: 200, example: 'disabled' })
    const disabled = await send('event-streams/est_1CfRkm7WrQvB2TzNpXyL4d')
    expect(disabled.body).toMatchObject({ status: 'disabled' })
  })

  it('answers as often as `times` says, so that a retry succeeds', async () => {
    await choose({ operation: 'list_event_streams', status: 503, times: 2 })
    const client = createClient({ baseUrl: mock.url, token: 'any', retries: 2 })
    expect(await client.listEventStreams()).toHaveProperty('eventStreams')
    await choose({ operation: 'list_event_streams', status: 503, times: 2 })
    const statuses = []
    for (let round = 0; round < 4; round++) statuses.push((await send('event-streams')).status)
    expect(statuses).toEqual([503, 503, 200, 200])
  })

  it('delays the chosen answer or the usual answer by `delay`', async () => {
    const policy = {
      ...{ resource: 'oauth_authentication_api', consumer: 'client', consumer_selector: 'client_id:slow' },
      configuration: { action: 'allow' },
    }
    const created = await sendTo(`${mock.url}/api/v2/rate-limit-policies`, post(JSON.stringify(policy)))
    expect(created.status).toBe(201)
    for (const [choice, status] of [
      [{}, 200],
      [{ status: 503 }, 503],
    ] as const) {
      await choose({ operation: 'list_rate_limit_policies', delay: 100, ...choice })
      const startedAt = performance.now()
      const answer = await send('rate-limit-policies?page=0')
      expect(performance.now() - startedAt).toBeGreaterThan(95)
      expect(answer.status).toBe(status)
      if (status === 200) expect(JSON.stringify(answer.body)).toContain('client_id:slow')
    }
  })

  it('replaces the earlier choice for the operation', async () => {
    await choose({ operation: 'list_event_streams', status: 503 })
    await choose({ operation: 'list_event_streams', status: 429, times: 1 })
    expect((await send('event-streams')).status).toBe(429)
    expect((await send('event-streams')).status).toBe(200)
  })

  it('makes new streams fail', async () => {
    await choose({ operation: 'subscribe_events', fault: 'cursor_expired', times: 1 })
    const { frames } = await readEvents(`${mock.url}/api/v2/events`, 9)
    expect(frames.at(-1)?.message).toMatchObject({ type: 'error', error: { code: 'cursor_expired' } })
    expect(frames).toHaveLength(3)
    await choose({ operation: 'subscribe_events', status: 410 })
    await expect(readEvents(`${mock.url}/api/v2/events`, 9)).rejects.toThrow('410')
  })

  it('chooses headers of the answer, also those of the usual answer', async () => {
    await choose({
      operation: 'list_event_streams',
      status: 429,
      headers: { 'retry-after': '30', 'X-Mine': 'a' },
    })
    const limited = await send('event-streams')
    expect(limited).toMatchObject({ status: 429, headers: { 'retry-after': '30', 'x-mine': 'a' } })
    expect(limited.body).toMatchObject({ message: 'Too many requests. Try again in 30 seconds.' })
    await choose({ operation: 'list_event_streams', headers: { 'X-RateLimit-Remaining': '3' } })
    const { status, headers, body } = await send('event-streams')
    expect({ status, headers }).toMatchObject({ status: 200, headers: { 'x-ratelimit-remaining': '3' } })
    expect(body).toHaveProperty('eventStreams')
  })

  it('chooses a body of any form', async () => {
    await choose({ operation: 'list_event_streams', body: { eventStreams: [] } })
    expect(await send('event-streams')).toMatchObject({ status: 200, body: { eventStreams: [] } })
    await choose({ operation: 'list_event_streams', status: 503, body: null })
    expect(await send('event-streams')).toMatchObject({ status: 503, body: null })
    await choose({ operation: 'list_event_streams', body: '{"eventStreams":[' })
    const client = createClient({ baseUrl: mock.url, token: 'any', retries: 0 })
    await expect(client.listEventStreams()).rejects.toMatchObject({ code: 'unexpected_answer' })
  })

  it('chooses the errors beside the fields of a form', async () => {
    const errors = [
      { path: '#/name', code: 'max_length', message: "The property 'name' is too long." },
      { path: '#/subscriptions', code: 'min_items', message: 'Choose an event type.' },
    ]
    const choice = { operation: 'create_event_stream', errors }
    expect(await choose(choice)).toMatchObject({ status: 200, body: { ...choice, status: 400 } })
    const answer = await sendTo(`${mock.url}/api/v2/event-streams`, post('{}'))
    const message = errors[0]?.message
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'invalid_body', message, errors } })
    expect(validateAnswer('create_event_stream', answer)).toEqual([])
  })

  it.each([502, 504])('chooses the %i page of a proxy in front of the service', async status => {
    await choose({ operation: 'list_event_streams', status, times: 1 })
    const headers = { Authorization: 'Bearer any' }
    const answer = await fetch(`${mock.url}/api/v2/event-streams`, { headers })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('text/html')
    expect(await answer.text()).toMatch(/^<html>/)
    await choose({
      operation: 'list_event_streams',
      status,
      body: 'Mine',
      headers: { 'Content-Type': 'text/plain' },
    })
    const own = await fetch(`${mock.url}/api/v2/event-streams`, { headers })
    expect(own.headers.get('content-type')).toBe('text/plain')
    expect(await own.text()).toBe('Mine')
  })

  it('chooses the page of a proxy instead of the event stream, once', async () => {
    const page = '<html><body>Sign in</body></html>'
    const html = { 'Content-Type': 'text/html' }
    await choose({ operation: 'subscribe_events', body: page, headers: html, times: 1 })
    const events = () => fetch(`${mock.url}/api/v2/events`, { headers: { Authorization: 'Bearer any' } })
    const answer = await events()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html')
    expect(await answer.text()).toBe(page)
    expect(mock.openStreams()).toBe(0)
    const later = await events()
    expect(later.headers.get('content-type')).toBe('text/event-stream')
    await later.body?.cancel()
    await choose({ operation: 'subscribe_events', body: page, headers: html, times: 1 })
    const client = createClient({ baseUrl: mock.url, token: 'any', maxRetryDelay: 100 })
    const reading = client.subscribe()[Symbol.asyncIterator]().next()
    await expect(reading).rejects.toMatchObject({ code: 'unexpected_answer' })
  })

  it.each(['list_event_streams', 'subscribe_events'] as const)(
    'resets the connection of a request of %s',
    async operation => {
      await choose({ operation, fault: 'reset', times: 1 })
      const path = operation === 'subscribe_events' ? 'events' : 'event-streams'
      const headers = { Authorization: 'Bearer any' }
      const reset = fetch(`${mock.url}/api/v2/${path}`, { headers })
      await expect(reset).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
      const { status, body } = await fetch(`${mock.url}/api/v2/${path}`, { headers })
      expect(status).toBe(200)
      await body?.cancel()
    },
  )

  it('still needs a token for the operation', async () => {
    await choose({ operation: 'list_event_streams', status: 429 })
    expect((await sendTo(`${mock.url}/api/v2/event-streams`, { headers: {} })).status).toBe(401)
  })

  it.each([
    [[], 'The choice must be an object'],
    [null, 'The choice must be an object'],
    [{ status: 429 }, /'operation' must be one of 'list_event_streams', .*, got undefined\.$/],
    [{ operation: 'get_event_streams', status: 429 }, /'operation' must be .*, such as 'get_event_stream'/],
    [{ operation: 'publish_events', status: 429 }, "'operation'"],
    [{ operation: 'listEventStreams', status: 429 }, /must be .*, such as 'list_event_streams'/],
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
    [
      { operation: 'get_event_stream', status: 404, example: 'disabled' },
      /'example' must be 'not_found', got/,
    ],
    [
      { operation: 'list_event_streams', fault: 'cut' },
      "'fault' must be 'reset', got 'cut'. Other faults are only for the operation subscribe_events.",
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
    [
      { operation: 'list_event_streams', headers: { X: 'a\nb' } },
      "'headers.X' must be a valid header value.",
    ],
    [{ operation: 'list_event_streams', headers: { X: 1 } }, "'headers.X' must be a string, got 1."],
    [{ operation: 'list_event_streams', headers: 'X: 1' }, "'headers' must be an object."],
    [
      { operation: 'subscribe_events', fault: 'cut', status: 429 },
      "'status' cannot be combined with 'fault'.",
    ],
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
    [{ operation: 'list_event_streams', status: 429, times: 1.5 }, "'times' must be"],
    [{ operation: 'list_event_streams', status: 429, tmies: 1 }, "The property 'tmies' is unknown."],
    [
      { operation: 'list_event_streams', sttus: 429 },
      "The property 'sttus' is unknown. Did you mean 'status'?",
    ],
  ])(
    'refuses %j with the same error message as answer(), and keeps the earlier choice',
    async (choice, text) => {
      await choose({ operation: 'list_event_streams', status: 503 })
      expect(() => mock.answer(choice as ChosenAnswer)).toThrow(text)
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
})

describe('GET /__mock/answers', () => {
  const known = () => sendTo(`${mock.url}/__mock/answers`, { headers: {} })

  it('names the statuses and examples of each operation', async () => {
    const { status, body } = await known()
    expect(status).toBe(200)
    const { operations, faults } = body as { operations: Record<string, object>; faults: string[] }
    expect(Object.keys(operations)).toEqual(publicOperations.map(({ id }) => id))
    expect(operations.list_event_streams).toMatchObject({
      request: 'GET /api/v2/event-streams',
      answers: { 200: ['checkpoint', 'offset'], 429: ['too_many_requests'], 502: [] },
    })
    expect(operations.list_event_streams).not.toHaveProperty('chosen')
    expect(faults).toEqual([
      'cut',
      'silence',
      'cursor_expired',
      'connection_timeout',
      'processing_error',
      'reset',
    ])
    for (const [operation, { answers }] of Object.entries(operations) as [string, { answers: object }][])
      for (const [code, examples] of Object.entries(answers))
        for (const example of [undefined, ...examples]) {
          const choice = { operation, status: Number(code), ...(example && { example }) }
          expect(await choose(choice)).toMatchObject({ status: 200, body: choice })
        }
  })

  it('names the choices in force, with the requests that are left', async () => {
    const choice = { operation: 'list_event_streams', status: 429, times: 3 }
    await choose(choice)
    await choose({ operation: 'get_jwks', delay: 5 })
    await send('event-streams')
    const { body } = await known()
    expect(body).toMatchObject({
      operations: {
        list_event_streams: { chosen: { ...choice, times: 2 } },
        get_jwks: { chosen: { operation: 'get_jwks', delay: 5 } },
      },
    })
  })
})

describe('DELETE /__mock/answers', () => {
  it('removes all choices', async () => {
    await choose({ operation: 'list_event_streams', status: 429 })
    await choose({ operation: 'subscribe_events', status: 410 })
    const remove = () => sendTo(`${mock.url}/__mock/answers`, { method: 'DELETE' })
    expect(await remove()).toMatchObject({ status: 200, body: { removed: 2 } })
    expect(await remove()).toMatchObject({ status: 200, body: { removed: 0 } })
    expect((await send('event-streams')).status).toBe(200)
    expect((await readEvents(`${mock.url}/api/v2/events`, 1)).frames).toHaveLength(1)
  })
})

it('answer() and resetAnswers() do the same as the path', async () => {
  mock.answer({ operation: 'list_event_streams', status: 429 })
  expect((await send('event-streams')).status).toBe(429)
  mock.resetAnswers()
  expect((await send('event-streams')).status).toBe(200)
})
