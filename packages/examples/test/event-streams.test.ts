import { encodeFrame, type SubscriptionMessage } from '@tenant-api/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEventLog, createEventStreams, type Start, StreamCut } from '../src/index.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp(heartbeatSeconds = 15) {
  const log = createEventLog(0)
  const streams = createEventStreams(log, { heartbeatSeconds, retryMs: 2_000 })
  const leaving = new AbortController()
  const open = (start: Partial<Start> = {}) =>
    streams.open({ after: log.newest(), types: [], ...start }, leaving.signal)
  return { log, streams, open, leaving }
}

const text = (chunk: IteratorResult<Uint8Array, void>) => new TextDecoder().decode(chunk.value ?? undefined)

test('frames are equal to those of the service', async () => {
  const { streams, open } = setUp()
  const chunks = open()
  await chunks.next()
  await chunks.next()
  const { message } = streams.push({ type: 'user.created', event: { source: 'a\nb\u2028c' } })
  expect((await chunks.next()).value).toEqual(new Uint8Array(encodeFrame(message as SubscriptionMessage)))
})

describe('an idle stream', () => {
  test('wakes for a pushed event, and sends a heartbeat without one', async () => {
    const { streams, open } = setUp(15)
    const chunks = open()
    await chunks.next()
    await chunks.next()
    const coming = chunks.next()
    streams.push({ type: 'user.created' })
    expect(text(await coming)).toMatch(/^event: user\.created\n/)
    const heartbeat = chunks.next()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(text(await heartbeat)).toMatch(/^event: offset-only\n/)
  })

  test('ends when its reader leaves, without a leftover timer', async () => {
    const { streams, open, leaving } = setUp()
    const chunks = open()
    await chunks.next()
    await chunks.next()
    const last = chunks.next()
    expect(vi.getTimerCount()).toBe(1)
    leaving.abort()
    expect((await last).done).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
    expect(streams.cut()).toBe(0)
  })

  test('is counted from its opening until its reader leaves, even if nothing was read', () => {
    const { streams, open, leaving } = setUp()
    open()
    expect(streams.push({ type: 'offset-only' }).streams).toBe(1)
    leaving.abort()
    expect(streams.push({ type: 'offset-only' }).streams).toBe(0)
  })
})

test('an error is sent after the events that were pushed before it', async () => {
  const { streams, open } = setUp()
  const chunks = open({ types: ['user.deleted'] })
  streams.push({ type: 'user.created' })
  const { message } = streams.push({ type: 'user.deleted' })
  streams.push({ type: 'error', error: { code: 'processing_error' } })
  const frames: string[] = []
  for await (const chunk of chunks) frames.push(new TextDecoder().decode(chunk))
  expect(frames.slice(2).map(frame => frame.split('\n').slice(0, 2))).toEqual([
    ['event: user.deleted', `id: ${message.offset}`],
    ['event: error', `id: ${message.offset}`],
  ])
})

test('events before a start time in the future are skipped', async () => {
  const { streams, open } = setUp()
  const chunks = open({ notBefore: Date.now() + 60_000 })
  await chunks.next()
  await chunks.next()
  const { message } = streams.push({ type: 'user.created' })
  const heartbeat = chunks.next()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(text(await heartbeat)).toContain(`event: offset-only\nid: ${message.offset}\n`)
  await vi.advanceTimersByTimeAsync(45_000)
  streams.push({ type: 'user.deleted' })
  expect(text(await chunks.next())).toMatch(/^event: user\.deleted\n/)
})

test('a cut throws an error, and new streams can be opened', async () => {
  const { streams, open } = setUp()
  const chunks = open()
  await chunks.next()
  expect(streams.cut()).toBe(1)
  expect(streams.push({ type: 'user.created' }).streams).toBe(0)
  await chunks.next()
  await expect(chunks.next()).rejects.toBeInstanceOf(StreamCut)
  const later = open()
  expect(text(await later.next())).toMatch(/^:connected\nretry: \d{4}\n\n$/)
})

test.each([
  ['a line break', { type: 'user.renamed\ndata: {}\n\n', event: {} }],
  ['no type', { event: {} }],
  ['a type of the stream itself', { type: 'error', event: {} }],
  ['an event that is not an object', { type: 'user.renamed', event: [] }],
])('an unknown event with %s is refused, and not logged', async (_, message) => {
  const { log, streams } = setUp()
  const start = log.newest()
  expect(() => streams.pushUnknown(message as { type: string; event: object })).toThrow(TypeError)
  expect(log.read(start, 10)).toEqual([])
})

test('an event of an undocumented type is refused', () => {
  const { streams } = setUp()
  expect(() => streams.push({ type: 'star\nborn' } as unknown as { type: 'user.created' })).toThrow(/'type'/)
})
