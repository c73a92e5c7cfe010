import { encodeFrame, type SubscriptionMessage, validate } from '@tenant-api/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createEventLog,
  createEventStreams,
  exampleEvents,
  type Fault,
  type Start,
  StreamCut,
} from '../src/index.ts'

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

describe('a pushed event', () => {
  test("has the example's values for all that was not given, at any depth", () => {
    const { streams } = setUp()
    const { message: example } = streams.push({ type: 'user.created' })
    const { message } = streams.push({
      type: 'user.created',
      event: {
        source: 'https://directory.example.com/',
        data: { object: { user_id: 'usr_1', identities: [] } },
      },
    })
    const { object } = message.event.data
    expect(object).toEqual({ ...example.event.data.object, user_id: 'usr_1', identities: [] })
    expect(message.event).toEqual({
      ...example.event,
      ...{ id: message.event.id, time: message.event.time, data: { ...example.event.data, object } },
      source: 'https://directory.example.com/',
    })
    expect(validate('SubscriptionMessage', message)).toEqual([])
  })

  test('of another form lacks the properties that only the form of the example has', () => {
    const { streams } = setUp()
    const named = streams.push({ type: 'group.created', event: { data: { object: { name: 'Bakers' } } } })
    expect(named.message.event.data.object).toMatchObject({
      type: 'connection',
      connection_id: expect.any(String),
    })
    for (const object of [
      { type: 'organization', organization_id: 'org_PdsSQMRmQQ1rceGP' },
      { type: 'tenant' },
    ] as const) {
      const { message } = streams.push({ type: 'group.created', event: { data: { object } } })
      expect(message.event.data.object).toMatchObject(object)
      expect(validate('SubscriptionMessage', message)).toEqual([])
    }
  })

  test('has the given metadata and no other, because its names are free', () => {
    const { streams } = setUp()
    const given = { app_metadata: { team: 'ovens' }, user_metadata: {} }
    const { message } = streams.push({ type: 'user.created', event: { data: { object: given } } })
    const { app_metadata, user_metadata } = message.event.data.object
    expect({ app_metadata, user_metadata }).toEqual(given)
  })

  test('leaves the example as it is for the next one', () => {
    const { streams } = setUp()
    streams.push({ type: 'user.created', event: { data: { object: { user_id: 'usr_1' } } } })
    expect(streams.push({ type: 'user.created' }).message.event.data.object.user_id).not.toBe('usr_1')
  })

  test('lacks an optional property that is undefined', () => {
    const { streams } = setUp()
    const { message } = streams.push({
      type: 'user.created',
      event: { data: { object: { email: undefined } } },
    })
    expect(message.event.data.object).not.toHaveProperty('email')
    expect(validate('SubscriptionMessage', message)).toEqual([])
  })

  test('is the example if its event is undefined', () => {
    const { streams } = setUp()
    const { message } = streams.push({ type: 'user.created', event: undefined })
    expect(validate('SubscriptionMessage', message)).toEqual([])
  })
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
  }, 5_000)
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

test('an error that is pushed to a faulty stream without events ends it', async () => {
  const { streams, open } = setUp()
  const chunks = open({ fault: 'silence' })
  streams.push({ type: 'error', error: { code: 'processing_error' } })
  const types: unknown[] = []
  for await (const chunk of chunks) types.push(/^event: (.*)\n/.exec(new TextDecoder().decode(chunk))?.[1])
  expect(types).toEqual([undefined, 'offset-only', 'error'])
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

describe('a faulty stream without generated events', () => {
  /** Reads a stream with a fault until it ends, falls silent or breaks. Returns the types of its whole frames. */
  async function readFaulty(fault: Fault, { types }: Partial<Start> = {}) {
    const { open, leaving } = setUp()
    let text = ''
    const reading = (async () => {
      for await (const chunk of open({ fault, ...(types && { types }) }))
        text += new TextDecoder().decode(chunk)
      return 'ended'
    })().catch((error: Error) => error.name)
    await vi.advanceTimersByTimeAsync(60_000)
    leaving.abort()
    const frames = text.split('\n\n').slice(2)
    return { end: await reading, types: frames.map(frame => /^event: (.*)\n/.exec(frame)?.[1]), text }
  }

  test.each(['connection_timeout', 'cursor_expired', 'processing_error'] as const)(
    'sends one event and then the error %s, without a push',
    async fault => {
      const { end, types } = await readFaulty(fault)
      expect({ end, types }).toEqual({ end: 'ended', types: [exampleEvents[0]?.type, 'error', undefined] })
    },
  )

  test('sends one event and then nothing, without a push', async () => {
    const { types } = await readFaulty('silence')
    expect(types).toEqual([exampleEvents[0]?.type, undefined])
  })

  test('sends one event and half of another, without a push', async () => {
    const { end, types, text } = await readFaulty('cut')
    const { type } = exampleEvents[0] ?? {}
    expect({ end, types }).toEqual({ end: 'StreamCut', types: [type, type] })
    expect(text).toMatch(/[^}]$/)
  })

  test('sends an event that its filter allows, and none if it allows no documented type', async () => {
    const filtered = await readFaulty('cursor_expired', { types: ['user.deleted'] })
    expect(filtered.types).toEqual(['user.deleted', 'error', undefined])
    const { types } = await readFaulty('cursor_expired', { types: ['user.renamed'] })
    expect(new Set(types)).toEqual(new Set(['offset-only', undefined]))
  })

  test('waits for a start time in the future', async () => {
    const { open } = setUp()
    const chunks = open({ fault: 'cursor_expired', notBefore: Date.now() + 20_000 })
    const types: unknown[] = []
    const reading = (async () => {
      for await (const chunk of chunks)
        types.push(/^event: (.*)\n/.exec(new TextDecoder().decode(chunk))?.[1])
    })()
    await vi.advanceTimersByTimeAsync(19_000)
    expect(types).toEqual([undefined, 'offset-only', 'offset-only'])
    await vi.advanceTimersByTimeAsync(30_000)
    await reading
    expect(types.slice(-2)).toEqual([exampleEvents[0]?.type, 'error'])
  })

  test('shows its events to other streams too', async () => {
    const { open } = setUp()
    const other = open()
    await other.next()
    await other.next()
    const coming = other.next()
    for await (const _ of open({ fault: 'cursor_expired' }));
    expect(text(await coming)).toContain(`event: ${exampleEvents[0]?.type}\n`)
  })
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
  ['the type of an error', { type: 'error', event: {} }],
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
