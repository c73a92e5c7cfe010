import { createClient } from '@tenant-api/client'
import { validate } from '@tenant-api/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ChosenAnswer, type Mock, startMock } from '../src/index.ts'
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
      const answer = await send('rate-limit-policies')
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

  it('still needs a token for the operation', async () => {
    await choose({ operation: 'list_event_streams', status: 429 })
    expect((await sendTo(`${mock.url}/api/v2/event-streams`, { headers: {} })).status).toBe(401)
  })

  it.each([
    [[], 'The body must be a choice'],
    [null, 'The body must be a choice'],
    [{ status: 429 }, /'operation' must be one of the \d+ documented values, got undefined\.$/],
    [{ operation: 'get_event_streams', status: 429 }, /'operation' must be .*, such as 'get_event_stream'/],
    [{ operation: 'publish_events', status: 429 }, "'operation'"],
    [{ operation: 'list_event_streams' }, "'status', 'example', 'fault' or 'delay'"],
    [{ operation: 'list_event_streams', status: 418 }, /'status' must be 200, 400, .*, got 418\.$/],
    [{ operation: 'list_event_streams', status: '429' }, /'status' must be 200, .*, got '429'\.$/],
    [
      { operation: 'get_event_stream', example: 'nothing' },
      /'example' must be one of the .*, got 'nothing'\.$/,
    ],
    [
      { operation: 'get_event_stream', status: 404, example: 'disabled' },
      /'example' must be 'not_found', got/,
    ],
    [
      { operation: 'list_event_streams', fault: 'cut' },
      "'fault' is only for the operation subscribe_events.",
    ],
    [{ operation: 'subscribe_events', fault: 'bang' }, /'fault' must be 'cut', 'silence', .*, got 'bang'\.$/],
    [{ operation: 'subscribe_events', fault: 'cut', status: 429 }, "'fault' is only for the status 200."],
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
  ])(
    'refuses %j with the same error message as answer(), and keeps the earlier choice',
    async (choice, text) => {
      await choose({ operation: 'list_event_streams', status: 503 })
      expect(() => mock.answer(choice as ChosenAnswer)).toThrow(text)
      const { status, body } = await choose(choice)
      expect({ status, body }).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } })
      const { message, errors } = body as { message: string; errors: { path: string }[] }
      expect(message).toMatch(text)
      const [, name] = /^The property '(\w+)'/.exec(message) ?? []
      expect(errors[0]?.path).toBe(name ? `#/${name}` : '#')
      expect(validate('Error', body)).toEqual([])
      expect((await send('event-streams')).status).toBe(503)
    },
  )
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
