import { encodeEventFrame, joinFrames } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { type EventFilter, eventFilter } from '../../src/events/event-filter.ts'
import type { EventType, LogEntry } from '../../src/events/event-log.ts'
import { LogPage } from '../../src/events/tail.ts'
import { limits } from '../../src/limits.ts'

const entry = (sequence: number, type: EventType, acceptedAt: number): LogEntry => ({
  ...{ id: `evt_${sequence}`, sequence, type, acceptedAt },
  frame: Buffer.from(`${sequence} `) as unknown as LogEntry['frame'],
})
const frameOf = (sequence: number) =>
  encodeEventFrame('user.created', `${sequence}`, Buffer.from(JSON.stringify({ sequence })))
/** The second event was accepted first, because a clock was corrected. */
const entries = [entry(1, 'user.created', 20), entry(2, 'user.deleted', 10), entry(3, 'user.created', 30)]
const textOf = (frames: ReturnType<LogPage['frames']>) => Buffer.from(joinFrames(frames)).toString()
const created = eventFilter(['user.created'])

describe('a page of the log', () => {
  it('shows the events of the filter that were accepted since a time, whoever asked before', () => {
    const page = new LogPage(entries)
    const wanted = [
      [null, 0, '1 2 3 '],
      [null, 10, '1 2 3 '],
      [null, 11, '1 3 '],
      [null, 20, '1 3 '],
      [null, 21, '3 '],
      [created, 0, '1 3 '],
      [created, 21, '3 '],
      [eventFilter(['user.updated']), 0, ''],
      [null, 31, ''],
    ] as const
    for (const [filter, since, text] of [...wanted, ...wanted.toReversed()])
      expect(textOf(page.frames(filter, since)), `since ${since}`).toBe(text)
  })

  it('joins the frames once for all subscribers with the same types, in any order', () => {
    const page = new LogPage(entries)
    const shown = page.frames(eventFilter(['user.created', 'user.deleted']), 10)
    expect(shown).toHaveLength(1)
    expect(page.frames(eventFilter(['user.deleted', 'user.created']), 0)).toBe(shown)
    expect(page.frames(eventFilter(['user.created']), 0)).not.toBe(shown)
    // A filter that hides nothing shares the frames of all events.
    expect(page.frames(null, 0)).toBe(shown)
  })

  it('tests each event once for all subscribers with the same conditions, in any order', () => {
    const page = new LogPage(entries.map(one => ({ ...one, frame: frameOf(one.sequence) })))
    let tests = 0
    const conditions = (key: string): EventFilter => ({
      ...{ key, types: created.types },
      matches(event) {
        tests++
        return (event as { sequence: number }).sequence > 1
      },
    })
    for (let count = 0; count < 3; count++) {
      expect(page.frames(conditions('a'), 0)).toHaveLength(1)
      expect(page.frames(conditions('a'), 31)).toHaveLength(0)
    }
    expect(tests).toBe(2)
    const [one = { path: '' }, ...others] = [
      { path: 'source', exact: 'a' },
      { path: 'data.object.a', exists: true as const },
    ]
    expect(eventFilter([], [one, ...others]).key).toBe(eventFilter([], [...others, one]).key)
    expect(eventFilter([], [one]).key).not.toBe(eventFilter([], [...others]).key)
  })

  it('joins no frames for a subscriber alone, and for more filters than it may keep', () => {
    expect(new LogPage(entries, false).frames(null, 0)).toHaveLength(3)
    const page = new LogPage(entries)
    for (let count = 0; count < limits.joinedFilters; count++)
      page.frames({ ...created, key: `filter ${count}` }, 0)
    expect(page.frames(null, 0)).toHaveLength(3)
    expect(page.frames({ ...created, key: 'filter 0' }, 0)).toHaveLength(1)
  })

  it('knows the sequence of its last event', () => {
    expect(new LogPage(entries).last).toBe(3)
    expect(new LogPage([]).last).toBeNull()
  })
})
