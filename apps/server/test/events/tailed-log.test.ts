import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { EventLog, LogEntry } from '../../src/events/event-log.ts'
import { limits } from '../../src/limits.ts'
import { newEvent, newEvents } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { follow } from './follow.ts'

it('a follower gets an event that is appended while it reads the end of the log', async () => {
  const { events } = await openSqlite()
  let hasAppended = false
  const appendsAtHead: EventLog = {
    ...events,
    // Simulates an append by another process: the listener is called without the events.
    onGrowth: listener => events.onGrowth(() => listener([])),
    async read(sequence, limit) {
      const page = await events.read(sequence, limit)
      if (page.length > 0 || hasAppended) return page
      hasAppended = true
      await events.append([newEvent('unseen')])
      return page
    },
  }
  const reader = (await follow(appendsAtHead)).open()
  await events.append([newEvent('a')])
  await expect.poll(() => reader.ids).toEqual(['a', 'unseen'])
})

it('a follower gets events that were appended while the store could not be read', async () => {
  const { events } = await openSqlite()
  let failures = 2
  const failing: EventLog = {
    ...events,
    onGrowth: listener => events.onGrowth(() => listener([])),
    async read(sequence, limit) {
      if (failures-- > 0) throw new Error('the disk is away')
      return events.read(sequence, limit)
    },
  }
  const lines: string[] = []
  const logger = pino({}, { write: line => lines.push(line) })
  const reader = (await follow(failing, { logger })).open()
  for (const event of newEvents(3)) await events.append([event])
  await expect.poll(() => reader.ids).toEqual(['event-1', 'event-2', 'event-3'])
  const line = { msg: 'the event log cannot be read', err: { message: 'the disk is away' } }
  expect(lines.map(text => JSON.parse(text))).toMatchObject([line, line])
})

it('a follower gets events in order, even if the store announces them in another order', async () => {
  const { events } = await openSqlite()
  const kept: (readonly LogEntry[])[] = []
  const lastFirst: EventLog = {
    ...events,
    onGrowth: listener =>
      events.onGrowth(appended => {
        kept.push(appended)
        if (kept.length === 2) for (const group of kept.toReversed()) listener(group)
      }),
  }
  const reader = (await follow(lastFirst)).open()
  await events.append([newEvent('a'), newEvent('b')])
  await events.append([newEvent('c')])
  await expect.poll(() => reader.ids).toEqual(['a', 'b', 'c'])
})

it('after retention has deleted events that a process never read, its followers get an error, and new ones get later events', async () => {
  const { events } = await openSqlite()
  let isAway = false
  const unread: EventLog = {
    ...events,
    onGrowth: listener => events.onGrowth(() => isAway || listener([])),
  }
  const { events: tailed, open } = await follow(unread)
  const late = open()
  await events.append([newEvent('a')])
  await expect.poll(() => late.ids).toEqual(['a'])
  isAway = true
  for (const event of ['b', 'c', 'd']) await events.append([newEvent(event)])
  while ((await events.prune(Date.now() + 1_000, 100)) > 0);
  isAway = false
  await events.append([newEvent('e')])
  await expect.poll(() => late.isEnded).toBe(true)
  expect(late.frames.at(-1)).toContain('cursor_expired')
  const timely = open({ sequence: await tailed.head() })
  await events.append([newEvent('f')])
  await expect.poll(() => timely.ids).toEqual(['f'])
})

it('the newest events are read from memory: at least 2 MB, and at most 4 MB', async () => {
  const { events } = await openSqlite()
  const { events: tailed } = await follow(events)
  const json = JSON.stringify({ data: 'x'.repeat(100_000) })
  const sizes: number[] = []
  for (let sequence = 1; sequence <= 130; sequence++) {
    await events.append([newEvent(`event-${sequence}`, { json })])
    let first = sequence
    while (first > 0 && tailed.newest(first - 1)) first--
    sizes.push((sequence - first) * json.length)
  }
  expect(Math.max(...sizes)).toBeLessThan(4_194_304)
  expect(Math.max(...sizes)).toBeGreaterThan(4_000_000)
  expect(Math.min(...sizes.slice(sizes.indexOf(Math.max(...sizes))))).toBeGreaterThan(2_000_000)
})

it('reads of the log from memory and from the store return the same pages', async () => {
  const { events } = await openSqlite()
  await events.append(newEvents(30))
  const { events: tailed } = await follow(events)
  await events.append(newEvents(60).slice(30))
  const plain = (page: readonly LogEntry[]) =>
    page.map(({ sequence, type, acceptedAt }) => [sequence, type, acceptedAt])
  for (const [sequence, limit] of [
    [0, 10],
    [29, 5],
    [30, 5],
    [30, 100],
    [55, 100],
    [60, 5],
  ] as const)
    expect(plain(await tailed.read(sequence, limit))).toEqual(plain(await events.read(sequence, limit)))
  expect(await tailed.read(30, 5)).toHaveLength(5)
})

it('frames from memory are those from the store, for each start, size, filter and time', async () => {
  const { events } = await openSqlite()
  await events.append(newEvents(5))
  const { events: tailed } = await follow(events)
  for (let index = 0; index < 30; index++)
    await events.append([
      newEvent(`event-${index}`, {
        type: index % 3 ? 'user.created' : 'user.deleted',
        acceptedAt: 1_000 + index,
      }),
    ])
  const types = new Set(['user.deleted'] as const)
  const textOf = (page: Awaited<ReturnType<EventLog['readFrames']>>) =>
    page && { last: page.last, text: Buffer.concat(page.frames).toString() }
  for (const sequence of [0, 5, 10, 33, 34, 35])
    for (const limit of [1, 7, 100])
      for (const filter of [null, types])
        for (const since of [0, 1_010, 5_000]) {
          const asked = [sequence, limit, filter, since] as const
          expect(textOf(await tailed.readFrames(...asked)), String(asked)).toEqual(
            textOf(await events.readFrames(...asked)),
          )
        }
  expect(await tailed.readFrames(35, 10, null, 0)).toBeNull()
})

it('subscribers at the same place share a page, until there are too many places', async () => {
  const { events } = await openSqlite()
  const { events: tailed } = await follow(events)
  await events.append(newEvents(limits.sharedPages + 2))
  expect(tailed.newest(0)).toBe(tailed.newest(0))
  for (let sequence = 1; sequence < limits.sharedPages; sequence++) tailed.newest(sequence)
  expect(tailed.newest(limits.sharedPages - 1)).toBe(tailed.newest(limits.sharedPages - 1))
  expect(tailed.newest(limits.sharedPages)).not.toBe(tailed.newest(limits.sharedPages))
  expect(tailed.newest(0)).toBe(tailed.newest(0))
})

it('a page of the newest events ends with the event that fills 128 KB', async () => {
  const { events } = await openSqlite()
  const { events: tailed } = await follow(events)
  const json = JSON.stringify({ data: 'x'.repeat(20_000) })
  for (let index = 0; index < 10; index++) await events.append([newEvent(`event-${index}`, { json })])
  expect(tailed.newest(0)?.last).toBe(7)
  expect(await tailed.read(0, 100)).toHaveLength(7)
  expect(tailed.newest(7)?.last).toBe(10)
})

it('a listener that was removed is not called', async () => {
  const { events } = await openSqlite()
  const { events: tailed } = await follow(events)
  const calls: string[] = []
  const stop = tailed.onGrowth(() => calls.push('removed'))
  tailed.onGrowth(() => calls.push('kept'))
  stop()
  await events.append([newEvent('a')])
  await expect.poll(() => calls).toEqual(['kept'])
})
