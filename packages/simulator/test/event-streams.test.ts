import { encodeFrame, type SubscriptionMessage } from '@tenant-api/contract'
import { describe, expect, test, vi } from 'vitest'
import { createEventLog, createEventStreams, StreamCut } from '../src/index.ts'
import { setUp, stopTheClock, text } from './streams.ts'

stopTheClock()

test('frames are equal to those of the service', async () => {
  const { streams, open } = setUp()
  const chunks = open()
  await chunks.next()
  await chunks.next()
  const { message } = streams.push({ type: 'user.created', event: { source: 'a\nb\u2028c' } })
  expect((await chunks.next()).value).toEqual(new Uint8Array(encodeFrame(message as SubscriptionMessage)))
})

test('a stream never sleeps for a negative time, even if an event becomes due meanwhile', async () => {
  const sleeping = vi.spyOn(globalThis, 'setTimeout')
  let now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now++)
  const log = createEventLog(300)
  const streams = createEventStreams(log, { heartbeatSeconds: 15, retryMs: 2_000 })
  const chunks = streams.open({ after: log.newest(), types: [] }, new AbortController().signal)
  for (let count = 0; count < 50; count++) {
    const chunk = chunks.next()
    await vi.advanceTimersByTimeAsync(10)
    await chunk
  }
  const delays = sleeping.mock.calls.map(([, delay]) => Number(delay))
  sleeping.mockRestore()
  clock.mockRestore()
  expect(delays).not.toEqual([])
  expect(delays.filter(delay => delay < 0)).toEqual([])
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

describe('subscribers(n)', () => {
  test('resolves when exactly n streams are open', async () => {
    const { streams, open, leaving } = setUp()
    const two = streams.subscribers(2)
    open()
    open()
    await two
    expect(streams.openStreams()).toBe(2)
    leaving.abort()
    await streams.subscribers(0)
    expect(streams.openStreams()).toBe(0)
  })

  test.each([
    [0, 1, 'Waited 0.02 s for 1 open stream, but 0 are open.'],
    [1, 2, 'Waited 0.02 s for 2 open streams, but 1 is open.'],
    [2, 1, 'Waited 0.02 s for 1 open stream, but 2 are open.'],
  ])(
    'with %i streams rejects for %i after its timeout, even with fake timers',
    async (actual, count, message) => {
      const { streams, open } = setUp()
      for (let opened = 0; opened < actual; opened++) open()
      await expect(streams.subscribers(count, { timeout: 20 })).rejects.toThrow(new Error(message))
    },
  )

  test.each([
    [[], 'The number of streams must be an integer of at least 0, got undefined.'],
    [[-1], 'The number of streams must be an integer of at least 0, got -1.'],
    [[1, { timout: 20 }], "The option 'timout' is unknown. Known options: timeout."],
  ])('rejects at once for the arguments %j', async (given, message) => {
    const { streams } = setUp()
    const subscribers: (...given: never) => Promise<void> = streams.subscribers
    await expect(subscribers(...(given as never))).rejects.toThrow(new TypeError(message))
  })

  test('rejects after 4 seconds, before the tests of Vitest and Jest end', async () => {
    const { streams } = setUp()
    const error: Error = await streams.subscribers(1).catch(error => error)
    expect(error.message).toMatch(/^Waited 4 s /)
    expect(error.stack).toContain('event-streams.test.ts')
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
  expect(frames.slice(2).map(frame => frame.split('\n').filter(line => !line.startsWith('data')))).toEqual([
    ['event: user.deleted', `id: ${message.offset}`, '', ''],
    ['event: error', `id: ${message.offset}`, '', ''],
  ])
})

test('an event that is pushed after an error or a heartbeat does not overtake it', async () => {
  const { streams, open } = setUp()
  const [first, second] = [open(), open()]
  for (const chunks of [first, second]) for (let read = 0; read < 2; read++) await chunks.next()
  streams.push({ type: 'offset-only' })
  streams.push({ type: 'user.created' })
  streams.push({ type: 'error', error: { code: 'processing_error' } })
  streams.push({ type: 'user.deleted' })
  for (const chunks of [first, second]) {
    const types: unknown[] = []
    for await (const chunk of chunks) types.push(/^event: (.*)\n/.exec(new TextDecoder().decode(chunk))?.[1])
    expect(types).toEqual(['offset-only', 'user.created', 'error'])
  }
})

test('events before a start time in the future are skipped', async () => {
  const { streams, open } = setUp()
  const chunks = open({ notBefore: Date.now() + 60_000 })
  await chunks.next()
  await chunks.next()
  const { message } = streams.push({ type: 'user.created' })
  const heartbeat = chunks.next()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(text(await heartbeat)).toContain(`\nid: ${message.offset}\n\n`)
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
  expect(text(await later.next())).toMatch(/^:connected\nretry: \d{4}\n$/)
})

test.each([
  ['a line break', { type: 'user.renamed\ndata: {}\n\n', event: {} }],
  ['no type', { event: {} }],
  ['the type of an error', { type: 'error', event: {} }],
  ['an event that is not an object', { type: 'user.renamed', event: [] }],
  ['no message', undefined],
])('an unknown event with %s is refused, and not logged', async (_, message) => {
  const { log, streams } = setUp()
  const start = log.newest()
  expect(() => streams.pushUnknown(message as { type: string; event: object })).toThrow(
    /^The (message|property '(type|event)') must be /,
  )
  expect(log.read(start, 10)).toEqual([])
})

test('a message that is not an object is refused', () => {
  const { streams } = setUp()
  expect(() => streams.push(undefined as never)).toThrow(
    new TypeError("The message must be an object such as { type: 'user.created' }, got undefined."),
  )
})

test('an event of an undocumented type is refused, with the type and the documented ones', () => {
  const { streams } = setUp()
  expect(() => streams.push({ type: 'user.creatd' as 'user.created' })).toThrow(
    /^The property 'type' must be a documented type, got 'user\.creatd'\..* user\.created, .*, offset-only and error\.$/,
  )
  expect(() => streams.push({ type: 'star\nborn' } as unknown as { type: 'user.created' })).toThrow(/'type'/)
})
