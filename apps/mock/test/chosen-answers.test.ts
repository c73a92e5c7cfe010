import { createClient } from '@tenant-api/client'
import { validateAnswer } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { mockForEachTest } from './mock-for-each-test.ts'
import { readEvents } from './read-events.ts'
import { post, sendTo } from './send.ts'

const stage = mockForEachTest()
const { choose, send } = stage

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
    const client = createClient({ baseUrl: stage.mock.url, token: 'any', retries: 2 })
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
    const created = await sendTo(`${stage.mock.url}/api/v2/rate-limit-policies`, post(JSON.stringify(policy)))
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

  it('applies choices with `times` in their order, before the choice without it', async () => {
    await choose({ operation: 'list_event_streams', status: 403 })
    await choose({ operation: 'list_event_streams', status: 503, times: 2 })
    await choose({ operation: 'list_event_streams', status: 429, times: 1 })
    const statuses = []
    for (let round = 0; round < 5; round++) statuses.push((await send('event-streams')).status)
    expect(statuses).toEqual([503, 503, 429, 403, 403])
  })

  it('replaces all earlier choices for the operation by a choice without `times`', async () => {
    await choose({ operation: 'list_event_streams', status: 403 })
    await choose({ operation: 'list_event_streams', status: 503, times: 2 })
    await choose({ operation: 'list_event_streams', status: 429 })
    expect((await send('event-streams')).status).toBe(429)
  })

  it('makes new streams fail', async () => {
    await choose({ operation: 'subscribe_events', fault: 'cursor_expired', times: 1 })
    const { frames } = await readEvents(`${stage.mock.url}/api/v2/events`, 9)
    expect(frames.at(-1)?.message).toMatchObject({ type: 'error', error: { code: 'cursor_expired' } })
    expect(frames).toHaveLength(3)
    await choose({ operation: 'subscribe_events', status: 410 })
    await expect(readEvents(`${stage.mock.url}/api/v2/events`, 9)).rejects.toThrow('410')
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
    const client = createClient({ baseUrl: stage.mock.url, token: 'any', retries: 0 })
    await expect(client.listEventStreams()).rejects.toMatchObject({ code: 'unexpected_answer' })
  })

  it('chooses the errors beside the fields of a form', async () => {
    const errors = [
      { path: '#/name', code: 'max_length', message: "The property 'name' is too long." },
      { path: '#/subscriptions', code: 'min_items', message: 'Choose an event type.' },
    ]
    const choice = { operation: 'create_event_stream', errors }
    expect(await choose(choice)).toMatchObject({ status: 200, body: { ...choice, status: 400 } })
    const answer = await sendTo(`${stage.mock.url}/api/v2/event-streams`, post('{}'))
    const message = errors[0]?.message
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'invalid_body', message, errors } })
    expect(validateAnswer('create_event_stream', answer)).toEqual([])
  })

  it('still needs a token for the operation', async () => {
    await choose({ operation: 'list_event_streams', status: 429 })
    expect((await sendTo(`${stage.mock.url}/api/v2/event-streams`, { headers: {} })).status).toBe(401)
  })
})

it('chosen headers replace also those that the mock makes for each answer', async () => {
  const headers = { 'x-request-id': 'abc', 'X-RateLimit-Reset': '5', 'X-RateLimit-Remaining': '7' }
  for (const status of [200, 429, 502]) {
    await choose({ operation: 'list_event_streams', status, headers })
    expect((await send('event-streams')).headers).toMatchObject({
      'x-request-id': 'abc',
      'x-ratelimit-reset': '5',
      'x-ratelimit-remaining': '7',
    })
  }
})

it('a client reports the chosen request id', async () => {
  stage.mock.answer({ operation: 'list_event_streams', status: 503, headers: { 'X-Request-ID': 'abc' } })
  const client = createClient({ baseUrl: stage.mock.url, token: 'any', retries: 0 })
  await expect(client.listEventStreams().page()).rejects.toMatchObject({ requestId: 'abc' })
})
