import { type OperationId, validateAnswer } from '@tenant-api/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { newPolicy, policiesPath } from '../http/policy.ts'
import { expectRefusal } from '../http/refusal.ts'
import { type Sent, send } from '../http/send.ts'
import { startServiceWithClients } from '../rate-limits/service-with-clients.ts'
import { askForToken, rateLimitOf } from '../rate-limits/token-request.ts'

const burst = 25
const rounds = 20
const clients = Array.from({ length: 2 * rounds }, (_, index) => `client-${index}`)
const service = await startServiceWithClients(
  clients.map(id => ({ id })),
  { API_RATE_LIMIT: `1,${burst}` },
)

const spare = clients.values()

/** A token of a client with an unused quota. */
async function freshToken(parameters: Readonly<Record<string, string>> = {}): Promise<string> {
  const { value: client_id } = spare.next()
  if (client_id === undefined) throw new Error('no client with an unused quota is left')
  const scope = 'read:rate_limit_policies create:rate_limit_policies read:events read:event_streams'
  const answer = await askForToken(service, { client_id, scope, ...parameters })
  return JSON.parse(answer.text).access_token
}

const list = (token: string) => send(service, { path: policiesPath, token })
const stream = '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d'

describe('an answer within the quota has the rate limit headers', async () => {
  const token = await freshToken()
  const policy = newPolicy()
  const post = { method: 'POST', path: policiesPath } as const
  const id = 'create_rate_limit_policy'
  test.each<Sent & { operation: OperationId; status: number }>([
    { operation: 'list_rate_limit_policies', status: 200, path: policiesPath },
    { operation: id, status: 201, ...post, body: policy },
    { operation: id, status: 400, ...post, body: '{' },
    { operation: id, status: 400, ...post, body: {} },
    { operation: id, status: 409, ...post, body: policy },
    { operation: id, status: 413, ...post, body: ' '.repeat(1_048_577) },
    { operation: id, status: 415, ...post, body: '{}', headers: { 'Content-Type': 'text/plain' } },
    { operation: 'get_event_stream', status: 404, path: stream },
    { operation: 'get_event_stream', status: 400, path: '/api/v2/event-streams/short' },
    { operation: 'list_rate_limit_policies', status: 400, path: `${policiesPath}?take=0` },
    { operation: 'subscribe_events', status: 400, path: '/api/v2/events?from=nothing' },
  ])(
    'the answer $status of $operation has the rate limit headers',
    async ({ operation, status, ...sent }) => {
      const before = await list(token)
      const answer = await send(service, { ...sent, token })
      expect(answer.status).toBe(status)
      const { headers, text } = answer
      expect(validateAnswer(operation, { status, headers, body: JSON.parse(text) })).toEqual([])
      const { limit, remaining = 0, reset = 0 } = rateLimitOf(answer) ?? {}
      expect(limit).toBe(burst)
      const left = rateLimitOf(before)?.remaining ?? 0
      // The request took one token, and one may have been refilled each second since.
      expect(remaining).toBeGreaterThanOrEqual(left - 1)
      expect(remaining).toBeLessThan(burst)
      const secondsToFull = reset - Date.parse(String(headers.date)) / 1_000
      expect(Math.abs(secondsToFull - (burst - remaining))).toBeLessThanOrEqual(2)
    },
  )

  test('the answer 200 of subscribe_events has the rate limit headers', async () => {
    using ending = new AbortOnDispose()
    const { headers } = await fetch(`${service.baseUrl}/api/v2/events`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: ending.signal,
    })
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(headers.get('x-ratelimit-limit')).toBe(String(burst))
    expect(Number(headers.get('x-ratelimit-remaining'))).toBeLessThan(burst)
    expect(headers.has('x-ratelimit-reset')).toBe(true)
  })
})

class AbortOnDispose extends AbortController implements Disposable {
  [Symbol.dispose](): void {
    this.abort()
  }
}

test('requests that are refused before the quota check do not use the quota', async () => {
  const token = await freshToken()
  const wrong: (Sent & { status: number })[] = [
    { status: 401, path: policiesPath, token: `${token}x` },
    { status: 403, path: '/api/v2/event-streams', method: 'POST', token, body: {} },
    { status: 404, path: '/api/v2/nothing', token },
    { status: 405, path: policiesPath, method: 'PUT', token },
    { status: 405, path: policiesPath, method: 'HEAD', token },
  ]
  for (const { status, ...sent } of wrong) {
    const answer = await send(service, sent)
    expect(answer.status).toBe(status)
    expect(rateLimitOf(answer), String(status)).toBeNull()
  }
  expect(rateLimitOf(await list(token))).toMatchObject({ remaining: burst - 1 })
})

/** Stops the clock by which quotas fill. @returns a function that advances it */
function stopTheClock(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return ms => void vi.advanceTimersByTime(ms)
}

// shows: errors.quota, errors.quota.headers, limits.quota
test('a client that has used up its quota gets 429 with Retry-After before its body is checked', async () => {
  const token = await freshToken()
  const pass = stopTheClock()
  for (let count = 0; count < burst; count++) expect((await list(token)).status).toBe(200)
  const refused = await list(token)
  expectRefusal(refused, 429, 'too_many_requests', 'list_rate_limit_policies')
  expect(refused.headers['retry-after']).toBe('1')
  expect(rateLimitOf(refused)).toMatchObject({ limit: burst, remaining: 0 })
  const history = await send(service, { path: `${stream}/deliveries`, token })
  expectRefusal(history, 429, 'too_many_requests', 'get_event_deliveries')
  expect(rateLimitOf(history)).toEqual({ limit: burst, remaining: 0, reset: expect.any(Number) })
  expect(rateLimitOf(history)?.reset).toBeGreaterThan(Date.parse(String(history.headers.date)) / 1_000)
  const sent = { method: 'POST', path: policiesPath, token, headers: { 'Content-Type': 'text/plain' } }
  const unread = await send(service, { ...sent, body: '{' })
  expectRefusal(unread, 429, 'too_many_requests', 'create_rate_limit_policy')
  expect((await list(await freshToken())).status, 'another client').toBe(200)
  pass(999)
  expect((await list(token)).status).toBe(429)
  pass(1)
  expect((await list(token)).status).toBe(200)
})

test('exactly the burst is granted to 50 concurrent requests, in each of 20 rounds', async () => {
  stopTheClock()
  for (let round = 0; round < rounds; round++) {
    const token = await freshToken()
    const answers = await Promise.all(Array.from({ length: 50 }, () => list(token)))
    const granted = answers.filter(({ status }) => status === 200)
    expect(granted, `round ${round}`).toHaveLength(burst)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - burst)
    const left = granted.map(answer => rateLimitOf(answer)?.remaining).toSorted((a = 0, b = 0) => b - a)
    expect(left).toEqual(Array.from({ length: burst }, (_, index) => burst - 1 - index))
  }
})

test('publishing has no quota', async () => {
  const token = await service.token({ audience: '/internal/' })
  const event = { specversion: '1.0', id: 'a', source: '/tests', type: 'group.created', data: {} }
  const publish = () =>
    send(service, {
      method: 'POST',
      path: '/internal/events',
      token,
      headers: { 'Content-Type': 'application/cloudevents+json' },
      body: event,
    })
  const answers = await Promise.all(Array.from({ length: 2 * burst }, publish))
  expect(answers.filter(({ status }) => status !== 400)).toEqual([])
  expect(answers.filter(answer => rateLimitOf(answer) !== null)).toEqual([])
})
