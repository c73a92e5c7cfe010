import { describe, expect, it } from 'vitest'
import {
  CursorExpiredError,
  type EventLog,
  type EventType,
  type LogEntry,
  maxReadBytes,
} from '../../../src/events/event-log.ts'
import { newEvent, newEvents } from './new-event.ts'
import type { OpenStore } from './open-store.ts'

const types = ['user.created', 'group.deleted', 'organization.updated'] as const satisfies EventType[]

/** Events of three types and various sizes. No acceptance time is earlier than the one before. */
const mixed = () =>
  Array.from({ length: 400 }, (_, index) =>
    newEvent(`event-${index}`, {
      type: types[(index * 7) % 3] ?? 'user.created',
      acceptedAt: 1_000 + Math.floor(index / 3),
      json: JSON.stringify({ text: '🥐\n'.repeat((index * 37) % 900) }),
    }),
  )

async function readAll(events: EventLog): Promise<LogEntry[]> {
  const entries: LogEntry[] = []
  while (entries.length < 400) entries.push(...(await events.read(entries.length, 400)))
  return entries
}

const bytesOf = (entries: readonly LogEntry[]) => entries.reduce((sum, { frame }) => sum + frame.length, 0)

/** Defines tests that every store must pass: pages of frames contain the same events as pages of whole events. */
export function describeEventFrames(name: string, open: OpenStore): void {
  describe(`frames of the event log in ${name}`, () => {
    it.each([
      ['of all types', null, 0],
      ['of one type', ['group.deleted'], 0],
      ['of two types since a time', ['user.created', 'organization.updated'], 1_050],
      ['of all types since a time', null, 1_100],
      ['of a type without events', ['user.deleted'], 0],
      ['since a time in the future', null, 9_999],
    ] satisfies [string, EventType[] | null, number][])(
      'are, page by page, the encoded events %s',
      async (_which, shown, since) => {
        const { events } = await open()
        await events.append(mixed())
        const log = await readAll(events)
        for (const limit of [1, 16, 200, 1_000]) {
          let sequence = 0
          for (;;) {
            const page = await events.readFrames(sequence, limit, shown && new Set(shown), since)
            if (page === null) break
            const entries = log.slice(sequence, page.last)
            expect(entries.length).toBeGreaterThan(0)
            expect(entries.length).toBeLessThanOrEqual(limit)
            expect(bytesOf(entries.slice(0, -1))).toBeLessThan(maxReadBytes)
            const wanted = entries.filter(
              ({ type, acceptedAt }) => acceptedAt >= since && (!shown || shown.some(one => one === type)),
            )
            const joined = Buffer.concat(wanted.map(({ frame }) => frame)).toString()
            expect(Buffer.concat(page.frames).toString()).toBe(joined)
            sequence = page.last
          }
          expect(sequence).toBe(400)
        }
      },
    )

    it('cannot be read from a place in the part of the log that retention has deleted', async () => {
      const { events } = await open()
      await events.append(newEvents(5))
      for (let deleted = 0; deleted < 3; ) deleted += await events.prune(2_000, 3 - deleted)
      await expect(events.readFrames(1, 10, null, 0)).rejects.toThrow(CursorExpiredError)
      expect(await events.readFrames(3, 10, null, 0)).toMatchObject({ last: 5 })
    })
  })
}
