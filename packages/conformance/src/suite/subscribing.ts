import { type components, operations } from '@tenant-api/contract'
import { callOperation } from '../call-operation.ts'
import { describe, test, waitFor } from '../cases.ts'
import { eventsOfEveryType, publishOne, timestamp } from '../events.ts'
import { call } from '../exchange.ts'
import { expect } from '../expect.ts'
import { expectRefusal } from '../refusal.ts'
import { type Subscription, subscribe } from '../subscription.ts'
import { lack, type Target } from '../target.ts'

const id = 'subscribe_events'
/** Maximum number of subscriptions to open until the target refuses one. */
const maxSubscriptions = 100

/** Live subscriptions: the first message, filters, and the limit of open subscriptions. */
export function subscribing(target: Target): void {
  const open = (options?: Parameters<typeof subscribe>[1]) => subscribe(target, options)
  const request = (query: string) => {
    const { method, path } = operations[id]
    return call(target, id, { method, path: `${path}?${query}` }, target.token)
  }
  describe('A subscription', () => {
    // shows: subscribe.stream, events.offset-only
    test('opens with a comment, the reconnection delay, and a start position', async () => {
      const { opening, start, headers } = await open()
      expect(opening).toEqual([':connected', expect.stringMatching(/^retry: \d+$/)])
      const retry = Number(opening[1]?.slice('retry: '.length))
      expect(retry).toBeGreaterThanOrEqual(2_000)
      expect(retry).toBeLessThanOrEqual(3_000)
      expect(start).toEqual({ type: 'offset-only', offset: start.offset })
      expect(headers['content-type']).toMatch(/^text\/event-stream(; ?charset=utf-8)?$/i)
      expect(headers).toMatchObject({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
    })

    // shows: subscribe.event_type.values, events.types.filter
    test.each([
      'event_type=user.exploded',
      'event_type=offset-only',
      'event_type=user.created,',
      'event_type=user.created,user.exploded',
      'event_type=user.created&event_type=user.exploded',
      'event_type=',
      'event_type[]=user.created',
      'event_types=user.created',
    ])('does not open for ?%s', async query => {
      expectRefusal(id, await request(query), { status: 400, errorCode: 'invalid_query_string' })
    })
  })

  describe.unless(lack(target, 'keepState'))('The number of subscribers', () => {
    test('includes an open subscription, and leaves out a closed one', async () => {
      async function count(): Promise<number> {
        const { body } = await callOperation(target, 'get_event_subscribers')
        return (body as components['schemas']['EventSubscribers']).subscriptions
      }
      const { close } = await open()
      const counted = await count()
      expect(counted).toBeGreaterThan(0)
      await close()
      await waitFor(async () => expect(await count()).toBeLessThan(counted))
    })
  })

  describe.unless(lack(target, 'events'))('A subscription, while events are published,', () => {
    // shows: subscribe.from.default, events.start
    test('starts at the latest event by default', async () => {
      const from = await eventsOfEveryType(target)
      const history = await open({ query: `from=${from}` })
      const { start } = await open()
      const [oldest] = await history.events(1)
      expect(oldest && oldest.offset < start.offset).toBe(true)
    })

    test('has offsets that increase from one event to the next', async () => {
      const from = await eventsOfEveryType(target)
      const { start, events } = await open({ query: `from=${from}` })
      const offsets = [start, ...(await events(22))].map(({ offset }) => offset)
      expect(offsets).toEqual([...new Set(offsets)].toSorted())
    })

    test('has the same offsets for every subscriber and every filter', async () => {
      const from = await eventsOfEveryType(target)
      const all = await (await open({ query: `from=${from}` })).events(22)
      const { type } = all[0] ?? {}
      const filtered = await (await open({ query: `from=${from}&event_type=${type}` })).events(1)
      expect(filtered).toEqual(all.slice(0, 1))
    })

    // shows: subscribe.event_type, subscribe.event_type.repeated
    test('contains only events of the requested type or types', async () => {
      const from = await eventsOfEveryType(target)
      const one = await open({ query: `from=${from}&event_type=user.deleted` })
      expect((await one.events(1)).map(({ type }) => type)).toEqual(['user.deleted'])
      for (const both of [
        'event_type=group.created&event_type=user.deleted',
        'event_type=group.created,user.deleted',
      ]) {
        const two = await open({ query: `from=${from}&${both}` })
        const types = (await two.events(2)).map(({ type }) => type)
        expect(types.toSorted()).toEqual(['group.created', 'user.deleted'])
      }
    })

    test('gets its first message before the first event', async () => {
      const before = await publishOne(target, 'user.created')
      const subscription = await open()
      const after = await publishOne(target, 'user.created')
      expect(subscription.start).toEqual({ type: 'offset-only', offset: before.offset })
      expect(await subscription.events(1)).toMatchObject([{ offset: after.offset }])
    })

    test('contains no events of other types', async () => {
      const subscription = await open({ query: 'event_type=group.created&event_type=user.deleted' })
      await publishOne(target, 'user.created')
      const group = await publishOne(target, 'group.created')
      await publishOne(target, 'organization.created')
      const user = await publishOne(target, 'user.deleted')
      const offsets = (await subscription.events(2)).map(({ offset }) => offset)
      expect(offsets).toEqual([group.offset, user.offset])
    })
  })

  describe.unless(lack(target, 'limitSubscriptions'))('A client', () => {
    // shows: subscribe.errors
    test('cannot hold more subscriptions than its limit, until it closes one', async () => {
      const held: Subscription[] = []
      const isOpen = () => open().then(subscription => held.push(subscription) > 0)
      while (held.length < maxSubscriptions && (await isOpen().catch(() => false)));
      const { method, path } = operations[id]
      const answer = await call(target, id, { method, path }, target.token)
      expectRefusal(id, answer, { status: 429, errorCode: 'too_many_requests' })
      expect(answer.headers, 'the headers of 429').toMatchObject({
        'retry-after': expect.stringMatching(/^\d+$/),
        'x-ratelimit-limit': String(held.length),
        'x-ratelimit-remaining': '0',
      })
      await held[0]?.close()
      await waitFor(open)
    })
  })
}

/** Heartbeats of a subscription. Each case waits for the target's heartbeat interval, 15 s by default. */
export function heartbeats(target: Target): void {
  describe('The heartbeat', () => {
    // shows: message.type.offset-only
    test('arrives after a time without messages, and has the offset of the last message', async () => {
      const { start, next } = await subscribe(target)
      expect(await next(), 'the heartbeat').toEqual(start)
    })

    test.unless(lack(target, 'events'))(
      'has the offset of the last event, even if a filter or a later start time hides the event',
      async () => {
        const later = timestamp(Date.now() + 3_600_000)
        const hiding = ['event_type=user.deleted', `from_timestamp=${later}`].map(query =>
          subscribe(target, { query }),
        )
        const subscriptions = await Promise.all(hiding)
        const { offset } = await publishOne(target, 'user.created')
        const beats = await Promise.all(subscriptions.map(subscription => nextAt(subscription, offset)))
        for (const beat of beats) expect(beat, 'the heartbeat').toEqual({ type: 'offset-only', offset })
      },
    )
  })
}

/** The first message of any type with this offset. */
async function nextAt({ next }: Subscription, offset: string) {
  let message = await next()
  while (message.offset !== offset) message = await next()
  return message
}
