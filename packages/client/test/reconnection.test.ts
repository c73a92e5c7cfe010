import { afterEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '../src/index.ts'
import { type Exchange, messageOf, startService } from './service.ts'
import { subscribe } from './subscribe.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const ends: [string, (exchange: Exchange) => void][] = [
  ['a plain end', ({ response }) => response.end()],
  ['a cut', ({ response }) => response.destroy()],
  [
    'a cut within a frame',
    ({ response }) => response.write('id: o9\ndata: {"type', () => response.destroy()),
  ],
]

describe('a subscription resumes after the last message', () => {
  test.each(ends)('on %s', async (_, end) => {
    const { service, messages } = await subscribe({ event_type: ['user.created', 'user.deleted'] })
    const first = messages.next()
    const before = await service.next()
    before.openEventStream('o1')
    before.send(messageOf('user.created', 'o2'))
    expect(await first).toEqual({ done: false, value: messageOf('user.created', 'o2') })
    end(before)
    const second = messages.next()
    const after = await service.next()
    expect(after.query.get('from')).toBe('o2')
    expect(after.query.getAll('event_type')).toEqual(['user.created', 'user.deleted'])
    after.openEventStream('o2')
    after.send(messageOf('user.deleted', 'o3'))
    expect(await second).toEqual({ done: false, value: messageOf('user.deleted', 'o3') })
    await messages.return?.()
  })

  test('that carried no event', async () => {
    const { service, messages } = await subscribe({ from_timestamp: '2026-11-20T09:15:30Z' })
    const first = messages.next()
    const before = await service.next()
    expect(before.query.get('from_timestamp')).toBe('2026-11-20T09:15:30Z')
    before.openEventStream('o1')
    before.send(messageOf('offset-only', 'o5'))
    before.response.end()
    const after = await service.next()
    expect(Object.fromEntries(after.query)).toEqual({ from: 'o5' })
    after.openEventStream('o5')
    after.send(messageOf('user.deleted', 'o6'))
    await first
    await messages.return?.()
  })

  test.each(['connection_timeout', 'processing_error'] as const)('on an error message %s', async code => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    const before = await service.next()
    before.openEventStream('o1')
    before.send({ type: 'error', offset: 'o2', error: { code, message: 'The connection ends.' } })
    await before.closed
    const after = await service.next()
    expect(after.query.get('from')).toBe('o2')
    after.openEventStream('o2')
    after.send(messageOf('user.deleted', 'o3'))
    expect(await first).toEqual({ done: false, value: messageOf('user.deleted', 'o3') })
    await messages.return?.()
  })

  test('on silence, and again when the next connection is not even answered', async () => {
    const { service, messages } = await subscribe({ idleTimeout: 50 })
    const first = messages.next()
    const silent = await service.next()
    silent.openEventStream('o1')
    await silent.closed
    const unanswered = await service.next()
    expect(unanswered.query.get('from')).toBe('o1')
    await unanswered.closed
    const after = await service.next()
    after.openEventStream('o1')
    after.send(messageOf('user.deleted', 'o2'))
    expect(await first).toEqual({ done: false, value: messageOf('user.deleted', 'o2') })
    await messages.return?.()
  })

  test('only once the caller is done with what came before the end', async () => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    const before = await service.next()
    before.openEventStream('o1')
    before.send(messageOf('user.created', 'o2'), messageOf('user.updated', 'o3'))
    before.response.end()
    await first
    await messages.next()
    const third = messages.next()
    const after = await service.next()
    expect(after.query.get('from')).toBe('o3')
    after.openEventStream('o3')
    after.send(messageOf('user.deleted', 'o4'))
    await third
    await messages.return?.()
  })
})

test.each([
  [429, 'too_many_requests'],
  [500, 'internal_error'],
  [503, 'service_unavailable'],
])('a refusal with %i before the stream opens is tried again', async (status, errorCode) => {
  const { service, messages } = await subscribe({ from: 'o1' })
  const first = messages.next()
  const before = await service.next()
  before.openEventStream('o2')
  before.response.end()
  const refused = await service.next()
  refused.response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' })
  refused.response.end(JSON.stringify({ statusCode: status, error: '', message: '', errorCode }))
  const after = await service.next()
  expect(after.query.get('from')).toBe('o2')
  after.openEventStream('o2')
  after.send(messageOf('user.deleted', 'o3'))
  await first
  await messages.return?.()
})

test('onDisconnect gets the failure of each connection, and ends the subscription by throwing', async () => {
  const failures: unknown[] = []
  const { service, messages } = await subscribe({
    onDisconnect: failure => {
      failures.push(failure?.code)
      if (failures.length === 3) throw new Error('enough')
    },
  })
  const first = messages.next().catch(error => error)
  const ended = await service.next()
  ended.openEventStream('o1')
  ended.response.end()
  ;(await service.next()).response.destroy()
  ;(await service.next()).response.writeHead(503).end()
  expect(await first).toEqual(new Error('enough'))
  expect(failures).toEqual([undefined, 'network_error', 'server_error'])
})

test('each failure in a row makes the pause longer, until a message comes', async () => {
  const pauses = longestPauses()
  const { service, messages } = await subscribe()
  const first = messages.next()
  const exchange = await service.next()
  exchange.openEventStream('o1')
  exchange.response.end()
  ;(await service.next()).response.destroy()
  ;(await service.next()).response.destroy()
  const again = await service.next()
  expect(pauses).toEqual([200, 400, 800])
  again.openEventStream('o1')
  again.response.end()
  const last = await service.next()
  expect(pauses).toEqual([200, 400, 800, 200])
  last.openEventStream('o1')
  last.send(messageOf('user.deleted', 'o2'))
  await first
  await messages.return?.()
})

test.each([
  ['', {}],
  [' in its Content-Type', { 'content-type': 'text/ev' }],
])('a subscription asks again for an answer that was cut in its headers%s', async (_, headers) => {
  const { service, messages } = await subscribe()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const retried = messages.next()
  ;(await service.next()).response.writeHead(200, headers).end()
  const stream = await service.next()
  stream.openEventStream('o1')
  stream.send(messageOf('user.created', 'o2'))
  expect(await retried).toMatchObject({ value: { offset: 'o2' } })
  await messages.return?.()
})

test('a subscription whose token is refused goes on with a new one, at each connection', async () => {
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

test('a subscription to a service that does not answer goes on once it does, and its token too', async () => {
  const service = await startService()
  const credentials = { clientId: 'reader', clientSecret: 'secret' }
  const { signal, abort } = abortable()
  const messages = createClient({ baseUrl: service.baseUrl, ...credentials })
    .subscribe({ signal })
    [Symbol.asyncIterator]()
  const first = messages.next()
  ;(await service.next()).response.destroy()
  const again = await service.next()
  expect(again.target).toBe('/oauth/token/')
  again.answer('issue_token', 200, 'token')
  ;(await service.next()).openEventStream('o1')
  abort()
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
})

test('a subscription whose token function fails goes on with the next token', async () => {
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

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Makes every random pause the longest possible, and records the pauses of the subscription. */
function longestPauses(): number[] {
  const pauses: number[] = []
  const { setTimeout } = globalThis
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, delay = 0) => {
    // Record only pauses: vitest and fetch set timers, too.
    if (new Error().stack?.includes('abortable.ts') && delay !== 45_000) pauses.push(delay)
    return setTimeout(callback, delay)
  }) as typeof setTimeout)
  return pauses
}
