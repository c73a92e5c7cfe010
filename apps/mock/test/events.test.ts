import { setTimeout } from 'node:timers/promises'
import { eventTypes, validateAnswer } from '@tenant-api/contract'
import { offsetOf, positionOf } from '@tenant-api/simulator'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'
import { readEvents } from './read-events.ts'

const eventsPerSecond = 100
let mock: Mock
let events: string

beforeAll(async () => {
  mock = await startMock({ eventsPerSecond, heartbeatSeconds: 0.2 })
  events = `${mock.url}/api/v2/events`
})
afterAll(() => mock.close())

it('opens with a comment, the reconnection delay, and the start position', async () => {
  const { response, opening, frames } = await readEvents(events, 1)
  expect(opening).toMatch(/^:connected\nretry: \d{4}\n$/)
  expect(frames).toEqual([
    { event: 'offset-only', id: expect.any(String), message: { type: 'offset-only', offset: frames[0]?.id } },
  ])
  const headers = Object.fromEntries(response.headers)
  expect(validateAnswer('subscribe_events', { status: 200, headers, body: frames[0]?.message })).toEqual([])
})

it('sends the reconnection delay of its option retryMs', async () => {
  const patient = await startMock({ retryMs: 50_000 })
  const { opening } = await readEvents(`${patient.url}/api/v2/events`, 1)
  await patient.close()
  expect(opening).toMatch(/^:connected\nretry: [5-7]\d{4}\n$/)
})

it('streams documented events of every type, with new ids and increasing offsets', async () => {
  const { response, frames } = await readEvents(events, eventTypes.length + 1)
  const headers = Object.fromEntries(response.headers)
  expect(new Set(frames.slice(1).map(({ event }) => event))).toEqual(new Set(eventTypes))
  for (const { event, id, message } of frames) {
    expect(message).toMatchObject({ type: event, offset: id })
    expect(validateAnswer('subscribe_events', { status: 200, headers, body: message })).toEqual([])
  }
  const offsets = frames.map(({ id }) => id)
  expect(offsets).toEqual([...new Set(offsets)].sort())
  const ids = frames.flatMap(({ message }) => ('event' in message ? [message.event.id] : []))
  expect(new Set(ids).size).toBe(eventTypes.length)
})

it('sends only events of the requested types', async () => {
  const { frames } = await readEvents(`${events}?event_type=user.created&event_type=group.created`, 5)
  const types = frames.map(({ event }) => event).filter(type => type !== 'offset-only')
  expect(new Set(types)).toEqual(new Set(['user.created', 'group.created']))
})

describe('resuming', () => {
  it('continues right after the offset, with the same events at the same offsets for every reader', async () => {
    const { frames } = await readEvents(events, 10)
    const cursor = frames[3]?.id ?? ''
    for (const resumed of [
      await readEvents(`${events}?from=${cursor}`, 7),
      await readEvents(events, 7, { 'Last-Event-ID': cursor }),
      await readEvents(`${events}?from=${frames[0]?.id}`, 7, { 'Last-Event-ID': cursor }),
      await readEvents(`${events}?from=${frames[0]?.id}&lastEventId=${cursor}`, 7),
      await readEvents(`${events}?lastEventId=${cursor}`, 7, { 'Last-Event-ID': cursor }),
      await readEvents(`${events}?from=a&from_timestamp=2026-11-01T00:00:00Z`, 7, {
        'Last-Event-ID': cursor,
      }),
    ]) {
      expect(resumed.frames[0]).toMatchObject({ event: 'offset-only', id: cursor })
      expect(resumed.frames.slice(1)).toEqual(frames.slice(4))
    }
  })

  it('continues after a restart of the mock', async () => {
    const { frames } = await readEvents(events, 5)
    const other = await startMock({ eventsPerSecond })
    const resumed = await readEvents(`${other.url}/api/v2/events?from=${frames[1]?.id}`, 4)
    await other.close()
    expect(resumed.frames.slice(1)).toEqual(frames.slice(2))
  })

  it('starts at the first event at or after a time, at most an hour ago', async () => {
    const time = new Date(Math.floor(Date.now() / 1_000 - 2) * 1_000)
    const first = async (from: string) => {
      const { frames } = await readEvents(`${events}?from_timestamp=${from.replace(/\.\d+/, '')}`, 2)
      return frames[1]?.message
    }
    expect(await first(time.toISOString())).toMatchObject({ event: { time: time.toISOString() } })
    const oldest = (await first('2020-01-01T00:00:00Z')) as { event: { time: string } }
    expect(Date.now() - Date.parse(oldest.event.time)).toBeGreaterThan(3_590_000)
  })

  it('waits for a start time in the future, with heartbeats', async () => {
    const { frames } = await readEvents(`${events}?from_timestamp=2099-01-01T00:00:00Z`, 3)
    expect(frames.map(({ event }) => event)).toEqual(['offset-only', 'offset-only', 'offset-only'])
  })

  it('refuses a last event id that differs from the header', async () => {
    const [first, second] = [offsetOf(Date.now() * 1_000), offsetOf(Date.now() * 1_000 - 1)]
    const headers = { Authorization: 'Bearer any', 'Last-Event-ID': first }
    const response = await fetch(`${events}?lastEventId=${second}`, { headers })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errorCode: 'invalid_query_string',
      errors: [{ path: 'lastEventId' }],
    })
  })

  it.each([
    ['from', (offset: string) => [`${events}?from=${offset}`, {}] as const],
    ['lastEventId', (offset: string) => [`${events}?lastEventId=${offset}`, {}] as const],
    ['Last-Event-ID', (offset: string) => [events, { 'Last-Event-ID': offset }] as const],
  ])('refuses an invalid cursor and an expired cursor in %s', async (name, place) => {
    const expired = offsetOf((Date.now() - 90_000_000) * 1_000)
    const forged = expired.replace(/.$/, last => (last === '0' ? '1' : '0'))
    for (const [offset, status, errorCode] of [
      [forged, 400, 'invalid_cursor'],
      ['x'.repeat(1_024), 400, 'invalid_cursor'],
      [expired, 410, 'cursor_expired'],
    ] as const) {
      const [url, headers] = place(offset)
      const response = await fetch(url, { headers: { Authorization: 'Bearer any', ...headers } })
      const answer = {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.json(),
      }
      const errors = status === 400 && { errors: [{ path: name }] }
      expect(answer).toMatchObject({ status, body: { errorCode, ...errors } })
      expect(validateAnswer('subscribe_events', answer)).toEqual([])
    }
  })
})

it('moves the cursor by heartbeats while the filter matches no event', async () => {
  const slow = await startMock({ eventsPerSecond: 0.5, heartbeatSeconds: 0.1 })
  const { frames } = await readEvents(`${slow.url}/api/v2/events?event_type=user.deleted`, 4)
  await slow.close()
  expect(frames.map(({ event }) => event).filter(type => type === 'offset-only').length).toBeGreaterThan(2)
})

it('sends a slow reader every event, without a gap', async () => {
  const cursor = offsetOf((Date.now() - 100_000) * 1_000)
  const response = await fetch(`${events}?from=${cursor}`, { headers: { Authorization: 'Bearer any' } })
  await setTimeout(500)
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (text.length > 8_000_000) break
  }
  // Skip the first id: it is the requested cursor, which need not be the position of an event.
  const [, ...positions] = Array.from(
    text.matchAll(/^id: (.*)\n/gm),
    ([, offset = '']) => positionOf(offset) ?? -1,
  )
  expect(positions.length).toBeGreaterThan(5_000)
  expect(positions).toEqual(positions.map((_, index) => (positions[0] ?? 0) + index * 10_000))
})

it('frees its timers when the connections close', async () => {
  const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length
  const slow = await startMock({ eventsPerSecond: 0 })
  const leaving = new AbortController()
  const init = { headers: { Authorization: 'Bearer any' }, signal: leaving.signal }
  await Promise.all(Array.from({ length: 50 }, () => fetch(`${slow.url}/api/v2/events`, init)))
  await vi.waitFor(() => expect(timers()).toBeGreaterThanOrEqual(50), waitMs)
  leaving.abort()
  await vi.waitFor(() => expect(timers()).toBeLessThan(25), waitMs)
  await slow.close()
})
