import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { EventLog } from '../../src/events/event-log.ts'
import { newEvent, newEvents } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { follow } from './follow.ts'

const idsOf = (count: number) => newEvents(count).map(({ publisherId }) => publisherId)

describe('a subscriber', () => {
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

  it('ends at the end of its time, even if its reader is so slow that its socket is full at each check', async () => {
    const { events } = await openSqlite()
    const { open } = await follow(events)
    const reader = open({ endsAfterMs: 100 })
    reader.block()
    await events.append([newEvent('a')])
    await expect.poll(() => reader.isEnded).toBe(true)
    expect(reader.ids).toEqual(['a'])
    expect(reader.frames.at(-1)).toContain('connection_timeout')
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
    expect(reader.frames.at(-1)).toMatch(/^event: error\ndata: .*"code":"cursor_expired".*\nid: \w+$/)
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
    const message = 'This client may no longer read events.'
    const refusals = [
      async () => null,
      () => Promise.reject(new Error('the store is away')),
      async () => message,
    ]
    let checks = 0
    const reader = open({
      refusal: () => refusals[checks++]?.() ?? Promise.reject(new Error('checked again')),
    })
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
        message,
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
        '"code":"connection_timeout","message":"The service is restarting. Reconnect, and resume from `offset`."',
      )
    }
  })

  it('gets nothing more after the end of its subscription, even when the service closes', async () => {
    const { events } = await openSqlite()
    const { open, close } = await follow(events, { heartbeatMs: 20 })
    const reader = open({ endsAfterMs: 0 })
    await expect.poll(() => reader.isEnded).toBe(true)
    const { frames } = reader
    expect(frames).toEqual([
      expect.stringContaining('event: offset-only'),
      expect.stringContaining('event: error'),
    ])
    close()
    expect(reader.frames).toEqual(frames)
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
