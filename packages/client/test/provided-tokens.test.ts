import { afterEach, describe, expect, test, vi } from 'vitest'
import { providedTokens } from '../src/access-tokens.ts'
import { createClient, UnauthorizedError } from '../src/index.ts'
import { startService } from './service.ts'

const id = 'rlp_1CfRp9HbXeJu5MkTcVwF7z'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a token that the caller provides', () => {
  test('is not sent again after a refusal', async () => {
    const service = await startService()
    const result = createClient({ baseUrl: service.baseUrl, token: 'fixed' }).getRateLimitPolicy({ id })
    ;(await service.next()).answer('get_rate_limit_policy', 401, 'invalid_token')
    await expect(result).rejects.toMatchObject({ code: 'unauthorized' })
    expect(service.count).toBe(1)
  })

  test('comes from its function for each request, and again after a refusal', async () => {
    const service = await startService()
    const tokens = ['first', 'second', 'third']
    const client = createClient({ baseUrl: service.baseUrl, token: async () => tokens.shift() ?? 'none' })
    const one = client.getRateLimitPolicy({ id })
    ;(await service.next()).answer('get_rate_limit_policy', 401, 'invalid_token')
    const again = await service.next()
    expect(again.headers.authorization).toBe('Bearer second')
    again.answer('get_rate_limit_policy', 200, 'allow')
    await one
    const two = client.getRateLimitPolicy({ id })
    const next = await service.next()
    expect(next.headers.authorization).toBe('Bearer third')
    next.answer('get_rate_limit_policy', 200, 'allow')
    await two
  })

  test('comes from one call of its function for concurrent requests', async () => {
    const service = await startService()
    const gate = Promise.withResolvers<string>()
    const token = vi.fn(() => gate.promise)
    const client = createClient({ baseUrl: service.baseUrl, token })
    const results = Array.from({ length: 20 }, () => client.getRateLimitPolicy({ id }))
    gate.resolve('shared')
    for (const _ of results) (await service.next()).answer('get_rate_limit_policy', 200, 'allow')
    await Promise.all(results)
    expect(token.mock.calls).toEqual([[undefined]])
  })

  test('is replaced by its function, which gets the refused token', async () => {
    const service = await startService()
    const token = vi.fn(async (refused: string | undefined) => (refused ? 'new' : 'old'))
    const client = createClient({ baseUrl: service.baseUrl, token })
    const result = client.getRateLimitPolicy({ id })
    ;(await service.next()).answer('get_rate_limit_policy', 401, 'invalid_token')
    const exchange = await service.next()
    expect(exchange.headers.authorization).toBe('Bearer new')
    exchange.answer('get_rate_limit_policy', 200, 'allow')
    await result
    expect(token.mock.calls).toEqual([[undefined], ['old']])
  })

  test('is shared with a request that starts while a refused token is replaced', async () => {
    const service = await startService()
    const gate = Promise.withResolvers<string>()
    const token = vi.fn((refused: string | undefined) => (refused ? gate.promise : 'old'))
    const client = createClient({ baseUrl: service.baseUrl, token })
    const refused = client.getRateLimitPolicy({ id })
    ;(await service.next()).answer('get_rate_limit_policy', 401, 'invalid_token')
    await expect.poll(() => token.mock.lastCall).toEqual(['old'])
    const other = client.getRateLimitPolicy({ id })
    gate.resolve('new')
    for (const _ of [refused, other]) {
      const exchange = await service.next()
      expect(exchange.headers.authorization).toBe('Bearer new')
      exchange.answer('get_rate_limit_policy', 200, 'allow')
    }
    await Promise.all([refused, other])
    expect(token.mock.calls).toEqual([[undefined], ['old']])
  })

  test('is not the refused token, even if an earlier call of its function returns the refused one', async () => {
    const gate = Promise.withResolvers<string>()
    const provide = vi.fn().mockReturnValueOnce(gate.promise).mockResolvedValueOnce('new')
    const tokens = providedTokens(provide, ask => ask())
    const [first, second] = [tokens(), tokens('old')]
    gate.resolve('old')
    expect(await first).toBe('old')
    expect(await second).toBe('new')
    expect(provide.mock.calls).toEqual([[undefined], ['old']])
  })

  test('is requested again if a call of its function hangs for a subscription', async () => {
    const service = await startService()
    const token = vi.fn(async () => 'good').mockReturnValueOnce(new Promise(() => {}))
    const client = createClient({ baseUrl: service.baseUrl, token, timeout: 100, maxRetryDelay: 100 })
    const messages = client.subscribe()[Symbol.asyncIterator]()
    const first = messages.next()
    ;(await service.next()).openEventStream('o1')
    await messages.return?.()
    await first
  })

  test('still reaches the other waiting requests when one of them aborts', async () => {
    const service = await startService()
    const gate = Promise.withResolvers<string>()
    const client = createClient({ baseUrl: service.baseUrl, token: () => gate.promise })
    const controller = new AbortController()
    const aborted = client.getRateLimitPolicy({ id }, { signal: controller.signal })
    const other = client.getRateLimitPolicy({ id })
    controller.abort()
    await expect(aborted).rejects.toBe(controller.signal.reason)
    gate.resolve('good')
    ;(await service.next()).answer('get_rate_limit_policy', 200, 'allow')
    await other
    expect(service.count).toBe(1)
  })

  test('rejects the call with the abort reason, and no other promise, if its function aborts and then fails', async () => {
    const controller = new AbortController()
    const token = () => {
      controller.abort(new Error('signed out'))
      throw new Error('no session')
    }
    const client = createClient({ baseUrl: 'http://127.0.0.1', token, retries: 0 })
    const result = client.getRateLimitPolicy({ id }, { signal: controller.signal })
    // An unhandled rejection would fail the test run.
    await expect(result).rejects.toThrow('signed out')
  })

  test.each([
    ['returns a page', async () => '<p>502: secret</p>', undefined],
    [
      'parses a page as JSON',
      async () => (await new Response('<p>502</p>').json()) as string,
      expect.any(SyntaxError),
    ],
    ['throws', () => Promise.reject(new Error('vault is sealed')), { message: 'vault is sealed' }],
    [
      'throws at once',
      () => {
        throw null
      },
      null,
    ],
    ['returns nothing', () => undefined as unknown as string, undefined],
    ['returns null', () => null as unknown as string, undefined],
    ['returns an empty text', () => '', undefined],
  ])('rejects with a TokenError that quotes no token when its function %s', async (_, token, cause) => {
    const service = await startService()
    const client = createClient({ baseUrl: service.baseUrl, token, retries: 0 })
    const error: unknown = await client.getRateLimitPolicy({ id }).catch((error: unknown) => error)
    const detail = `The token function ${cause === undefined ? 'returned no access token' : 'failed'}.`
    expect(error).toMatchObject({ code: 'token_unavailable', name: 'TokenError', detail })
    expect(error).toHaveProperty('message', expect.not.stringContaining('secret'))
    if (cause) expect(error).toMatchObject({ cause })
    expect(service.count).toBe(0)
  })

  test('is requested again after a temporary failure of its function, also for a write', async () => {
    const service = await startService()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const token = vi.fn(async () => 'good\n').mockRejectedValueOnce(new TypeError('fetch failed'))
    const client = createClient({ baseUrl: service.baseUrl, token })
    const result = client.updateRateLimitPolicy({ id, configuration: { action: 'allow' } })
    const exchange = await service.next()
    expect(exchange.headers.authorization).toBe('Bearer good')
    exchange.answer('update_rate_limit_policy', 200, 'block')
    await result
    expect(token).toHaveBeenCalledTimes(2)
  })

  test('rejects the call with the error that its function throws, if it is an error of this client', async () => {
    const service = await startService()
    const refused = new UnauthorizedError(new Response(null, { status: 401 }), undefined)
    const client = createClient({ baseUrl: service.baseUrl, token: () => Promise.reject(refused) })
    await expect(client.getRateLimitPolicy({ id })).rejects.toBe(refused)
    expect(service.count).toBe(0)
  })
})
