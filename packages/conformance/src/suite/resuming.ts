import { operations } from '@tenant-api/contract'
import { describe, test } from '../cases.ts'
import { eventsOfEveryType, newEvent, publish, publishOne, timestamp } from '../events.ts'
import { call } from '../exchange.ts'
import { expect } from '../expect.ts'
import { expectRefusal } from '../refusal.ts'
import { subscribe } from '../subscription.ts'
import type { Target } from '../target.ts'
import { lack } from '../target.ts'

const id = 'subscribe_events'
const invalidCursor = { status: 400, errorCode: 'invalid_cursor' } as const
const invalidQuery = { status: 400, errorCode: 'invalid_query_string' } as const

/** Where a subscription starts: after the offset of an earlier message, or at a time. */
export function resuming(target: Target): void {
  const request = (query: string, headers = {}) => {
    const { method, path } = operations[id]
    return call(target, id, { method, path: `${path}?${query}`, headers }, target.token)
  }

  /** The first events of a subscription. */
  async function read(count: number, options: Parameters<typeof subscribe>[1]) {
    const subscription = await subscribe(target, options)
    const events = await subscription.events(count)
    await subscription.close()
    return { start: subscription.start.offset, events }
  }

  async function history(count: number) {
    const from = await eventsOfEveryType(target)
    const { events } = await read(count, { query: `from=${from}` })
    const offsets = events.map(({ offset }) => offset)
    return { events, offset: (index: number) => String(offsets[index]) }
  }

  /** The offset before the oldest event. Subscribes from a time before all events. */
  async function oldestOffset() {
    const subscription = await subscribe(target, { query: 'from_timestamp=2001-01-01T00:00:00Z' })
    await subscription.close()
    return subscription.start.offset
  }

  describe.unless(lack(target, 'events'))('A subscription', () => {
    // shows: message.offset.resume, subscribe.from, events.resume
    test('resumes right after the offset in `from`', async () => {
      const { events, offset } = await history(8)
      for (const index of [0, 3, 6]) {
        const { start, events: rest } = await read(7 - index, { query: `from=${offset(index)}` })
        expect(start, 'the position of the resumed subscription').toBe(offset(index))
        expect(rest).toEqual(events.slice(index + 1))
      }
    })

    test('resumes right after the offset in `Last-Event-ID`', async () => {
      const { events, offset } = await history(4)
      const { events: rest } = await read(2, { headers: { 'Last-Event-ID': offset(1) } })
      expect(rest).toEqual(events.slice(2))
    })

    test('resumes right after the offset in `lastEventId`, with or without the same header', async () => {
      const { events, offset } = await history(4)
      const query = `lastEventId=${offset(1)}`
      for (const headers of [{}, { 'Last-Event-ID': offset(1) }])
        expect((await read(2, { query, headers })).events).toEqual(events.slice(2))
    })

    test('repeats an earlier subscription if `from` is the first offset of that subscription', async () => {
      const { start, events } = await read(3, { query: `from=${await eventsOfEveryType(target)}` })
      expect((await read(3, { query: `from=${start}` })).events).toEqual(events)
    })

    test.each(['Last-Event-ID', 'lastEventId'])(
      'resumes after the offset in `%s`, although an EventSource repeats `from` and `from_timestamp`',
      async name => {
        const since = timestamp(Date.now())
        const { events, offset } = await history(4)
        const isHeader = name === 'Last-Event-ID'
        const headers = isHeader ? { [name]: offset(2) } : {}
        for (const query of [
          `from=${offset(0)}`,
          `from_timestamp=${since}`,
          `from=${offset(0)}&from_timestamp=${since}`,
        ]) {
          const resumed = isHeader ? query : `${query}&${name}=${offset(2)}`
          expect((await read(1, { query: resumed, headers })).events).toEqual(events.slice(3))
        }
      },
    )

    test('resumes with a different filter', async () => {
      const { events, offset } = await history(22)
      const later = events.slice(5)
      const type = later[0]?.type
      const { events: resumed } = await read(1, { query: `from=${offset(4)}&event_type=${type}` })
      expect(resumed).toEqual(later.filter(event => event.type === type).slice(0, 1))
    })
  })

  describe('A subscription does not open', () => {
    test.unless(lack(target, 'events'))('for `from` and `from_timestamp` together', async () => {
      const { offset } = await history(1)
      const time = timestamp(Date.now())
      expectRefusal(id, await request(`from=${offset(0)}&from_timestamp=${time}`), invalidQuery)
    })

    // shows: subscribe.from.length, limits.from
    test.each(['', 'nonsense', 'x'.repeat(1_024), 'x'.repeat(1_025), '%00', '0'])(
      'for an invalid offset in `from`: %s',
      async from => {
        expectRefusal(id, await request(`from=${from}`), invalidCursor)
      },
    )

    test.unless(lack(target, 'events'))('for an offset that was tampered with', async () => {
      const given = await eventsOfEveryType(target)
      const others = Array.from(given, (digit, index) =>
        [given.slice(0, index), digit === '1' ? '2' : '1', given.slice(index + 1)].join(''),
      )
      for (const other of [...others, given.slice(1), `${given}0`, `%20${given}`]) {
        expectRefusal(id, await request(`from=${other}`), invalidCursor)
      }
    })

    test.unless(lack(target, 'events'))('for `from` given twice', async () => {
      const { offset } = await history(2)
      expectRefusal(id, await request(`from=${offset(0)}&from=${offset(1)}`), invalidCursor)
    })

    test.each(['nonsense', 'x'.repeat(1_025)])('for an invalid offset in `Last-Event-ID`', async value => {
      expectRefusal(id, await request('', { 'Last-Event-ID': value }), invalidCursor)
    })

    test.each(['', 'nonsense', 'x'.repeat(1_025)])(
      'for an invalid offset in `lastEventId`: %s',
      async value => {
        expectRefusal(id, await request(`lastEventId=${value}`), invalidCursor)
      },
    )

    test.unless(lack(target, 'events'))('for `lastEventId` that differs from `Last-Event-ID`', async () => {
      const { offset } = await history(2)
      const answer = await request(`lastEventId=${offset(0)}`, { 'Last-Event-ID': offset(1) })
      expectRefusal(id, answer, invalidQuery)
    })

    // shows: subscribe.from_timestamp.length, limits.from_timestamp
    test.each([
      '',
      'yesterday',
      '2026-11-20',
      '2026-02-30T00:00:00Z',
      '2026-11-20T09:15:30.5Z',
      '2026-11-20T09:15:30%2B01:00',
      '2026-11-20T25:15:30Z',
      '1700000000',
    ])('for the `from_timestamp` %j', async value => {
      expectRefusal(id, await request(`from_timestamp=${value}`), invalidQuery)
    })
  })

  describe.unless(lack(target, 'events'))('A subscription from a time', () => {
    // shows: subscribe.from_timestamp
    test("starts at the first event accepted at or after the time, regardless of the event's own `time`", async () => {
      const time = await nextSecond(target)
      const { offset } = await publishOne(target, 'user.deleted')
      const { events } = await read(1, { query: `from_timestamp=${timestamp(time)}` })
      expect(events).toMatchObject([{ offset }])
    })

    test.each([
      '2001-01-01T00:00:00Z',
      '1970-01-01T00:00:00Z',
      '1969-12-31T23:59:59Z',
      '0001-01-01T00:00:00Z',
    ])('starts at the oldest event if the time is earlier: %s', async time => {
      const { offset } = await publishOne(target, 'user.created')
      const subscription = await subscribe(target, { query: `from_timestamp=${time}` })
      expect(subscription.start.offset < offset).toBe(true)
      expect(await oldestOffset()).toBe(subscription.start.offset)
    })
  })
}

/**
 * Publishes an event, and waits for the next whole second of the target, because `from_timestamp` has whole seconds. Resolves with
 * that time in milliseconds. An event without a time gets the time of the target's clock, which may differ from ours.
 */
async function nextSecond(target: Target): Promise<number> {
  const subscription = await subscribe(target)
  const { time: _, ...event } = newEvent('user.created')
  await publish(target, [event])
  const [message] = await subscription.events(1)
  await subscription.close()
  const accepted = Date.parse(message?.event.time ?? '')
  const time = Math.ceil((accepted + 1) / 1_000) * 1_000
  // Wait for longer than necessary, because a timer may fire a millisecond too early.
  await new Promise(resolve => setTimeout(resolve, time - accepted + 10))
  return time
}
