import { afterEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '../src/index.ts'
import { messageOf, startService } from './service.ts'
import { subscribe } from './subscribe.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a subscription', () => {
  test.each(['Text/Event-Stream', 'text/event-stream;charset=UTF-8', 'TEXT/EVENT-STREAM ; a=b'])(
    'reads a stream of the type %s',
    async type => {
      const { service, messages } = await subscribe()
      const first = messages.next()
      const exchange = await service.next()
      exchange.response.writeHead(200, { 'content-type': type })
      exchange.send(messageOf('user.created', 'o2'))
      expect(await first).toMatchObject({ value: { offset: 'o2' } })
      await messages.return?.()
    },
  )

  test.each([
    ['without a Content-Type', {}, 'The answer has no Content-Type.'],
    [
      'whose Content-Type a proxy has shortened',
      { 'content-type': 'text/event' },
      'The answer has no Content-Type.',
    ],
    ['of another type', { 'content-type': 'text/event-streams' }, 'The answer is not an event stream.'],
  ])('ends with an UnexpectedAnswerError for a stream %s', async (_, headers, detail) => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    const { response, closed } = await service.next()
    response.writeHead(200, headers).write(':connected\n\n')
    await expect(first).rejects.toMatchObject({ code: 'unexpected_answer', status: 200, detail })
    await closed
    expect(service.count).toBe(1)
  })

  test('reconnects after an answer without a body, which Chromium gives if the connection breaks', async () => {
    const onDisconnect = vi.fn()
    const service = await startService()
    const client = createClient({ baseUrl: service.baseUrl, token: 'a.b.c', maxRetryDelay: 100 })
    const broken = new Response(null, { headers: { 'content-type': 'text/event-stream' } })
    vi.stubGlobal('fetch', vi.fn(fetch).mockResolvedValueOnce(broken))
    const messages = client.subscribe({ onDisconnect })[Symbol.asyncIterator]()
    const first = messages.next()
    const exchange = await service.next()
    expect(onDisconnect.mock.calls).toMatchObject([[{ code: 'network_error' }]])
    exchange.openEventStream('o1')
    exchange.send(messageOf('user.created', 'o2'))
    expect(await first).toMatchObject({ value: { offset: 'o2' } })
    await messages.return?.()
  })

  test.each([204, 206])('ends with an UnexpectedAnswerError for a status of %i', async status => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    ;(await service.next()).response.writeHead(status, { 'content-type': 'text/event-stream' }).end()
    await expect(first).rejects.toMatchObject({ code: 'unexpected_answer', status })
  })
})

describe('with a fetch that cannot stream bodies', () => {
  /** Replaces `fetch` by one like React Native's, whose answers have `text()` but no `body`. */
  function stubFetch() {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await fetch(...request)
      const { ok, status, statusText, headers } = response
      return { ok, status, statusText, headers, text: () => response.text() }
    })
  }

  test('calls work, up to maxAnswerBytes', async () => {
    const service = await startService()
    stubFetch()
    const client = createClient({ baseUrl: service.baseUrl, token: 'a.b.c', maxAnswerBytes: 1_000 })
    const result = client.getJwks()
    ;(await service.next()).answer('get_jwks', 200, 'ed25519')
    expect(await result).toHaveProperty('keys')
    const tooLarge = client.getJwks().catch((error: unknown) => error)
    ;(await service.next()).response.end(`{"keys":"${'x'.repeat(1_000)}"}`)
    expect(await tooLarge).toMatchObject({ code: 'unexpected_answer' })
  })

  test('a subscription ends with an error that explains the cause', async () => {
    const { service, messages } = await subscribe()
    stubFetch()
    const first = messages.next()
    const exchange = await service.next()
    exchange.openEventStream('o1')
    await expect(first).rejects.toThrow('This fetch cannot stream a body.')
    exchange.response.end()
  })
})
