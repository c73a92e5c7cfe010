import { describe, expect, it } from 'vitest'
import { CursorExpiredError, type EventLog } from '../../../src/events/event-log.ts'
import { anEntry } from '../an-entry.ts'
import { inSteps } from './in-steps.ts'
import { newEvent, newEvents } from './new-event.ts'
import { newEventStream } from './new-event-stream.ts'
import type { OpenStore } from './open-store.ts'

const sequencesAfter = async (log: EventLog, sequence: number) =>
  (await log.read(sequence, 100)).map(entry => entry.sequence)

/** Defines tests of the deletion of events, which every store must pass. */
export function describeRetention(name: string, open: OpenStore): void {
  /** Opens a log with `count` events, which have the acceptance times 1,000, 2,000 and so on. */
  async function openLog(count: number) {
    const store = await open()
    const events = newEvents(count).map((event, index) => ({ ...event, acceptedAt: 1_000 * (index + 1) }))
    const appended = await store.events.append(events)
    return { ...store, appended: appended.map(({ offset }) => offset) }
  }

  describe(`retention in ${name}`, () => {
    it('deletes a limited number of events accepted before a time, oldest first', async () => {
      const { events } = await openLog(6)
      expect(await events.prune(1_000, 10)).toBe(0)
      const first = await events.prune(5_000, 3)
      expect([1, 2, 3]).toContain(first)
      expect(await sequencesAfter(events, first)).toEqual([1, 2, 3, 4, 5, 6].slice(first))
      expect(await inSteps(limit => events.prune(5_000, limit), 3)).toBe(4 - first)
      expect(await sequencesAfter(events, 4)).toEqual([5, 6])
    })

    it('expires the offsets of deleted events, also after a restart', async () => {
      const { events, appended, reopen } = await openLog(5)
      const start = events.offsetOf(0)
      await inSteps(limit => events.prune(4_000, limit))
      const expectExpired = async (log: EventLog) => {
        const resolved = [start, ...appended].map(offset => log.resolve(offset))
        expect(await Promise.all(resolved)).toEqual(['expired', 'expired', 'expired', 3, 4, 5])
        await expect(log.read(2, 10)).rejects.toThrow(CursorExpiredError)
        // All events of this page are deleted, but not the newest event of the log.
        await expect(log.read(0, 2)).rejects.toThrow(CursorExpiredError)
        expect(await sequencesAfter(log, 3)).toEqual([4, 5])
        expect(await log.sequenceBefore(0)).toBe(3)
      }
      await expectExpired(events)
      await expectExpired((await reopen()).events)
    })

    it('lets a reader that resumes meanwhile get all following events, or an error', async () => {
      const { events, appended } = await openLog(600)
      const outcomes = { whole: 0, expired: 0 }
      const expectAllAfter = async (offset: string) => {
        const sequence = await events.resolve(offset)
        if (typeof sequence !== 'number') throw new CursorExpiredError('resolve')
        const page = await events.readFrames(sequence, 50, null, 0)
        const text = Buffer.concat(page?.frames ?? []).toString()
        const shown = [...text.matchAll(/"user_id":"event-(\d+)"/g)].map(([, number]) => Number(number))
        expect(shown).toEqual(
          Array.from({ length: (page?.last ?? 0) - sequence }, (_, index) => sequence + index + 1),
        )
        expect((await events.read(sequence, 1)).map(entry => entry.sequence)).toEqual([sequence + 1])
      }
      for (let time = 2_000; time < 600_000; time += 7_000) {
        const oldest = await events.sequenceBefore(0)
        const around = appended.slice(Math.max(oldest - 2, 0), Math.min(oldest + 9, 599))
        const reading = around.map(offset =>
          expectAllAfter(offset).then(
            () => outcomes.whole++,
            error => {
              if (!(error instanceof CursorExpiredError)) throw error
              outcomes.expired++
            },
          ),
        )
        await Promise.all([events.prune(time, 500), ...reading])
      }
      expect(Math.min(outcomes.whole, outcomes.expired)).toBeGreaterThan(0)
    })

    it('keeps the newest event, so that no sequence is assigned twice', async () => {
      const { events, reopen } = await openLog(3)
      expect(await inSteps(limit => events.prune(1_000_000, limit))).toBe(2)
      const reopened = (await reopen()).events
      expect(await reopened.head()).toBe(3)
      const [next] = await reopened.append([newEvent('next', { acceptedAt: 5_000 })])
      expect(await reopened.resolve(next?.offset ?? '')).toBe(4)
      expect(await sequencesAfter(reopened, 2)).toEqual([3, 4])
    })

    it('deletes an idempotency key with its event', async () => {
      const { events } = await openLog(3)
      await inSteps(limit => events.prune(3_000, limit))
      const [again, kept] = await events.append([newEvent('event-1'), newEvent('event-3')])
      expect([again?.duplicate, kept?.duplicate]).toEqual([false, true])
    })

    it('keeps the events that an enabled event stream has not read; a disabled event stream keeps none', async () => {
      const { events, eventStreams } = await openLog(2)
      const stream = newEventStream('a')
      await eventStreams.insert(stream, anEntry)
      const later = [3, 4, 5].map(time => newEvent(`later-${time}`, { acceptedAt: 1_000 * time }))
      await events.append(later)
      expect(await inSteps(limit => events.prune(1_000_000, limit))).toBe(2)
      expect(await sequencesAfter(events, 2)).toEqual([3, 4, 5])
      await eventStreams.delete(stream.id, () => anEntry)
      expect(await inSteps(limit => events.prune(1_000_000, limit))).toBe(2)
    })

    it('leaves an empty log unchanged', async () => {
      const { events } = await open()
      expect(await events.prune(1_000_000, 10)).toBe(0)
      expect(await events.resolve(events.offsetOf(0))).toBe(0)
    })
  })
}
