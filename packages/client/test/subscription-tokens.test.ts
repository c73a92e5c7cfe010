import { expect, test, vi } from 'vitest'
import { createClient } from '../src/index.ts'
import { messageOf, startService } from './service.ts'

test('a subscription gets a new token after a refusal, at each connection', async () => {
  const service = await startService()
  let number = 0
  const token = () => `token-${++number}`
  const messages = createClient({ baseUrl: service.baseUrl, token }).subscribe()[Symbol.asyncIterator]()
  const first = messages.next()
  ;(await service.next()).answer('subscribe_events', 401, 'invalid_token')
  const before = await service.next()
  expect(before.headers.authorization).toBe('Bearer token-2')
  before.openEventStream('o1')
  before.response.end()
  ;(await service.next()).answer('subscribe_events', 401, 'invalid_token')
  ;(await service.next()).answer('subscribe_events', 401, 'invalid_token')
  await expect(first).rejects.toMatchObject({ code: 'unauthorized', errorCode: 'invalid_token' })
  expect(service.count).toBe(4)
})

test('a subscription continues after the token endpoint did not answer', async () => {
  const service = await startService()
  const credentials = { clientId: 'reader', clientSecret: 'secret' }
  const controller = new AbortController()
  const messages = createClient({ baseUrl: service.baseUrl, ...credentials })
    .subscribe({ signal: controller.signal })
    [Symbol.asyncIterator]()
  const first = messages.next()
  ;(await service.next()).response.destroy()
  const again = await service.next()
  expect(again.target).toBe('/oauth/token/')
  again.answer('issue_token', 200, 'token')
  ;(await service.next()).openEventStream('o1')
  controller.abort()
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
})

test('a subscription continues with the next token after its token function failed', async () => {
  const service = await startService()
  const token = vi.fn(async () => 'good')
  const client = createClient({ baseUrl: service.baseUrl, token, retries: 0 })
  const messages = client.subscribe()[Symbol.asyncIterator]()
  const first = messages.next()
  const before = await service.next()
  before.openEventStream('o1')
  token.mockRejectedValueOnce(new TypeError('fetch failed')).mockResolvedValueOnce('<p>502 Bad Gateway</p>')
  before.response.end()
  const after = await service.next()
  expect(token).toHaveBeenCalledTimes(4)
  expect(after.headers.authorization).toBe('Bearer good')
  after.openEventStream('o1')
  after.send(messageOf('user.deleted', 'o2'))
  expect(await first).toMatchObject({ value: { offset: 'o2' } })
  await messages.return?.()
})

test('a subscription calls its token function `retries` more times for each connection', async () => {
  const service = await startService()
  const token = vi.fn(async () => 'good')
  for (let failed = 0; failed < 3; failed += 1) token.mockRejectedValueOnce(new TypeError('fetch failed'))
  const client = createClient({ baseUrl: service.baseUrl, token, retries: 1, maxRetryDelay: 100 })
  const onDisconnect = vi.fn()
  const messages = client.subscribe({ onDisconnect })[Symbol.asyncIterator]()
  const first = messages.next()
  const exchange = await service.next()
  expect(token).toHaveBeenCalledTimes(4)
  expect(onDisconnect.mock.calls).toMatchObject([[{ code: 'token_unavailable' }]])
  exchange.openEventStream('o1')
  await messages.return?.()
  await first
})
