import { encodeFrame } from '@tenant-api/contract'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StreamError } from '../src/index.ts'
import { type Exchange, messageOf } from './service.ts'
import { subscribe } from './subscribe.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const ends: [string, (exchange: Exchange) => void][] = [
  ['a plain end', ({ response }) => response.end()],
  ['a cut', ({ response }) => response.destroy()],
  [
    'a cut within a frame',
    ({ response }) => response.write('event: user.created\ndata: {"type', () => response.destroy()),
  ],
  [
    'a cut within an id',
    ({ response }) => {
      const frame = Buffer.from(encodeFrame(messageOf('user.created', 'o9'))).toString()
      response.write(frame.slice(0, frame.lastIndexOf('9')), () => response.destroy())
    },
  ],
]

describe('a subscription resumes after the last message', () => {
  test.each(ends)('after %s', async (_, end) => {
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

  test('even if the last message had no event', async () => {
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

  test.each(['connection_timeout', 'processing_error'] as const)('after an error message %s', async code => {
    const onDisconnect = vi.fn()
    const { service, messages } = await subscribe({ onDisconnect })
    const first = messages.next()
    const before = await service.next()
    before.openEventStream('o1')
    before.send({ type: 'error', offset: 'o2', error: { code, message: 'The connection ends.' } })
    await before.closed
    const after = await service.next()
    expect(after.query.get('from')).toBe('o2')
    expect(onDisconnect).toHaveBeenCalledExactlyOnceWith(new StreamError('The connection ends.'))
    after.openEventStream('o2')
    after.send(messageOf('user.deleted', 'o3'))
    expect(await first).toEqual({ done: false, value: messageOf('user.deleted', 'o3') })
    await messages.return?.()
  })

  test('after a timeout, also if the next connection gets no answer', async () => {
    const onDisconnect = vi.fn()
    const { service, messages } = await subscribe({ idleTimeout: 2_000, onDisconnect })
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
    const message = 'No answer within the idleTimeout of 2000 ms.'
    expect(onDisconnect.mock.calls).toMatchObject([[{ message }], [{ message }]])
    await messages.return?.()
  })

  test('only after the caller has finished with all messages received', async () => {
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
])('a subscription retries after a refusal with %i', async (status, errorCode) => {
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

test.each([
  ['the headers', {}],
  ['its Content-Type', { 'content-type': 'text/ev' }],
])('a subscription retries after a connection that broke within %s', async (_, headers) => {
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
