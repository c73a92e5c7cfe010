import type { components, OperationId } from '@tenant-api/contract'
import { callOperation } from '../call-operation.ts'
import { beforeAll, describe, test, waitFor } from '../cases.ts'
import { type EventType, newEvent, publish } from '../events.ts'
import { expect } from '../expect.ts'
import { expectRefusal } from '../refusal.ts'
import { lack, type Target } from '../target.ts'
import { acceptedEventStream, createEventStream, newEventStream } from './event-streams.ts'

type EventStreamCreate = components['schemas']['EventStreamCreate']
type Page = components['schemas']['EventStreamAttemptsPage']
type Stats = components['schemas']['EventStreamStats']

const longAgo = '2026-01-01T00:00:00Z'
const conflict = { status: 409, errorCode: 'conflict' } as const
const invalidBody = { status: 400, errorCode: 'invalid_body' } as const
const invalidCursor = { status: 400, errorCode: 'invalid_cursor' } as const

/** Creates an enabled event stream of `group.created`, whose endpoint does not answer if the target knows such a one. */
async function newStreamId(target: Target, properties: Partial<EventStreamCreate> = {}): Promise<string> {
  const stream: EventStreamCreate = { ...newEventStream(), status: 'enabled', ...properties }
  stream.subscriptions = [{ event_type: 'group.created' }]
  const { configuration } = stream.destination
  configuration.webhook_endpoint = target.unreachableEndpoint ?? configuration.webhook_endpoint
  return (await acceptedEventStream(target, stream)).id
}

/** Creates an event stream with a replay that takes seconds. The target must accept events. */
export async function replayingStreamId(target: Target): Promise<string> {
  // Before the stream: a replay leaves an event that waits to its own delivery.
  const types = Array.from({ length: 10 }, () => 'group.created' as const)
  const [before] = await publish(target, types.map(newEvent))
  const id = await newStreamId(target, { max_events_per_second: 1 })
  const body = { from: before?.offset }
  const { status } = await callOperation(target, 'replay_events', { parameters: { id }, body })
  expect(status, 'the status of replay_events').toBe(202)
  return id
}

/** Where event streams begin, which events they send again, and which they skip. */
export function replays(target: Target): void {
  const ask = (id: string, operationId: OperationId, body?: object) =>
    callOperation(target, operationId, { parameters: { id }, ...(body && { body }) })

  describe('A new event stream', () => {
    test.each([
      ['no place', {}],
      ['two places', { from: 'a', from_timestamp: longAgo }],
      ['a time with fractions', { from_timestamp: '2026-01-01T00:00:00.5Z' }],
    ])('that starts at %s is refused', async (_, start) => {
      expectRefusal(
        'create_event_stream',
        await createEventStream(target, { ...newEventStream(), start }),
        invalidBody,
      )
    })

    test.each(['nonsense', 'where_it_stopped'])('that starts after the offset %s is refused', async from => {
      const answer = await createEventStream(target, { ...newEventStream(), start: { from } })
      expectRefusal('create_event_stream', answer, invalidCursor)
    })

    test('has its order and its most events in a second, and no start', async () => {
      const wanted = { order: 'object', max_events_per_second: 7 } as const
      const created = await acceptedEventStream(target, {
        ...{ ...newEventStream(), ...wanted },
        start: { from_timestamp: longAgo },
      })
      expect(created).toMatchObject(wanted)
      expect(created).not.toHaveProperty('start')
      expect((await ask(created.id, 'get_event_stream')).body).toMatchObject(wanted)
      const change = { order: 'none', max_events_per_second: 0 }
      const { status, body } = await ask(created.id, 'update_event_stream', change)
      expect({ status, body }).toMatchObject({ status: 200, body: change })
    })

    test.each([
      { order: 'any' },
      { max_events_per_second: -1 },
      { max_events_per_second: 1_001 },
      { max_events_per_second: 0.5 },
    ])('with %j is refused', async wrong => {
      expectRefusal(
        'create_event_stream',
        await createEventStream(target, { ...newEventStream(), ...wrong }),
        invalidBody,
      )
    })
  })

  describe('A changed event stream', () => {
    test('starts where it stopped or at a time, and only if the request enables it', async () => {
      const { id } = await acceptedEventStream(target, newEventStream())
      for (const start of [{ from: 'where_it_stopped' }, { from_timestamp: longAgo }]) {
        const refused = await ask(id, 'update_event_stream', { start })
        expectRefusal('update_event_stream', refused, conflict)
        const enabled = await ask(id, 'update_event_stream', { status: 'enabled', start })
        expect(enabled).toMatchObject({ status: 200, body: { status: 'enabled' } })
        expect(enabled.body).not.toHaveProperty('start')
        expectRefusal('update_event_stream', await ask(id, 'update_event_stream', { start }), conflict)
        await ask(id, 'update_event_stream', { status: 'disabled' })
      }
    })
  })

  describe('A replay', () => {
    test.each([
      ['no start', { to: 'a' }],
      ['two starts', { from: 'a', date_from: longAgo }],
      ['two ends', { date_from: longAgo, to: 'a', date_to: '2026-01-02T00:00:00Z' }],
      ['an end at its start', { date_from: longAgo, date_to: longAgo }],
      ['no event types', { date_from: longAgo, event_types: [] }],
      ['an unknown event type', { date_from: longAgo, event_types: ['user.exploded'] }],
    ])('with %s is refused', async (_, body) => {
      expectRefusal('replay_events', await callOperation(target, 'replay_events', { body }), invalidBody)
    })
  })

  describe('A disabled event stream', () => {
    test.each([
      ['replay_events', { date_from: longAgo }],
      ['skip_events', { to: 'latest' }],
    ] as const)('refuses %s', async (operationId, body) => {
      const { id } = await acceptedEventStream(target, newEventStream())
      expectRefusal(operationId, await ask(id, operationId, body), conflict)
    })
  })

  describe('An event stream for which nothing waits', () => {
    test.each([true, false])('skips nothing, with dry_run %s', async dry_run => {
      const { status, body } = await ask(await newStreamId(target), 'skip_events', { to: 'latest', dry_run })
      expect({ status, body }).toEqual({ status: 202, body: { events: 0 } })
    })
  })

  const isUnable = lack(target, 'events') ?? (target.can.preferAnswers ? undefined : lack(target, 'webhooks'))
  describe.unless(isUnable)('A replay of published events', () => {
    const types: readonly EventType[] = ['group.created', 'user.created', 'group.created', 'group.created']
    let [first, last] = ['', '']
    let eventIds: readonly string[] = []

    beforeAll(async () => {
      const [before, ...published] = await publish(target, [newEvent('user.created'), ...types.map(newEvent)])
      first = before?.offset ?? ''
      last = published.at(-2)?.offset ?? ''
      eventIds = published
        .filter((_, index) => types[index] === 'group.created')
        .map(({ event_id }) => event_id)
    })

    async function count(id: string, body: object): Promise<unknown> {
      const answer = await ask(id, 'replay_events', { ...body, dry_run: true })
      expect(answer).toMatchObject({ status: 202 })
      return answer.body
    }

    async function current(id: string): Promise<Stats['current']> {
      return ((await ask(id, 'get_event_stream_stats')).body as Stats).current
    }

    test('counts the events after its start, up to its end, that the event stream takes', async () => {
      const id = await newStreamId(target)
      expect(await count(id, { from: first, to: last })).toEqual({ events: 2 })
      expect(
        await count(id, { from: first, to: last, event_types: ['group.created', 'user.created'] }),
      ).toEqual({
        events: 2,
      })
      expect(await count(id, { from: first, to: last, event_types: ['user.created'] })).toEqual({ events: 0 })
      expect(await count(id, { date_from: '2099-01-01T00:00:00Z' })).toEqual({ events: 0 })
      expect(await current(id)).not.toHaveProperty('replay')
    })

    test('is attempted for each of them', async () => {
      const id = await newStreamId(target)
      const { status, body } = await ask(id, 'replay_events', { from: first, to: last })
      expect({ status, body }).toEqual({ status: 202, body: { events: 2 } })
      await waitFor(async () => {
        const { attempts } = (await ask(id, 'list_event_stream_attempts')).body as Page
        const replayed = attempts.filter(({ purpose }) => purpose === 'replay')
        expect(new Set(replayed.map(({ event_id }) => event_id))).toEqual(new Set(eventIds.slice(0, 2)))
      })
    })

    test('shows its progress, is the only one, and is ended once', async () => {
      const id = await replayingStreamId(target)
      const { replay } = await current(id)
      expect(replay?.sent).toBeLessThan(9)
      expect(String(replay?.position) < String(replay?.end)).toBe(true)
      expectRefusal('replay_events', await ask(id, 'replay_events', { date_from: longAgo }), conflict)
      expect(await ask(id, 'end_replay')).toMatchObject({ status: 204 })
      expectRefusal('end_replay', await ask(id, 'end_replay'), { status: 404, errorCode: 'not_found' })
      expect(await current(id)).not.toHaveProperty('replay')
    })

    test('ends when its event stream is disabled', async () => {
      const id = await replayingStreamId(target)
      await ask(id, 'update_event_stream', { status: 'disabled' })
      expectRefusal('end_replay', await ask(id, 'end_replay'), { status: 404, errorCode: 'not_found' })
    })

    test('a new event stream starts after an offset', async () => {
      const { status } = await createEventStream(target, { ...newEventStream(), start: { from: last } })
      expect(status).toBe(201)
    })
  })
}
