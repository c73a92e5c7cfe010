import { credentials } from '@tenant-api/test-kit/start-service'
import { afterEach, describe, expect, test } from 'vitest'
import { lineOf } from '../http/line-of.ts'
import { expectTokenError } from '../http/refusal.ts'
import type { Answer } from '../http/send.ts'
import { block, startLimitedTokenEndpoint } from './limited-token-endpoint.ts'
import { askForToken, pretend, rateLimitOf } from './token-request.ts'

const { service, policies, statusesOf } = await startLimitedTokenEndpoint()
afterEach(() => policies.clear())

const ask = (client_id: string) => askForToken(service, { client_id })

function expectRefused(answer: Answer, limit: number) {
  expectTokenError(answer, 429, 'too_many_requests')
  expect(answer.headers['retry-after']).toBe('1')
  expect(rateLimitOf(answer)).toMatchObject({ limit, remaining: 0 })
}

test('a client without a policy is not counted', async () => {
  await policies.create('client_id:other', block(0))
  const answer = await ask('own')
  expect(answer.status).toBe(200)
  expect(rateLimitOf(answer)).toBeNull()
})

describe('the action block', () => {
  test('lets a client through up to its limit, with the rate limit headers', async () => {
    await policies.create('client_id:own', block(10_000))
    const answer = await ask('own')
    expect(answer.status).toBe(200)
    const { limit, remaining, reset = 0 } = rateLimitOf(answer) ?? {}
    expect({ limit, remaining }).toEqual({ limit: 10_000, remaining: 9_999 })
    const ahead = reset - Date.parse(String(answer.headers.date)) / 1_000
    expect(ahead).toBeGreaterThanOrEqual(0)
    expect(ahead).toBeLessThanOrEqual(2)
  })

  test('answers 429 beyond the limit, before the secret is checked', async () => {
    await policies.create('client_id:own', block(0))
    expectRefused(await ask('own'), 0)
    expectRefused(await askForToken(service, { client_id: 'own', client_secret: 'wrong' }), 0)
  })

  test('counts requests of a client that are refused for a later fault, and no others', async () => {
    const left: number[] = []
    const count = async () => left.push(rateLimitOf(await ask('own'))?.remaining ?? Number.NaN)
    await ask('own')
    await policies.create('client_id:own', block(10_000))
    for (const [wrong, status] of [
      [{ audience: '/nothing/' }, 400],
      [{ scope: 'nothing' }, 400],
      [{ client_secret: 'wrong' }, 401],
      [{ grant_type: 'password' }, 400],
    ] as const) {
      await count()
      expect((await askForToken(service, { client_id: 'own', ...wrong })).status).toBe(status)
      await count()
    }
    // `remaining` falls by 2 between the requests before and after a counted one, and else by 1, unless a new window began.
    const steps = left.flatMap((now, index) => (index % 2 === 1 ? [(left[index - 1] ?? 0) - now] : []))
    const expected = [2, 2, 1, 1]
    expect(steps).toEqual(steps.map((step, index) => (step > 0 ? expected[index] : step)))
    expect(steps.filter(step => step > 0).length).toBeGreaterThan(1)
  })

  test('shows the rate limit headers only to authenticated clients', async () => {
    await policies.create('client_id:own', block(10_000))
    await policies.create('default', block(10_000))
    for (const client_id of ['own', 'nobody']) {
      const wrong = await askForToken(service, { client_id, client_secret: 'wrong' })
      expect({ status: wrong.status, limit: rateLimitOf(wrong) }).toEqual({ status: 401, limit: null })
      expect(rateLimitOf(await pretend(service, client_id))).toBeNull()
    }
    expect(rateLimitOf(await ask('own'))).toMatchObject({ limit: 10_000 })
  })

  test('applies to client ids in HTTP Basic and in the body', async () => {
    await policies.create('client_id:own', block(0))
    const basic = (id: string) => Buffer.from(`${id}:${credentials.clientSecret}`).toString('base64')
    for (const id of ['own', '%6fwn'])
      expectRefused(await askForToken(service, {}, { Authorization: `Basic ${basic(id)}` }), 0)
    const other = await askForToken(service, {}, { Authorization: `Basic ${basic('partner-a')}` })
    expect(other.status).toBe(200)
  })

  test('does not count requests without a client id', async () => {
    await policies.create('default', block(0))
    const answer = await askForToken(service, {}, { Authorization: 'Basic Og==' })
    expect(answer.status).toBe(401)
    expect(rateLimitOf(answer)).toBeNull()
  })
})

describe('the action redirect', () => {
  const redirect_uri = 'https://www.example.com/slow-down?again=1#here'

  test('answers requests beyond the limit with 302, and its redirect_uri as the location', async () => {
    await policies.create('client_id:own', { action: 'redirect', limit: 0, redirect_uri })
    const { status, headers, text } = await ask('own')
    expect({ status, location: headers.location, text }).toEqual({
      status: 302,
      location: redirect_uri,
      text: '',
    })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-ratelimit-limit']).toBe('0')
  })

  test('lets a client through up to the limit', async () => {
    await policies.create('client_id:partner-b', { action: 'redirect', limit: 10_000, redirect_uri })
    const answer = await ask('partner-b')
    expect(answer.status).toBe(200)
    expect(rateLimitOf(answer)).toMatchObject({ limit: 10_000, remaining: 9_999 })
  })
})

// shows: policy.configuration.action
test('the action allow exempts a client from the policies of its group and from the default policy, without counting', async () => {
  for (const selector of ['default', 'third_party_clients']) await policies.create(selector, block(0))
  await policies.create('client_id:partner-a', { action: 'allow' })
  const answer = await ask('partner-a')
  expect(answer.status).toBe(200)
  expect(rateLimitOf(answer)).toBeNull()
  expect(await statusesOf('partner-b', 'own')).toEqual([429, 429])
})

describe('the action log', () => {
  const warnings = (id: string) =>
    service.lines.filter(line => line.includes('over a rate limit') && line.includes(id))

  test('lets all requests through, and logs each known client once a minute, and all unknown clients together', async () => {
    const id = await policies.create('default', { action: 'log', limit: 0 })
    const secret = 'a-secret-in-the-wrong-place'
    let last = ''
    expect(rateLimitOf(await ask('own'))).toMatchObject({ limit: 0, remaining: 0 })
    for (const client of ['own', 'partner-a', 'own', secret, 'partner-a', `${secret}-2`]) {
      const answer = await pretend(service, client)
      expect(answer.status).toBe(401)
      last = String(answer.headers['x-request-id'])
    }
    await lineOf(service, last)
    const clients = warnings(id).map(line => JSON.parse(line))
    expect(clients).toEqual([
      expect.objectContaining({ level: 40, rate_limit_policy_id: id, claimed_client_id: 'own', limit: 0 }),
      expect.objectContaining({ level: 40, rate_limit_policy_id: id, claimed_client_id: 'partner-a' }),
      expect.not.objectContaining({ claimed_client_id: expect.anything() }),
    ])
    expect(service.lines.filter(line => line.includes(secret))).toEqual([])
  })

  test('logs no request up to the limit', async () => {
    const id = await policies.create('default', { action: 'log', limit: 10_000 })
    expect((await ask('own')).status).toBe(200)
    const beyond = await policies.create('client_id:own', { action: 'log', limit: 0 })
    expect((await ask('own')).status).toBe(200)
    await expect.poll(() => warnings(beyond).length).toBe(1)
    expect(warnings(id)).toEqual([])
  })
})
