import { validate } from '@tenant-api/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEventLog, createResources, exampleEvents, type Seed, seededState } from '../src/index.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Recorded events, oldest first, at these times. Their offsets are those of another service. */
const recordedAt = (...times: string[]) =>
  times.map((time, index) => {
    const { type, event } = exampleEvents[index % exampleEvents.length] ?? {}
    return { type, offset: `67${index}`, event: { ...event, id: `evt_${index}`, time } }
  })
const week = ['2026-11-14T12:00:00Z', '2026-11-15T12:00:00Z', '2026-11-16T12:00:00Z']
const logOf = (events: readonly object[], rate = 0) => createEventLog(rate, seededState({ events }).events)
const offsetsAfter = (log: ReturnType<typeof logOf>, position: number) =>
  log.read(position, 20_000).map(event => event.message().offset)

describe('a log with recorded events', () => {
  test('begins with them, at their own offsets, and never expires them', () => {
    const log = logOf(recordedAt(...week))
    const start = log.before(0)
    expect(offsetsAfter(log, start)).toEqual(['670', '671', '672'])
    expect(log.hasExpired(start)).toBe(false)
    expect(log.offsetAt(log.newest())).toBe('672')
    const second = log.positionAt('671') ?? 0
    expect(offsetsAfter(log, second)).toEqual(['672'])
    expect(offsetsAfter(log, log.before(Date.parse(week[1] ?? '')))).toEqual(['671', '672'])
    expect(log.positionAt('673')).toBeUndefined()
    vi.advanceTimersByTime(30 * 86_400_000)
    expect(log.hasExpired(second)).toBe(false)
  })

  test('keeps the order of the list, whatever the times say, and comes before everything new', () => {
    const log = logOf(
      recordedAt(
        '2026-11-16T12:00:00Z',
        '2026-11-14T12:00:00Z',
        '2099-01-01T00:00:00Z',
        '?',
        '0001-01-01T00:00:00Z',
      ),
    )
    const { offset } = log.push('user.created', {
      ...exampleEvents.find(({ type }) => type === 'user.created'),
    })
    expect(offsetsAfter(log, log.before(0))).toEqual(['670', '671', '672', '673', '674', offset])
    const time = new Date(now).toISOString()
    expect(log.read(log.positionAt('674') ?? 0, 1)[0]?.message()).toMatchObject({ event: { time } })
  })

  test('gives an event without an offset one of its own', () => {
    const events = recordedAt(...week).map(({ offset: _, ...event }) => event)
    const log = logOf(events)
    const offsets = offsetsAfter(log, log.before(0))
    expect(new Set(offsets).size).toBe(3)
    expect(offsets.map(log.positionAt)).toEqual(log.read(log.before(0), 3).map(({ position }) => position))
  })

  test('goes on with generated events from its creation on', () => {
    const log = logOf(recordedAt(...week), 1)
    expect(offsetsAfter(log, log.before(0))).toHaveLength(3)
    expect(log.nextTime(log.newest())).toBeGreaterThan(now)
    vi.advanceTimersByTime(10_000)
    expect(offsetsAfter(log, log.before(0))).toHaveLength(13)
  })

  test('forgets only pushed events at a reset, also after the clock was set back', () => {
    const log = logOf(recordedAt(...week))
    log.push('user.created', { ...exampleEvents[0] })
    vi.setSystemTime(Date.parse('2026-11-01T00:00:00Z'))
    log.reset()
    expect(offsetsAfter(log, log.before(0))).toEqual(['670', '671', '672'])
    log.push('user.created', { ...exampleEvents[0] })
    expect(offsetsAfter(log, log.positionAt('672') ?? 0)).toHaveLength(1)
  })

  test('holds 10,000 events', () => {
    const log = logOf(recordedAt(...Array.from({ length: 10_000 }, () => week[0] ?? '')))
    expect(offsetsAfter(log, log.before(0))).toEqual(
      Array.from({ length: 10_000 }, (_, index) => `67${index}`),
    )
  })

  test('is empty at first if none are recorded', () => {
    const log = logOf([], 1)
    expect(offsetsAfter(log, log.before(0))).toEqual([])
    vi.advanceTimersByTime(2_000)
    expect(offsetsAfter(log, log.before(0))).toHaveLength(2)
  })
})

const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
const placeholder = (secret: string) => `\${${secret}}`
const stream = {
  id,
  name: 'Orders',
  subscriptions: [{ event_type: 'user.created' }],
  destination: {
    type: 'webhook',
    configuration: {
      webhook_endpoint: 'https://orders.example.com',
      signing_secret: placeholder('env:ORDERS'),
      webhook_authorization: { method: 'bearer', token: placeholder('file:/run/orders') },
    },
  },
}
const failed = {
  status: 'failed',
  timestamp: '2026-11-20T09:15:31.020Z',
  error_message: 'The endpoint answered with status 500.',
}
const delivery = {
  id: 'evt_1CfRm3KpZtYh8WqDsNvG6a',
  event_stream_id: id,
  status: 'failed',
  event_type: 'user.created',
  attempts: [failed],
}
const attempt = {
  ...{
    event_stream_id: id,
    event_id: delivery.id,
    event_type: 'user.created',
    purpose: 'live',
    duration_ms: 7,
  },
  ...{ attempted_at: '2026-11-20T09:15:31.020Z', number: 1, result: 'delivered', status: 204 },
}

function seeded(seed: Seed) {
  const state = seededState(seed)
  const resources = createResources(createEventLog(0, state.events), state)
  const read = (operation: Parameters<typeof resources.answer>[0], parameters = {}, query = {}) =>
    resources.answer(operation, { parameters, query }).body
  return { resources, read }
}

describe('a seed', () => {
  test('replaces the examples of every list; a list that it lacks is empty', () => {
    const { read } = seeded({})
    expect(read('list_event_streams')).toEqual({ eventStreams: [] })
    expect(read('list_rate_limit_policies')).toEqual({ rate_limit_policies: [] })
    expect(read('list_logs')).toMatchObject({ logs: [] })
    expect(read('get_event_stream', { id })).toMatchObject({ errorCode: 'not_found' })
  })

  test('shows its resources as the service does: with ids, times and states, and without secrets', () => {
    const { name, subscriptions, destination } = stream
    const { read } = seeded({
      event_streams: [stream, { name: 'Off', subscriptions, destination, status: 'disabled' }],
    })
    const { eventStreams } = read('list_event_streams') as { eventStreams: readonly { id: string }[] }
    const time = new Date(now).toISOString()
    const shown = {
      subscriptions,
      destination: {
        type: 'webhook',
        configuration: {
          webhook_endpoint: 'https://orders.example.com',
          webhook_authorization: { method: 'bearer' },
        },
      },
      created_at: time,
      updated_at: time,
    }
    expect(eventStreams).toEqual([
      { id, name, status: 'enabled', ...shown },
      {
        ...{ id: expect.stringMatching(/^est_\w{22}$/), name: 'Off', status: 'disabled', ...shown },
        ...{ disabled_reason: expect.any(String), disabled_at: time },
      },
    ])
    for (const one of eventStreams) {
      expect(validate('EventStream', one)).toEqual([])
      expect(read('get_event_stream', { id: one.id })).toEqual(one)
    }
  })

  test('shows deliveries and attempts at their event stream, and counts them', () => {
    const deliveries = [delivery]
    const { read } = seeded({
      event_streams: [stream, { ...stream, id: 'other', name: 'Other' }],
      deliveries,
      attempts: [attempt],
    })
    expect(read('get_event_deliveries', { id })).toEqual(deliveries)
    expect(read('get_event_deliveries', { id: 'other' })).toEqual([])
    expect(read('get_event_delivery', { id, event_id: delivery.id })).toEqual(delivery)
    expect(read('list_event_stream_attempts', { id })).toEqual({ attempts: [attempt] })
    expect(read('list_event_stream_attempts', { id: 'other' })).toEqual({ attempts: [] })
    expect(read('list_event_attempts', { event_id: delivery.id })).toEqual({ attempts: [attempt] })
    const statistics = read('get_event_stream_stats', { id })
    expect(validate('EventStreamStats', statistics)).toEqual([])
    expect(statistics).toMatchObject({
      name: 'Orders',
      metrics: [{ window_total: 1 }, { window_total: 1 }],
      current: { state: 'healthy', last_attempt: attempt, waiting: 0 },
    })
  })

  test('without attempts has those of its deliveries', () => {
    const { read } = seeded({ event_streams: [stream], deliveries: [delivery] })
    expect(read('list_event_stream_attempts', { id })).toMatchObject({
      attempts: [
        {
          event_id: delivery.id,
          attempted_at: failed.timestamp,
          error_message: failed.error_message,
          result: 'failed',
        },
      ],
    })
  })

  test('is what a reset returns to', () => {
    const { resources, read } = seeded({
      event_streams: [stream],
      deliveries: [delivery],
      attempts: [attempt],
    })
    const before = [read('list_event_streams'), read('list_event_stream_attempts', { id })]
    resources.answer('redeliver_event', { parameters: { id, event_id: delivery.id }, query: {} })
    expect(read('list_event_stream_attempts', { id })).toMatchObject({
      attempts: [{ number: 2 }, { number: 1 }],
    })
    resources.answer('delete_event_stream', { parameters: { id }, query: {} })
    expect(read('list_event_streams')).toEqual({ eventStreams: [] })
    resources.reset()
    expect([read('list_event_streams'), read('list_event_stream_attempts', { id })]).toEqual(before)
  })

  const twice = (name: string) =>
    `The property '${name}' of the seed must differ from that of '${name.replace('1', '0').replace(/\]\..*/, ']')}'.`
  test.each<[object, string]>([
    [[], 'The seed must be an object such as { event_streams: [] }.'],
    [
      { streams: [] },
      "The seed has the unknown property 'streams'. It may have event_streams, rate_limit_policies, events, deliveries and attempts.",
    ],
    [{ events: {} }, "The property 'events' of the seed must be a list."],
    [{ events: [null] }, "The property 'events[0]' of the seed must be a message with the object 'event'."],
    [{ event_streams: [stream, null] }, "The property 'event_streams[1]' of the seed must be an object."],
    [{ event_streams: [stream, stream] }, twice('event_streams[1].id')],
    [{ events: [...recordedAt('?'), { event: { id: 'evt_0' } }] }, twice('events[1].event.id')],
    [{ events: [...recordedAt('?'), { offset: '670', event: {} }] }, twice('events[1].offset')],
    [{ event_streams: [stream], deliveries: [delivery, delivery] }, twice('deliveries[1].id')],
    [
      { deliveries: [delivery] },
      "The property 'deliveries[0].event_stream_id' of the seed must be the 'id' of an event stream in the same file.",
    ],
    [
      { attempts: [{}] },
      "The property 'attempts[0].event_stream_id' of the seed must be the 'id' of an event stream in the same file.",
    ],
  ])('is refused with a sentence: %j', (seed, message) => {
    expect(() => seededState(seed)).toThrow(new TypeError(message))
  })
})
