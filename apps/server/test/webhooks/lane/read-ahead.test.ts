import { expect, it } from 'vitest'
import type { LogEntry } from '../../../src/events/event-log.ts'
import { limits } from '../../../src/limits.ts'
import type { DispatchedStream } from '../../../src/webhooks/dispatch-store.ts'
import { Lane } from '../../../src/webhooks/lane.ts'
import { LogFeed, ReadAhead } from '../../../src/webhooks/log-reader.ts'
import { Samples } from '../../../src/webhooks/samples.ts'
import { newEvent } from '../../stores/conformance/new-event.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { streamOf } from '../harness/dispatched.ts'
import { openLog, takeAll, upTo } from '../harness/open-log.ts'
import { insertStream } from '../harness/running-dispatcher.ts'

it('a slow stream holds 2 MB of new events, however many are published, and gets all of them in order', async () => {
  const { feed, openReader, append } = openLog()
  const reader = openReader()
  expect(await reader.fill()).toBe(false)
  for (let count = 0; count < limits.eventsAhead / 2; count++) append(100_000)
  expect(feed.memory.bytes).toBeGreaterThan(1_000_000)
  expect(feed.memory.bytes).toBeLessThanOrEqual(limits.eventsAheadBytes)
  expect(await takeAll(reader)).toEqual(upTo(limits.eventsAhead / 2))
  expect(feed.memory.bytes).toBe(0)
})

it('a stream gets an event that is larger than what it may read ahead', async () => {
  const { openReader, append } = openLog()
  const [fed, behind] = [openReader(), openReader()]
  await fed.fill()
  for (let count = 0; count < 3; count++) append(limits.eventsAheadBytes + 1)
  expect(await takeAll(fed)).toEqual([1, 2, 3])
  expect(await takeAll(behind)).toEqual([1, 2, 3])
})

it('a stream keeps what it has just read, even if that alone is more than the memory of all streams', () => {
  const memory = new ReadAhead(100)
  const dropped: string[] = []
  const holder = (name: string) => ({ drop: () => void dropped.push(name) })
  const entry = (bytes: number) => ({ frame: new Uint8Array(bytes) }) as LogEntry
  memory.hold(holder('other'), [entry(100)])
  memory.hold(holder('reader'), [entry(101)])
  expect(dropped).toEqual(['other'])
})

it('new events that many streams wait to deliver are in memory once', async () => {
  const { feed, openReader, append } = openLog()
  const readers = upTo(1_000).map(() => openReader())
  for (const reader of readers) await reader.fill()
  for (let count = 0; count < 10; count++) append(100_000)
  expect(feed.memory.bytes).toBeLessThan(1_100_000)
  for (const reader of readers) expect(await takeAll(reader)).toEqual(upTo(10))
  expect(feed.memory.bytes).toBe(0)
})

it('streams with a backlog share a limited memory, and get all of their events in order', async () => {
  const [streams, events, most] = [12, 40, 500_000]
  const stores = await openSqlite()
  const memory = new ReadAhead(most)
  const feed = new LogFeed(memory)
  const ids = upTo(streams).map(() => insertStream(stores, 'https://hooks.example.com/'))
  const lanes: Lane[] = []
  for (const id of ids) {
    const dispatched = (await streamOf(stores.dispatch, await id)) as DispatchedStream
    lanes.push(
      new Lane(dispatched, {
        events: stores.events,
        feed,
        store: stores.dispatch,
        samples: new Samples(),
        wake: () => {},
      }),
    )
  }
  const data = 'x'.repeat(20_000)
  const backlog = upTo(events).map(number =>
    newEvent(`${number}`, { json: JSON.stringify({ number, data }) }),
  )
  await stores.events.append(backlog)

  const got = new Map(lanes.map(lane => [lane, [] as number[]]))
  /** Lets a lane deliver one event. Returns false if none is left. */
  async function deliverOne(lane: Lane): Promise<boolean> {
    for (;;) {
      const now = Date.now()
      const candidate = lane.next(now)
      if (candidate) {
        const flight = lane.begin(candidate, now)
        const json = flight.json ?? (await stores.dispatch.event(flight.delivery))
        expect(json?.length).toBeLessThanOrEqual(flight.delivery.bytes)
        got.get(lane)?.push(JSON.parse(String(json && Buffer.from(json))).number)
        lane.settle(flight, { result: 'delivered' }, { startedAt: now, now, delays: [] })
        return true
      }
      if (!(await lane.fill(now))) return false
    }
  }

  // All lanes read ahead at once, as after a restart.
  await Promise.all(lanes.map(lane => lane.fill(Date.now())))
  expect(memory.bytes).toBeGreaterThan(most / 2)
  for (let turn = 0; turn < events; turn++)
    for (const lane of lanes) {
      expect(await deliverOne(lane)).toBe(true)
      expect(memory.bytes).toBeLessThanOrEqual(most)
    }
  for (const lane of lanes) expect(await deliverOne(lane)).toBe(false)
  for (const sequences of got.values()) expect(sequences).toEqual(upTo(events))
})
