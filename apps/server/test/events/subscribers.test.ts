import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { EventLog } from '../../src/events/event-log.ts'
import { eventFilter } from '../../src/events/log-page.ts'
import { newEvent, newEvents } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { follow } from './follow.ts'
import type { Reader } from './reader.ts'

const nothing = eventFilter(['group.deleted'])
const idsOf = (count: number) => newEvents(count).map(({ publisherId }) => publisherId)

describe('a subscriber', () => {
  it('has a cursor from the first message on', async () => {
    const { events, open } = await follow((await openSqlite()).events)
    expect(open().frames).toEqual([
      expect.stringContaining(`event: offset-only\nid: ${events.offsetOf(0)}\n`),
    ])
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

  it('gets heartbeats that move its cursor, even if no new event matches its filter', async () => {
    const { events } = await openSqlite()
    const { open } = await follow(events, { heartbeatMs: 50 })
    const reader = open({ filter: nothing })
    const offsets = () =>
      reader.frames.map(frame => /^event: offset-only\nid: (\w+)\n/.exec(frame)?.[1] ?? frame)
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

  it('keeps its slot until its socket is closed, and is disconnected if it does not read the end of its subscription', async () => {
    const { events } = await openSqlite()
    const { open } = await follow(events, { stalledMs: 100 })
    let ends = 0
    const onEnd = () => ends++
    const reader = open({ endsAfterMs: 0, onEnd })
    await expect.poll(() => reader.isEnded).toBe(true)
    expect(reader.frames.at(-1)).toContain('connection_timeout')
    expect(ends).toBe(0)
    await expect.poll(() => reader.cuts).toBeGreaterThan(0)
    reader.close()
    expect(ends).toBe(1)
  })

  it('gets an error when retention has deleted events after its cursor', async () => {
    const { events } = await openSqlite()
    await events.append(newEvents(500))
    const { open } = await follow(events)
    const reader = open()
    reader.block()
    await expect.poll(() => reader.ids.length).toBe(200)
    let deleted = 0
    // Each call is one step, which may end early on a busy machine.
    for (let step = 1; step > 0; deleted += step) step = await events.prune(2_000, 1_000)
    expect(deleted).toBe(499)
    reader.drain()
    await expect.poll(() => reader.isEnded).toBe(true)
    expect(reader.frames.at(-1)).toMatch(/^event: error\nid: \w+\ndata: .*"code":"cursor_expired"/)
    expect(reader.frames.at(-1)).toContain('The events after this offset are no longer kept.')
    // A page that was read before the deletion may still be sent.
    expect(reader.ids).toEqual(idsOf(reader.ids.length))
    expect(reader.ids.length).toBeLessThan(500)
  })

  it('gets an error when the store fails', async () => {
    const { events } = await openSqlite()
    await events.append(newEvents(1))
    const failing: EventLog = {
      ...events,
      async readFrames() {
        throw new Error('the disk is gone')
      },
    }
    const lines: string[] = []
    const logger = pino({}, { write: line => lines.push(line) })
    const reader = (await follow(failing, { logger })).open()
    await expect.poll(() => reader.isEnded).toBe(true)
    expect(reader.frames.at(-1)).toContain('"code":"processing_error"')
    expect(reader.frames.at(-1)).not.toContain('the disk is gone')
    expect(lines.map(text => JSON.parse(text))).toMatchObject([
      { msg: 'the event log cannot be read', err: { message: 'the disk is gone' } },
    ])
  })

  it('stays connected while the store cannot say whether its client may read, and ends when the client may not', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { events } = await openSqlite()
    const { open } = await follow(events)
    const rights = [async () => true, () => Promise.reject(new Error('the store is away')), async () => false]
    let checks = 0
    const reader = open({ mayRead: () => rights[checks++]?.() ?? Promise.reject(new Error('checked again')) })
    for (const isEnded of [false, false, true]) {
      await vi.advanceTimersByTimeAsync(2_000)
      expect(reader.isEnded).toBe(isEnded)
    }
    expect(checks).toBe(3)
    const last = JSON.parse(/^data: (.*)$/m.exec(reader.frames.at(-1) ?? '')?.[1] ?? '')
    expect(last).toMatchObject({
      type: 'error',
      error: {
        code: 'connection_timeout',
        message: 'The client of this connection may no longer read events.',
      },
    })
  })

  it('ends at once if it opens when the service is closing', async () => {
    const { events } = await openSqlite()
    const { open, close } = await follow(events)
    const early = open()
    close()
    const late = open()
    for (const reader of [early, late]) {
      expect(reader.isEnded).toBe(true)
      expect(reader.frames.at(-1)).toContain(
        'The service is restarting. Reconnect, and resume from `offset`.',
      )
    }
  })

  it.each([
    ['closes', { isClosed: false }],
    ['was closed before its stream opened', { isClosed: true }],
  ])('is removed, and frees its slot once, if its connection %s', async (_when, socket) => {
    const { events } = await openSqlite()
    const { open } = await follow(events, { heartbeatMs: 20, stalledMs: 20 })
    let ends = 0
    const witness = open()
    const gone = open({ onEnd: () => ends++ }, socket)
    gone.close()
    const written = gone.frames.length
    await events.append([newEvent('a')])
    await expect.poll(() => witness.frames.length).toBeGreaterThan(5)
    expect(gone.frames).toHaveLength(written)
    expect({ ends, cuts: gone.cuts }).toEqual({ ends: 1, cuts: 0 })
  })
})
