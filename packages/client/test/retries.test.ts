import { afterEach, describe, expect, test, vi } from 'vitest'
import { type ClientOptions, createClient } from '../src/index.ts'
import { type Exchange, startService } from './service.ts'
import { timerOf } from './timers.ts'

const id = 'rlp_1CfRp9HbXeJu5MkTcVwF7z'
const configuration = { action: 'allow' } as const
const policy = {
  resource: 'oauth_authentication_api',
  consumer: 'client',
  consumer_selector: 'default',
  configuration,
} as const

afterEach(() => {
  vi.restoreAllMocks()
})

async function setUp(options: Partial<ClientOptions> = {}) {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const service = await startService()
  const client = createClient({ baseUrl: service.baseUrl, token: 'a.b.c', ...options } as ClientOptions)
  return { service, client }
}

const passing: [string, (exchange: Exchange) => void][] = [
  ['a cut connection', ({ response }) => response.destroy()],
  ['a connection that broke within the headers', ({ response }) => response.writeHead(200).end()],
  ['408', ({ response }) => response.writeHead(408).end()],
  [
    '429',
    exchange => exchange.answer('get_rate_limit_policy', 429, 'too_many_requests', { 'Retry-After': '0' }),
  ],
  ['500', exchange => exchange.answer('get_rate_limit_policy', 500, 'internal_error')],
  ['503', ({ response }) => response.writeHead(503).end()],
]

describe('a read is retried', () => {
  test.each(passing)('after %s', async (_, fail) => {
    const { service, client } = await setUp()
    const result = client.getRateLimitPolicy({ id })
    fail(await service.next())
    ;(await service.next()).answer('get_rate_limit_policy', 200, 'allow')
    expect(await result).toMatchObject({ id })
  })

  test.each([[undefined, 3] as const, [0, 1] as const, [4, 5] as const])(
    'with the option retries set to %s: after %i attempts the call rejects with the last failure',
    async (retries, attempts) => {
      const { service, client } = await setUp(retries === undefined ? {} : { retries })
      const result = client.getRateLimitPolicy({ id })
      const failure = expect(result).rejects.toMatchObject({ code: 'server_error', requestId: `${attempts}` })
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const headers = { 'X-Request-ID': String(attempt) }
        ;(await service.next()).answer('get_rate_limit_policy', 500, 'internal_error', headers)
      }
      await failure
      expect(service.count).toBe(attempts)
    },
  )

  test('not before the time in Retry-After has passed', async () => {
    const { service, client } = await setUp()
    const result = client.getRateLimitPolicy({ id })
    ;(await service.next()).response.writeHead(429, { 'Retry-After': '1' }).end()
    const refusedAt = performance.now()
    const again = await service.next()
    expect(performance.now() - refusedAt).toBeGreaterThan(950)
    again.answer('get_rate_limit_policy', 200, 'allow')
    await result
  })
})

describe('a deletion', () => {
  test('is retried, with the same correlation id', async () => {
    const { service, client } = await setUp()
    const result = client.deleteRateLimitPolicy({ id })
    const first = await service.next()
    first.response.destroy()
    const second = await service.next()
    expect(second.headers['x-correlation-id']).toBe(first.headers['x-correlation-id'])
    second.answer('delete_rate_limit_policy', 204)
    await result
  })
})

describe('a write that is not idempotent is not retried', () => {
  test.each(passing)('after %s', async (_, fail) => {
    const { service, client } = await setUp()
    const created = client.createRateLimitPolicy(policy).catch((error: unknown) => error)
    fail(await service.next())
    expect(await created).toMatchObject({ code: expect.any(String) })
    const updated = client.updateRateLimitPolicy({ id, configuration }).catch((error: unknown) => error)
    fail(await service.next())
    expect(await updated).toMatchObject({ code: expect.any(String) })
    expect(service.count).toBe(2)
  })
})

test('a request that the service refuses permanently is not retried', async () => {
  const { service, client } = await setUp()
  const result = client.getRateLimitPolicy({ id })
  ;(await service.next()).answer('get_rate_limit_policy', 404, 'not_found')
  await expect(result).rejects.toMatchObject({ code: 'not_found' })
  expect(service.count).toBe(1)
})

test('a token request is retried, also for a call that is not retried', async () => {
  const { service, client } = await setUp({ token: undefined, clientId: 'a', clientSecret: 'b' } as object)
  const result = client.createRateLimitPolicy(policy)
  ;(await service.next()).response.destroy()
  const again = await service.next()
  expect(again.target).toBe('/oauth/token/')
  again.answer('issue_token', 200, 'token')
  ;(await service.next()).answer('create_rate_limit_policy', 201, 'created')
  await result
})

describe('the time of a call is limited', () => {
  test.each([3_600_000, -3_600_000])(
    'by a monotonic clock, which a change of the system time by %i ms does not affect',
    async jump => {
      const { service, client } = await setUp()
      const date = vi.spyOn(Date, 'now')
      const result = client.getRateLimitPolicy({ id })
      const { response } = await service.next()
      date.mockReturnValue(Date.now() + jump)
      response.destroy()
      ;(await service.next()).answer('get_rate_limit_policy', 200, 'allow')
      expect(await result).toMatchObject({ id })
    },
  )

  test('and may be Infinity', async () => {
    const timeout = Number.POSITIVE_INFINITY
    const { service, client } = await setUp({ timeout, attemptTimeout: timeout })
    const result = client.getRateLimitPolicy({ id })
    ;(await service.next()).response.destroy()
    ;(await service.next()).answer('get_rate_limit_policy', 200, 'allow')
    expect(await result).toMatchObject({ id })
  })

  test('while it waits for a token', async () => {
    const never = new Promise<string>(() => {})
    const { client } = await setUp({ timeout: 20, token: () => never })
    await expect(client.getRateLimitPolicy({ id })).rejects.toMatchObject({ code: 'timeout' })
  })

  test('and the call rejects at once if the next pause would exceed it', async () => {
    const { service, client } = await setUp()
    const result = client.getRateLimitPolicy({ id })
    ;(await service.next()).response.writeHead(429, { 'Retry-After': '61' }).end()
    await expect(result).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 61 })
    expect(service.count).toBe(1)
  })

  test('and without limits the call rejects at once if the service asks for an endless pause', async () => {
    const { service, client } = await setUp({ timeout: Infinity, maxRetryDelay: Infinity })
    const result = client.getRateLimitPolicy({ id })
    ;(await service.next()).response.writeHead(429, { 'Retry-After': '9'.repeat(400) }).end()
    await expect(result).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: Infinity })
  })
})

test('an abort between two attempts rejects the call at once with its reason', async () => {
  const { service, client } = await setUp()
  const controller = new AbortController()
  const result = client.getRateLimitPolicy({ id }, { signal: controller.signal })
  const { response } = await service.next()
  const paused = timerOf(31_000)
  response.writeHead(503, { 'Retry-After': '31' }).end()
  await paused
  controller.abort(new Error('enough'))
  await expect(result).rejects.toThrow('enough')
  expect(service.count).toBe(1)
})
