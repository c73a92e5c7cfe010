import { createClient } from '@tenant-api/client'
import { eventTypes, validate } from '@tenant-api/contract'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'
import { readEvents } from './read-events.ts'
import { post, sendTo } from './send.ts'

let mock: Mock

beforeEach(async () => {
  // No heartbeats: with one, a stream would make good for a cut or an event that it has missed.
  mock = await startMock({ eventsPerSecond: 0, heartbeatSeconds: 86_400, retryMs: 10 })
})
afterEach(() => mock.close())

const push = (message: unknown, headers = {}) =>
  sendTo(`${mock.url}/__mock/events`, post(JSON.stringify(message), headers))
const read = (query: string, count: number) => readEvents(`${mock.url}/api/v2/events${query}`, count)

/** Pushes a message and returns its offset. */
async function pushed(message: unknown): Promise<string> {
  const { body } = await push(message)
  return (body as { message: { offset: string } }).message.offset
}

describe('POST /__mock/events', () => {
  it('needs no token, and returns the message and the number of open streams', async () => {
    const reading = read('', 2)
    while (mock.push({ type: 'offset-only' }).streams === 0) await new Promise(setImmediate)
    const { status, body } = await push({ type: 'user.created' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: { type: 'user.created' }, streams: 1 })
    expect(validate('SubscriptionMessage', (body as { message: unknown }).message)).toEqual([])
    await reading
  })

  it.each(eventTypes)("creates %s from the document's example, with a new id and time", async type => {
    const before = await pushed({ type: 'offset-only' })
    const [first, second] = [await push({ type }), await push({ type })]
    const { frames } = await read(`?from=${before}`, 3)
    const messages = [first, second].map(({ body }) => (body as { message: unknown }).message)
    expect(frames.slice(1).map(({ message }) => message)).toEqual(messages)
    for (const message of messages) expect(validate('SubscriptionMessage', message)).toEqual([])
    const ids = frames.flatMap(({ message }) => ('event' in message ? [message.event.id] : []))
    expect(new Set(ids).size).toBe(2)
  })

  it('replaces properties of the example with the given ones', async () => {
    const object = { id: 'org_1', name: 'bakers' }
    const event = { id: 'evt_1CfRm3KpZtYh8WqDsNvG6a', time: '2026-01-01T00:00:00.000Z', data: { object } }
    const { body } = await push({ type: 'organization.created', event })
    expect(body).toMatchObject({ message: { event: { ...event, specversion: '1.0' } } })
  })

  it("keeps the example's values for all that was not given, at any depth, as push() does", async () => {
    const { message: example } = mock.push({ type: 'user.created' })
    const message = {
      type: 'user.created',
      event: { data: { object: { user_id: 'usr_1', identities: [] } } },
    } as const
    const object = { ...example.event.data.object, ...message.event.data.object }
    const data = { ...example.event.data, object }
    const { status, body } = await push(message)
    expect({ status, body }).toMatchObject({ status: 200, body: { message: { event: { data } } } })
    expect(validate('SubscriptionMessage', (body as { message: unknown }).message)).toEqual([])
    expect(mock.push(message).message.event.data).toEqual(data)
  })

  it('sends data as it came: long numbers, escapes, and line separators escaped', async () => {
    const before = await pushed({ type: 'offset-only' })
    const given =
      '{"n":[1125899906842624123,12345678901234567.89,1.0,1E5],"s":"\\u0041\\/","l":"a\u2028\u2029\u0085"}'
    const body = `{"type":"user.created","event":{"data":{"object":{"user_metadata": ${given}}}}}`
    for (const headers of [{}, { Prefer: 'handling=lenient' }])
      expect((await sendTo(`${mock.url}/__mock/events`, post(body, headers))).status).toBe(200)
    const leaving = new AbortController()
    const { body: stream } = await fetch(`${mock.url}/api/v2/events?from=${before}`, {
      headers: { Authorization: 'Bearer any' },
      signal: leaving.signal,
    })
    let text = ''
    for await (const chunk of stream?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text.split('event: user.created').length > 2 && text.endsWith('\n\n')) break
    }
    leaving.abort()
    const kept = given.replace('\u2028', '\\u2028').replace('\u2029', '\\u2029').replace('\u0085', '\\u0085')
    expect(text.split(`"user_metadata":${kept}`)).toHaveLength(3)
    expect(text).not.toMatch(/[\u0085\u2028\u2029]/)
  })

  it('gives every reader the same offset, after which each can resume', async () => {
    const [before, first, second] = [
      await pushed({ type: 'offset-only' }),
      await pushed({ type: 'user.created' }),
      await pushed({ type: 'user.deleted' }),
    ]
    expect((await read(`?from=${before}`, 3)).frames.map(({ id }) => id)).toEqual([before, first, second])
    expect((await read(`?from=${first}`, 2)).frames.map(({ id }) => id)).toEqual([first, second])
    const filtered = await read(`?from=${before}&event_type=user.deleted`, 2)
    expect(filtered.frames.map(({ id }) => id)).toEqual([before, second])
  })

  it('inserts a pushed event between the generated ones, and sends each once', async () => {
    const busy = await startMock({ eventsPerSecond: 500 })
    const { offset } = busy.push({ type: 'offset-only' }).message
    const given = Array.from({ length: 20 }, () => busy.push({ type: 'group.created' }).message.offset)
    const reading = await readEvents(`${busy.url}/api/v2/events?from=${offset}`, 100)
    await busy.close()
    const offsets = reading.frames.map(({ id }) => id)
    expect(offsets).toEqual([...new Set(offsets)].sort())
    expect(offsets).toEqual(expect.arrayContaining(given))
  })

  it('sends a pushed heartbeat at once, and ends the streams with a pushed error', async () => {
    const reading = read('', 9)
    while (mock.push({ type: 'offset-only' }).streams === 0) await new Promise(setImmediate)
    await push({ type: 'error', error: { code: 'processing_error' } })
    const { frames } = await reading
    expect(frames.at(-1)?.message).toMatchObject({ type: 'error', error: { code: 'processing_error' } })
    expect(frames.slice(0, -1).map(({ event }) => event)).toEqual(['offset-only', 'offset-only'])
  })

  it.each([
    [{ type: 'user.exploded' }, "'type'"],
    [{ event: {} }, "'type'"],
    [[], 'message'],
    [null, 'message'],
    [{ type: 'user.created', evnt: {} }, "'evnt'"],
    [{ type: 'user.created', event: [] }, "'event'"],
    [{ type: 'user.created', event: { colour: 'red' } }, "'event.colour'"],
    [{ type: 'user.created', event: { type: 'user.deleted' } }, "'event.type'"],
    [{ type: 'group.created', event: { data: { object: { type: 'organization' } } } }, "'event.data.object"],
    [
      { type: 'group.created', event: { data: { object: { type: 'constructor' } } } },
      "'event.data.object.type'",
    ],
    [{ type: 'organization.created', event: { data: { object: { id: 1 } } } }, "'event.data.object.id'"],
    [{ type: 'organization.created', event: { data: { object: [] } } }, "'event.data.object'"],
    [{ type: 'error', error: { code: 'boom' } }, "'error.code'"],
    [{ type: 'offset-only', event: {} }, "'event'"],
  ])('refuses %j with the same error message as push()', async (message, name) => {
    expect(() => mock.push(message as { type: 'user.created' })).toThrow(name)
    const { status, body } = await push(message)
    expect({ status, body }).toMatchObject({ status: 400, body: { errorCode: 'invalid_body' } })
    expect((body as { message: string }).message).toContain(name)
  })

  it('with handling=lenient pushes undocumented events, as a newer service may send them', async () => {
    const before = await pushed({ type: 'offset-only' })
    const { status, headers } = await push(
      { type: 'user.renamed', event: { data: 1 } },
      { Prefer: 'handling=lenient' },
    )
    expect({ status, applied: headers['preference-applied'] }).toEqual({
      status: 200,
      applied: 'handling=lenient',
    })
    await push({ type: 'user.deleted', event: { colour: 'red' } }, { Prefer: 'handling=lenient' })
    const { frames } = await read(`?from=${before}`, 3)
    expect(frames[1]?.message).toMatchObject({ type: 'user.renamed', event: { data: 1 } })
    expect(frames[2]?.message).toMatchObject({
      type: 'user.deleted',
      event: { colour: 'red', specversion: '1.0' },
    })
  })

  it.each([
    [{ type: 'two\nlines', event: {} }, "'type'"],
    [{ type: 'user.renamed', event: 1 }, "'event'"],
    [{ type: 'error', error: { code: 'boom' } }, "'error.code'"],
  ])('refuses %j even with handling=lenient, as pushUnknown() does', async (message, name) => {
    const unknown = message as { type: string; event: object }
    if (name !== "'error.code'") expect(() => mock.pushUnknown(unknown)).toThrow(name)
    const { status, body } = await push(message, { Prefer: 'handling=lenient' })
    expect(status).toBe(400)
    expect((body as { message: string }).message).toContain(name)
  })
})

describe('POST /__mock/cut', () => {
  it('cuts the open streams, and a reader that resumes gets the event pushed right before the cut', async () => {
    const began = new Date().toISOString().slice(0, 19)
    const reading = read('', 9)
    while (mock.push({ type: 'offset-only' }).streams === 0) await new Promise(setImmediate)
    mock.push({ type: 'user.created' })
    const { body } = await sendTo(`${mock.url}/__mock/cut`, { method: 'POST' })
    expect(body).toEqual({ streams: 1 })
    await expect(reading).rejects.toThrow()
    const since = await read(`?from_timestamp=${began}Z`, 2)
    expect(since.frames[1]?.event).toBe('user.created')
  })

  it('loses no event, even if it cuts a stream that has just been opened', async () => {
    const client = createClient({ baseUrl: mock.url, token: 'any', maxRetryDelay: 100 })
    for (let round = 0; round < 5; round++) {
      const signal = AbortSignal.timeout(waitMs)
      const events = client.subscribe({ signal, idleTimeout: Infinity })[Symbol.asyncIterator]()
      const first = events.next()
      await mock.subscribers(1)
      mock.push({ type: 'user.created' })
      mock.cut()
      mock.push({ type: 'user.deleted' })
      expect((await first).value).toMatchObject({ type: 'user.created' })
      expect((await events.next()).value).toMatchObject({ type: 'user.deleted' })
      await events.return?.()
      await mock.subscribers(0)
    }
  })

  it('does not stop the mock', async () => {
    await sendTo(`${mock.url}/__mock/cut`, { method: 'POST' })
    expect((await read('', 1)).frames).toHaveLength(1)
  })
})
