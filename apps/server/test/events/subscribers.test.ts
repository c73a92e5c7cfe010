import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { eventFilter } from '../../src/events/event-filter.ts'
import type { EventLog } from '../../src/events/event-log.ts'
import { newEvent, newEvents } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { follow } from './follow.ts'
import type { Reader } from './reader.ts'

const nothing = eventFilter(['group.deleted'])
const idsOf = (count: number) => newEvents(count).map(({ publisherId }) => publisherId)

describe('a subscriber', () => {
  it('has a cursor from the first message on', async () => {
    const { events, open } = await follow((await openSqlite()).events)
    expect(open().frames).toEqual([expect.stringMatching(new RegExp(`\\nid: ${events.offsetOf(0)}$`))])
  })

  it('sees events that are appended while it reads history, once and in order', async () => {
    const { events } = await openSqlite()
    await events.append(newEvents(300))
    const appendsDuringRead: EventLog = {
      ...events,
      async readFrames(sequence, ...others) {
        const page = await events.readFrames(sequence, ...others)
        if (sequence === 200) await events.append([newEvent('during')])
        return page
      },
    }
    const reader = (await follow(appendsDuringRead)).open()
    await expect.poll(() => reader.ids.length).toBeGreaterThan(300)
    expect(reader.ids).toEqual([...idsOf(300), 'during'])
  })

  it('gets each event once if it opens after a commit, but before the commit is announced', async () => {
    const { events } = await openSqlite()
    const readers: Reader[] = []
    events.onGrowth(async () => {
      if (readers.length > 1) return
      readers.push(open(), open({ sequence: await events.head() }))
    })
    const { open } = await follow(events)
    await events.append([newEvent('a')])
    await expect.poll(() => readers.length).toBe(2)
    await events.append([newEvent('b')])
    await expect.poll(() => readers.map(({ ids }) => ids)).toEqual([['a', 'b'], ['b']])
  })

  it('does not delay others while it reads a long history without matching events', async () => {
    const { events } = await openSqlite()
    await events.append(newEvents(5_000))
    let reads = 0
    const counted: EventLog = {
      ...events,
      readFrames(...parameters) {
        reads++
        return events.readFrames(...parameters)
      },
    }
    const { open } = await follow(counted)
    const reader = open({ filter: nothing })
    await nextTurn()
    reader.close()
    const readsBefore = reads
    expect(readsBefore).toBeGreaterThan(0)
    expect(readsBefore).toBeLessThan(5)
    for (let turn = 0; turn < 10; turn++) await nextTurn()
    expect(reads).toBeLessThanOrEqual(readsBefore + 1)
  })

  it('tests the newest part of the log, which is in memory, in turns with others', async () => {
    const { events } = await openSqlite()
    const { open } = await follow(events)
    for (let part = 0; part < 3; part++) await events.append(newEvents(1_000, { source: `/${part}` }))
    const tests: string[] = []
    const openNamed = (key: string) => {
      const { matches } = eventFilter([], [{ path: 'data.object.user_id', exact: 'seen' }])
      const counted = (event: unknown) => {
        tests.push(key)
        return matches?.(event) === true
      }
      return open({ filter: { key, types: null, matches: counted } })
    }
    const readers = [openNamed('a'), openNamed('b')]
    await expect.poll(() => tests.length).toBe(6_000)
    // Each tests a part of the log, and then waits for the other.
    const turns = tests.join('').match(/a+|b+/g) ?? []
    expect(Math.max(...turns.map(turn => turn.length))).toBeLessThanOrEqual(1_000)
    await events.append([newEvent('seen')])
    await expect.poll(() => readers.map(({ ids }) => ids)).toEqual([['seen'], ['seen']])
    expect(tests).toHaveLength(6_002)
  })

  it('gets heartbeats that move its cursor, even if no new event matches its filter', async () => {
    const { events } = await openSqlite()
    const { open } = await follow(events, { heartbeatMs: 50 })
    const reader = open({ filter: nothing })
    const offsets = () =>
      reader.frames.map(frame => /^event: offset-only\ndata: .*\nid: (\w+)$/.exec(frame)?.[1] ?? frame)
    while (new Set(offsets()).size < 4) await events.append([newEvent(crypto.randomUUID())])
    expect(offsets()).toEqual(offsets().toSorted())
    for (const offset of offsets()) expect(await events.resolve(offset)).toBeTypeOf('number')
  })

  it('gets nothing more while its socket is full, and then all events without a gap', async () => {
    const { events } = await openSqlite()
    const { open } = await follow(events)
    const reader = open()
    reader.block()
    await events.append([newEvent('event-1')])
    await expect.poll(() => reader.ids).toEqual(['event-1'])
    for (const event of newEvents(500).slice(1)) await events.append([event])
    expect(reader.ids).toEqual(['event-1'])
    reader.drain()
    await expect.poll(() => reader.ids.length).toBe(500)
    expect(reader.ids).toEqual(idsOf(500))
  })

  it('is disconnected if its socket stays full for too long, and no other subscriber is', async () => {
    const { events } = await openSqlite()
    const { open } = await follow(events, { stalledMs: 100 })
    const [stalled, reading] = [open(), open()]
    stalled.block()
    await events.append([newEvent('a')])
    await expect.poll(() => stalled.cuts).toBeGreaterThan(0)
    expect(reading.cuts).toBe(0)
    expect(reading.ids).toEqual(['a'])
  })

  it('gets heartbeats, and stays connected, even if the clock is set back or ahead', async () => {
    const { events } = await openSqlite()
    const { open } = await follow(events, { heartbeatMs: 50, stalledMs: 1_000 })
    const reader = open({ endsAfterMs: 60_000 })
    for (const days of [-1, 1]) {
      const shifted = Date.now() + days * 86_400_000
      const clock = vi.spyOn(Date, 'now').mockReturnValue(shifted)
      onTestFinished(() => clock.mockRestore())
      const before = reader.frames.length
      await expect.poll(() => reader.frames.length).toBeGreaterThan(before + 2)
    }
    expect(reader.isEnded).toBe(false)
  })
})
