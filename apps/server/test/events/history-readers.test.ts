import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { EventLog } from '../../src/events/event-log.ts'
import { limits } from '../../src/limits.ts'
import { newEvent, newEvents } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { follow } from './follow.ts'

/** Waits without moving the simulated clock, which `expect.poll` would do. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await nextTurn()
}

/** A log of 1,000 events before its followers, with a simulated clock. `reads` has the start and the size of each page that is read. */
async function followHistory(fails: (sequence: number) => boolean = () => false) {
  const { events } = await openSqlite()
  await events.append(newEvents(1_000))
  const reads: [sequence: number, limit: number][] = []
  const counted: EventLog = {
    ...events,
    async readFrames(sequence, limit, ...others) {
      reads.push([sequence, limit])
      if (fails(sequence)) throw new Error('the disk is gone')
      return events.readFrames(sequence, limit, ...others)
    },
  }
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return { ...(await follow(counted)), reads }
}

/** Opens a reader whose socket is full after its first page. */
async function openBlocked({ open }: Awaited<ReturnType<typeof followHistory>>) {
  const reader = open()
  reader.block()
  await until(() => reader.ids.length === 200)
  return reader
}

const first = [
  [0, 200],
  [200, 200],
]

describe('a reader of history', () => {
  it('gets the next page as soon as its socket has drained, because the page was read ahead', async () => {
    const followed = await followHistory()
    // The timer of all subscribers runs while the socket is full.
    vi.advanceTimersByTime(100)
    const reader = await openBlocked(followed)
    expect(followed.reads).toEqual(first)
    vi.advanceTimersByTime(249)
    reader.drain()
    await expect.poll(() => reader.ids.length).toBe(1_000)
    expect(followed.reads.map(([sequence]) => sequence)).toEqual([0, 200, 400, 600, 800])
    expect(new Set(followed.reads.map(([, limit]) => limit))).toEqual(new Set([200]))
  })

  it('holds no page in memory when its socket has not drained for 250 ms', async () => {
    const followed = await followHistory()
    const reader = await openBlocked(followed)
    vi.advanceTimersByTime(250)
    reader.drain()
    await expect.poll(() => reader.ids.length).toBe(1_000)
    expect(followed.reads.slice(0, 3)).toEqual([...first, [200, 200]])
  })

  it('gets small pages, and none ahead, when its socket needs longer than that to drain', async () => {
    const followed = await followHistory()
    const reader = await openBlocked(followed)
    vi.advanceTimersByTime(251)
    reader.drain()
    await expect.poll(() => reader.ids.length).toBe(1_000)
    const sequences = Array.from({ length: 50 }, (_, index) => 200 + 16 * index)
    expect(followed.reads).toEqual([...first, ...sequences.map(sequence => [sequence, 16])])
  })

  it('gets an error if the page ahead cannot be read, and nothing else fails', async () => {
    const followed = await followHistory(sequence => sequence === 200)
    const reader = await openBlocked(followed)
    reader.drain()
    await until(() => reader.isEnded)
    expect(reader.frames.at(-1)).toContain(
      'The event log cannot be read. Reconnect, and resume from `offset`.',
    )
    expect(reader.ids).toHaveLength(200)
  })

  it('gets small pages while there are many readers of history', async () => {
    const { open, reads } = await followHistory()
    const readers = Array.from({ length: limits.historyReaders + 1 }, () => open())
    await until(() => readers.every(({ ids }) => ids.length === 1_000))
    const firstReads = reads.filter(([sequence]) => sequence === 0).map(([, limit]) => limit)
    expect(firstReads).toEqual([...Array(limits.historyReaders).fill(200), 16])
    reads.length = 0
    const late = open()
    await expect.poll(() => late.ids.length).toBe(1_000)
    expect(reads[0]).toEqual([0, 200])
  })

  it('gets large pages again after the connections of many readers of history have closed', async () => {
    const { open, reads } = await followHistory()
    const readers = Array.from({ length: limits.historyReaders + 1 }, () => open())
    for (const reader of readers) reader.block()
    await until(() => readers.every(({ ids }) => ids.length > 0))
    for (const reader of readers) reader.close()
    reads.length = 0
    const late = open()
    await until(() => late.ids.length === 1_000)
    expect(reads[0]).toEqual([0, 200])
  })
})

describe('the timer of all subscribers', () => {
  it('stops when the service closes, so that the process can end', async () => {
    const { events } = await openSqlite()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { close } = await follow(events)
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    close()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('sends a heartbeat when the last message is as old as the setting says', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { events } = await openSqlite()
    const reader = (await follow(events, { heartbeatMs: 1_000 })).open()
    const heartbeats = () => reader.frames.filter(frame => frame.startsWith('event: offset-only')).length
    expect(heartbeats()).toBe(1)
    vi.advanceTimersByTime(750)
    expect(heartbeats()).toBe(1)
    await events.append([newEvent('a')])
    await until(() => reader.ids.length === 1)
    vi.advanceTimersByTime(750)
    expect(heartbeats()).toBe(1)
    vi.advanceTimersByTime(250)
    expect(heartbeats()).toBe(2)
  })

  it('ends a subscription at its time, and cuts it off when its socket has been full for too long', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { events } = await openSqlite()
    const { open } = await follow(events, { stalledMs: 1_000 })
    const reader = open({ endsAfterMs: 1_000 })
    vi.advanceTimersByTime(750)
    expect(reader.isEnded).toBe(false)
    vi.advanceTimersByTime(250)
    expect(reader.isEnded).toBe(true)
    expect(reader.frames.at(-1)).toContain(
      'This connection has reached its time limit. Resume from `offset`.',
    )
    expect(reader.cuts).toBe(0)
    vi.advanceTimersByTime(750)
    expect(reader.cuts).toBe(0)
    vi.advanceTimersByTime(250)
    expect(reader.cuts).toBe(1)
  })
})
