import { describe, expect, test } from 'vitest'
import { createClient } from '../src/index.ts'
import { startService } from './service.ts'

const id = 'rlp_1CfRp9HbXeJu5MkTcVwF7z'

describe('hooks', () => {
  test('get each request and each answer of token requests, of all attempts and of subscriptions', async () => {
    const service = await startService()
    const seen: string[] = []
    const client = createClient({
      baseUrl: service.baseUrl,
      clientId: 'a',
      clientSecret: 'b',
      onRequest: ({ method, url }) => seen.push(`${method} ${new URL(url).pathname}`),
      onResponse: ({ status, headers }, { method }) =>
        seen.push(`${method} ${status} ${headers.get('X-Request-ID')}`),
    })
    const result = client.getRateLimitPolicy({ id })
    ;(await service.next()).answer('issue_token', 200, 'token', { 'X-Request-ID': '1' })
    ;(await service.next()).response.destroy()
    ;(await service.next()).answer('get_rate_limit_policy', 200, 'allow', { 'X-Request-ID': '2' })
    await result
    const messages = client.subscribe()[Symbol.asyncIterator]()
    const first = messages.next()
    const stream = await service.next()
    stream.answer('subscribe_events', 403, 'insufficient_scope', { 'X-Request-ID': '3' })
    await expect(first).rejects.toMatchObject({ code: 'forbidden' })
    expect(seen).toEqual([
      'POST /oauth/token/',
      'POST 200 1',
      `GET /api/v2/rate-limit-policies/${id}`,
      `GET /api/v2/rate-limit-policies/${id}`,
      'GET 200 2',
      'GET /api/v2/events',
      'GET 403 3',
    ])
  })

  test('may read a copy of the answer', async () => {
    const service = await startService()
    let copied: Promise<unknown> | undefined
    const client = createClient({
      baseUrl: service.baseUrl,
      token: 'a.b.c',
      onResponse: response => {
        copied = response.clone().json()
      },
    })
    const result = client.getRateLimitPolicy({ id })
    ;(await service.next()).answer('get_rate_limit_policy', 200, 'allow')
    expect(await result).toEqual(await copied)
  })

  test.each(['onRequest', 'onResponse'])('that throw reject the call: %s', async name => {
    const service = await startService()
    const trouble = new Error('log is full')
    const hook = () => {
      throw trouble
    }
    const client = createClient({ baseUrl: service.baseUrl, token: 'a.b.c', [name]: hook })
    const rejected = expect(client.getRateLimitPolicy({ id })).rejects.toBe(trouble)
    if (name === 'onResponse') (await service.next()).answer('get_rate_limit_policy', 200, 'allow')
    await rejected
    expect(service.count).toBe(name === 'onResponse' ? 1 : 0)
  })

  test('that throw after the headers of an answer close its connection', async () => {
    const service = await startService()
    const kept: Response[] = []
    const onResponse = (response: Response) => {
      // Without a reference to the answer, the garbage collection could close the connection.
      kept.push(response)
      throw new Error('log is full')
    }
    const client = createClient({ baseUrl: service.baseUrl, token: 'a.b.c', onResponse })
    const rejected = expect(client.getRateLimitPolicy({ id })).rejects.toThrow('log is full')
    const { response, closed } = await service.next()
    response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    await rejected
    await closed
    expect(kept).toHaveLength(1)
  })

  test('that return promises are awaited', async () => {
    const service = await startService()
    const client = createClient({
      baseUrl: service.baseUrl,
      token: 'a.b.c',
      onRequest: async request => {
        await new Promise(setImmediate)
        request.headers.set('X-Signature', 'signed')
      },
    })
    const result = client.getRateLimitPolicy({ id })
    const exchange = await service.next()
    expect(exchange.headers['x-signature']).toBe('signed')
    exchange.answer('get_rate_limit_policy', 200, 'allow')
    await result
  })

  test.each(['onRequest', 'onResponse'])('that reject their promise reject the call: %s', async name => {
    const service = await startService()
    const trouble = new Error('log is full')
    const hook = () => Promise.reject(trouble)
    const client = createClient({ baseUrl: service.baseUrl, token: 'a.b.c', [name]: hook })
    const rejected = expect(client.getRateLimitPolicy({ id })).rejects.toBe(trouble)
    if (name === 'onResponse') (await service.next()).answer('get_rate_limit_policy', 200, 'allow')
    await rejected
  })

  test.each(['onRequest', 'onResponse'])('that never end are limited by attemptTimeout: %s', async name => {
    const service = await startService()
    const hook = () => new Promise(() => {})
    const options = { baseUrl: service.baseUrl, token: 'a.b.c', attemptTimeout: 2_000, retries: 0 }
    const client = createClient({ ...options, [name]: hook })
    const result = client.getRateLimitPolicy({ id }).catch((error: unknown) => error)
    if (name === 'onResponse') (await service.next()).answer('get_rate_limit_policy', 200, 'allow')
    expect(await result).toMatchObject({ code: 'timeout' })
  })
})

test('a token request omits credentials, so that a browser shows no dialog of its own after a refusal', async () => {
  const service = await startService()
  const sent: [string, string][] = []
  const client = createClient({
    baseUrl: service.baseUrl,
    clientId: 'a',
    clientSecret: 'b',
    onRequest: ({ url, credentials }) => sent.push([new URL(url).pathname, credentials]),
  })
  const result = client.getRateLimitPolicy({ id })
  ;(await service.next()).answer('issue_token', 200, 'token')
  ;(await service.next()).answer('get_rate_limit_policy', 200, 'allow')
  await result
  expect(sent).toEqual([
    ['/oauth/token/', 'omit'],
    [`/api/v2/rate-limit-policies/${id}`, 'same-origin'],
  ])
})
