import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { validateAnswer } from '@tenant-api/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createOffsetCodec } from '../../src/events/offset.ts'
import { groupEvent, userEvent } from './published-events.ts'
import { type SeededService, startSeededService } from './seeded-service.ts'
import type { SubscribeOptions } from './subscription.ts'

let service: SeededService
beforeAll(async () => {
  service = await startSeededService([
    ['2026-01-01T10:00:00.000Z', userEvent('first')],
    ['2026-01-01T10:00:00.999Z', groupEvent('second')],
    ['2026-01-01T10:00:01.000Z', userEvent('third')],
    ['2026-01-01T10:00:01.500Z', groupEvent('fourth')],
    ['2026-01-01T10:00:02.000Z', userEvent('fifth')],
  ])
})
afterAll(() => service.end())

/** The epoch and sequence of the newest seeded event. */
const position = () => service.offsets.decode(service.seeded[4] ?? '') ?? { epoch: 0, sequence: 0 }

async function subscribe(options: Partial<SubscribeOptions> = {}) {
  const subscription = await service.subscribe(options)
  onTestFinished(() => subscription.close())
  return subscription
}

/** Subscribes, and resolves with the offsets of the first events. */
async function firstOffsets(count: number, options: Partial<SubscribeOptions>): Promise<string[]> {
  const events = await (await subscribe(options)).nextEvents(count)
  return events.map(({ offset }) => offset)
}

describe('a subscription', () => {
  it('starts at the end of the log by default', async () => {
    const subscription = await subscribe()
    const [published] = await service.publish([userEvent(crypto.randomUUID())])
    expect((await subscription.nextEvent()).offset).toBe(published?.offset)
  })

  it.each(['from', 'lastEventId', 'Last-Event-ID'])('starts strictly after the offset of %s', async way => {
    for (const [index, offset] of service.seeded.slice(0, -1).entries()) {
      const options = way === 'Last-Event-ID' ? { lastEventId: offset } : { query: { [way]: offset } }
      const wanted = service.seeded.slice(index + 1)
      expect(await firstOffsets(wanted.length, options)).toEqual(wanted)
    }
  })

  it.each([
    ['before the oldest event', '2000-01-01T00:00:00Z', 0],
    ['at the start of 1970, which is 0 in Unix time', '1970-01-01T00:00:00Z', 0],
    ['before the start of 1970', '1969-12-31T23:59:59Z', 0],
    ['of the oldest event', '2026-01-01T10:00:00Z', 0],
    ['between events', '2026-01-01T10:00:01Z', 2],
    ['of the newest event', '2026-01-01T10:00:02Z', 4],
    ['in lower case', '2026-01-01t10:00:01z', 2],
  ])('starts at the first event accepted at or after a time %s', async (_which, from_timestamp, first) => {
    const wanted = service.seeded.slice(first)
    expect(await firstOffsets(wanted.length, { query: { from_timestamp } })).toEqual(wanted)
  })

  it('starts with the first event accepted at or after a future time, and waits for it', async () => {
    const time = 1_000 * Math.ceil(Date.now() / 1_000 + 1_000)
    const from_timestamp = new Date(time).toISOString().replace('.000', '')
    const subscription = await subscribe({ query: { from_timestamp } })
    const [early] = await service.publish([userEvent(crypto.randomUUID())])
    vi.setSystemTime(time)
    onTestFinished(() => void vi.useRealTimers())
    const [late] = await service.publish([userEvent(crypto.randomUUID())])
    const received = await subscription.nextEvent()
    expect(received.offset).toBe(late?.offset)
    expect(received.offset).not.toBe(early?.offset)
  })

  it('starts after the last event id, even with the `from` and `from_timestamp` that an EventSource repeats', async () => {
    const query = { from: service.seeded[0] ?? '', from_timestamp: '2000-01-01T00:00:00Z' }
    const lastEventId = service.seeded[2] ?? ''
    for (const options of [
      { query, lastEventId },
      { query: { ...query, lastEventId } },
      { query: { ...query, lastEventId }, lastEventId },
    ]) {
      expect(await firstOffsets(1, options)).toEqual([service.seeded[3]])
    }
  })

  it('starts where an earlier subscription started, if that subscription broke before its first event', async () => {
    const cut = await subscribe()
    const start = (await cut.next())?.offset ?? ''
    cut.close()
    const published = await service.publish([1, 2, 3].map(() => userEvent(crypto.randomUUID())))
    const wanted = published.map(({ offset }) => offset)
    expect(await firstOffsets(3, { lastEventId: start })).toEqual(wanted)
  })
})

it.each([
  ['one type', ['group.created'], [1, 3]],
  ['another type', ['user.created'], [0, 2, 4]],
  ['several types', ['user.deleted', 'group.created', 'user.created'], [0, 1, 2, 3, 4]],
])('a filter of %s lets through exactly the events of these types', async (_how, types, wanted) => {
  const query = new URLSearchParams(types.map((type): [string, string] => ['event_type', type]))
  query.set('from_timestamp', '2000-01-01T00:00:00Z')
  const offsets = await firstOffsets(wanted.length, { query: query.toString() })
  expect(offsets).toEqual(wanted.map(index => service.seeded[index]))
})

describe('an invalid subscription', () => {
  async function refusal(options: Partial<SubscribeOptions>) {
    const { status, headers, response } = await subscribe(options)
    const body = JSON.parse(await text(response)) as { errorCode?: string }
    expect(validateAnswer('subscribe_events', { status, headers, body })).toEqual([])
    return { status, errorCode: body.errorCode }
  }
  it.each<[string, () => string]>([
    ['was made up', () => 'nonsense'],
    ['was cut', () => (service.seeded[0] ?? '').slice(0, -1)],
    ['was changed', () => (service.seeded[0] ?? '').replace(/.$/, last => (last === '0' ? '1' : '0'))],
    ['was issued by another service', () => createOffsetCodec(randomBytes(32)).encode(position())],
    ['has the digits of no number', () => '0000000000NaN000000000NaN'],
    ['is too long', () => 'a'.repeat(1_025)],
  ])('is refused if its cursor %s', async (_what, cursor) => {
    const refused = { status: 400, errorCode: 'invalid_cursor' }
    expect(await refusal({ query: { from: cursor() } })).toEqual(refused)
    expect(await refusal({ query: { lastEventId: cursor() } })).toEqual(refused)
    expect(await refusal({ lastEventId: cursor() })).toEqual(refused)
  })

  // shows: subscribe.errors
  it.each<[string, () => string]>([
    [
      'belongs to another epoch',
      () => service.offsets.encode({ ...position(), epoch: position().epoch - 1 }),
    ],
    ['is beyond the newest event', () => service.offsets.encode({ ...position(), sequence: 1_000_000 })],
  ])('is refused as expired if its cursor %s', async (_what, cursor) => {
    const refused = { status: 410, errorCode: 'cursor_expired' }
    expect(await refusal({ query: { from: cursor() } })).toEqual(refused)
    expect(await refusal({ query: { lastEventId: cursor() } })).toEqual(refused)
    expect(await refusal({ lastEventId: cursor() })).toEqual(refused)
  })

  it('is refused if the header and the query have different last event ids', async () => {
    const [query = '', lastEventId = ''] = service.seeded
    const refused = { status: 400, errorCode: 'invalid_query_string' }
    expect(await refusal({ query: { lastEventId: query }, lastEventId })).toEqual(refused)
  })

  it.each([
    ['lastEventId=', 'invalid_cursor'],
    ['from=&', 'invalid_cursor'],
    ['from=a&from_timestamp=2026-01-01T10:00:00Z', 'invalid_query_string'],
    ['from_timestamp=2026-01-01T10:00:00.5Z', 'invalid_query_string'],
    ['from_timestamp=2026-02-29T10:00:00Z', 'invalid_query_string'],
    ['event_type=user.made', 'invalid_query_string'],
    ['event_type=user.created,user.exploded', 'invalid_query_string'],
    ['limit=1', 'invalid_query_string'],
  ])('is refused if its query is %s', async (query, errorCode) => {
    expect(await refusal({ query })).toEqual({ status: 400, errorCode })
  })
})
