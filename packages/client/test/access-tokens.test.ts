import { afterEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '../src/index.ts'
import { type Exchange, type Service, startService } from './service.ts'

const id = 'rlp_1CfRp9HbXeJu5MkTcVwF7z'

afterEach(() => {
  vi.restoreAllMocks()
})

async function setUp(scope?: string) {
  const service = await startService()
  const credentials = { clientId: 'reader', clientSecret: 'secret' }
  const client = createClient({ baseUrl: service.baseUrl, ...credentials, ...(scope ? { scope } : {}) })
  return { service, client }
}

function issue({ response }: Exchange, access_token: string, expires_in = 86_400): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  response.writeHead(200, headers)
  response.end(
    JSON.stringify({ access_token, token_type: 'Bearer', expires_in, scope: 'read:event_streams' }),
  )
}

async function answerPolicy(service: Service): Promise<string | undefined> {
  const exchange = await service.next()
  exchange.answer('get_rate_limit_policy', 200, 'allow')
  return exchange.headers.authorization
}

describe('client credentials', () => {
  test('are exchanged for a token at the token endpoint', async () => {
    const { service, client } = await setUp('read:rate_limit_policies')
    const result = client.getRateLimitPolicy({ id })
    const exchange = await service.next()
    expect(exchange.method).toBe('POST')
    expect(exchange.target).toBe('/oauth/token/')
    expect(JSON.parse(exchange.body)).toEqual({
      grant_type: 'client_credentials',
      client_id: 'reader',
      client_secret: 'secret',
      audience: '/api/v2/',
      scope: 'read:rate_limit_policies',
    })
    issue(exchange, 'first')
    expect(await answerPolicy(service)).toBe('Bearer first')
    await result
  })

  test('give concurrent calls one token', async () => {
    const { service, client } = await setUp()
    const results = Array.from({ length: 20 }, () => client.getRateLimitPolicy({ id }))
    issue(await service.next(), 'shared')
    for (const _ of results) expect(await answerPolicy(service)).toBe('Bearer shared')
    await Promise.all(results)
    expect(service.count).toBe(21)
  })

  test.each([
    { life: 86_400, kept: 86_369, over: 86_371 },
    { life: 100, kept: 89, over: 91 },
  ])('reuse a token of $life s until shortly before it expires', async ({ life, kept, over }) => {
    const { service, client } = await setUp()
    const clock = vi.spyOn(performance, 'now')
    const start = performance.now()
    clock.mockReturnValue(start)
    const first = client.getRateLimitPolicy({ id })
    issue(await service.next(), 'first', life)
    await answerPolicy(service)
    await first

    clock.mockReturnValue(start + kept * 1000)
    const second = client.getRateLimitPolicy({ id })
    expect(await answerPolicy(service)).toBe('Bearer first')
    await second

    clock.mockReturnValue(start + over * 1000)
    const third = client.getRateLimitPolicy({ id })
    issue(await service.next(), 'second', life)
    expect(await answerPolicy(service)).toBe('Bearer second')
    await third
  })

  test('give the same new token to all calls whose token is refused, and retry each call once', async () => {
    const { service, client } = await setUp()
    const results = [client.getRateLimitPolicy({ id }), client.getRateLimitPolicy({ id })]
    issue(await service.next(), 'revoked')
    const sooner = await service.next()
    const later = await service.next()
    sooner.answer('get_rate_limit_policy', 401, 'invalid_token')
    issue(await service.next(), 'good')
    expect(await answerPolicy(service)).toBe('Bearer good')
    later.answer('get_rate_limit_policy', 401, 'invalid_token')
    expect(await answerPolicy(service)).toBe('Bearer good')
    await Promise.all(results)
  })

  test('reject the call when the new token is refused too', async () => {
    const { service, client } = await setUp()
    const result = client.getRateLimitPolicy({ id })
    issue(await service.next(), 'first')
    ;(await service.next()).answer('get_rate_limit_policy', 401, 'invalid_token')
    issue(await service.next(), 'second')
    ;(await service.next()).answer('get_rate_limit_policy', 401, 'invalid_token')
    await expect(result).rejects.toMatchObject({ code: 'unauthorized', errorCode: 'invalid_token' })
    expect(service.count).toBe(4)
  })

  test('are not exchanged again if the service refuses the token because the client is not global', async () => {
    const { service, client } = await setUp()
    const result = client.getRateLimitPolicy({ id })
    issue(await service.next(), 'local')
    ;(await service.next()).answer('get_rate_limit_policy', 401, 'client_not_global')
    await expect(result).rejects.toMatchObject({ code: 'unauthorized', errorCode: 'client_not_global' })
    expect(service.count).toBe(2)
  })

  test.each([
    ['without a lifetime', { access_token: 'kept' }],
    ['with a lifetime that is not a number', { access_token: 'kept', expires_in: {} }],
  ])('reuse a token %s until the service refuses it', async (_, answer) => {
    const { service, client } = await setUp()
    const first = client.getRateLimitPolicy({ id })
    const { response } = await service.next()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    expect(await answerPolicy(service)).toBe('Bearer kept')
    await first
    const second = client.getRateLimitPolicy({ id })
    expect(await answerPolicy(service)).toBe('Bearer kept')
    await second
  })

  test.each(['null', '{}', '[]', '"a"', '{"access_token":null}', '{"access_token":"a b"}'])(
    'reject the call, without sending it, when the token endpoint answers %s',
    async answer => {
      const { service, client } = await setUp()
      const result = client.getRateLimitPolicy({ id })
      const { response } = await service.next()
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
      const detail = answer.startsWith('{')
        ? 'The answer has no access token.'
        : 'The answer is not a JSON object.'
      await expect(result).rejects.toMatchObject({ code: 'unexpected_answer', status: 200, detail })
      expect(service.count).toBe(1)
    },
  )

  test('that are wrong reject the call with the error code of the token endpoint, and are sent again for the next call', async () => {
    const { service, client } = await setUp()
    const result = client.getRateLimitPolicy({ id })
    ;(await service.next()).answer('issue_token', 401, 'invalid_client')
    await expect(result).rejects.toMatchObject({ code: 'unauthorized', errorCode: 'invalid_client' })
    const next = client.getRateLimitPolicy({ id })
    issue(await service.next(), 'first')
    expect(await answerPolicy(service)).toBe('Bearer first')
    await next
  })

  test('give a token to all other waiting calls when one call aborts', async () => {
    const { service, client } = await setUp()
    const controller = new AbortController()
    const aborted = client.getRateLimitPolicy({ id }, { signal: controller.signal })
    const other = client.getRateLimitPolicy({ id })
    const exchange = await service.next()
    controller.abort()
    await expect(aborted).rejects.toBe(controller.signal.reason)
    issue(exchange, 'first')
    expect(await answerPolicy(service)).toBe('Bearer first')
    await other
    expect(service.count).toBe(2)
  })

  test('are not exchanged for a call whose signal has already aborted', async () => {
    const { service, client } = await setUp()
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(client.getRateLimitPolicy({ id }, { signal })).rejects.toThrow('enough')
    expect(service.count).toBe(0)
  })

  test('are not visible in the client object', async () => {
    const { inspect } = await import('node:util')
    const { client } = await setUp()
    expect(inspect(client, { depth: 9, showHidden: true })).not.toContain('secret')
  })
})
