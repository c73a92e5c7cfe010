import { describe, expect, it } from 'vitest'
import { newId } from '../../../src/api/ids.ts'
import type { AttemptFilter, AttemptPlace, EndedAttempt } from '../../../src/event-streams/attempts.ts'
import { erasePerson } from '../../../src/events/erasure.ts'
import { limits } from '../../../src/limits.ts'
import {
  changesOf,
  delivered,
  doWork,
  json,
  openWithStream,
  streamOf,
  testEvent,
} from '../../webhooks/harness/dispatched.ts'
import { insertStream } from '../../webhooks/harness/running-dispatcher.ts'
import { anEntry } from '../an-entry.ts'
import { newEvent } from './new-event.ts'
import type { OpenStore } from './open-store.ts'

const everything: AttemptFilter = { eventId: null, results: null, eventTypes: null, from: null, to: null }
const all = { failuresSince: 0, successesSince: 0 }
const noon = Date.parse('2026-11-20T12:00:00Z')

/** Defines tests of the attempts to send events, which every store must pass. */
export function describeAttempts(name: string, open: OpenStore): void {
  async function openForAttempts() {
    const store = await openWithStream(open)
    const { attempts, dispatch, id } = store
    let successes = 0
    const newAttempt = (given: Partial<EndedAttempt> = {}): EndedAttempt => {
      const { result = 'failed' } = given
      return {
        eventStreamId: id,
        eventId: newId('evt_'),
        eventType: 'user.created',
        sequence: 1_000_000,
        attemptedAt: noon,
        number: 1,
        result,
        status: 503,
        errorMessage: result === 'delivered' ? null : 'It failed.',
        durationMs: 5,
        answer: null,
        purpose: 'live',
        success: result === 'delivered' ? ++successes : null,
        ...given,
      }
    }
    /** Adds attempts that began `offset` milliseconds after noon. */
    const add = async (
      result: EndedAttempt['result'],
      offsets: readonly number[],
      given: Partial<EndedAttempt> = {},
    ) => {
      const added = offsets.map(offset => newAttempt({ result, attemptedAt: noon + offset, ...given }))
      expect(await dispatch.commit([changesOf(id, { attempts: added, successes })])).toEqual([])
      return added
    }
    const offsetsOf = async (
      filter: Partial<AttemptFilter> = {},
      before: AttemptPlace | null = null,
      limit = 100,
    ) => {
      const found = await attempts.list(id, { ...everything, ...filter }, before, limit)
      return found.map(({ attemptedAt }) => attemptedAt - noon)
    }
    /** Deletes what is not to be kept, and resolves with the number of deleted rows. */
    const trim = async (kept: Parameters<typeof attempts.deleteOver>[1]) => {
      let total = 0
      for (;;) {
        const deleted = await attempts.deleteOver(id, kept)
        if (deleted === 0) return total
        total += deleted
      }
    }
    return { ...store, newAttempt, add, offsetsOf, trim }
  }

  describe(`attempts in ${name}`, () => {
    it('keep all their properties, also after a restart', async () => {
      const { id, dispatch, newAttempt, reopen } = await openForAttempts()
      const given = newAttempt({ answer: '“später” \u0001\ue000\ufffd', number: 7, purpose: 'redelivery' })
      await dispatch.commit([changesOf(id, { attempts: [given] })])
      const [listed] = await (await reopen()).attempts.list(id, everything, null, 10)
      expect(listed?.attempt).toEqual({
        event_stream_id: id,
        event_id: given.eventId,
        event_type: 'user.created',
        attempted_at: '2026-11-20T12:00:00.000Z',
        number: 7,
        result: 'failed',
        status: 503,
        error_message: 'It failed.',
        duration_ms: 5,
        answer: given.answer,
        purpose: 'redelivery',
      })
    })

    it('are listed newest first, of all results together, page by page', async () => {
      const { id, attempts, add, offsetsOf } = await openForAttempts()
      await add('delivered', [0, 3, 5])
      await add('failed', [1, 3, 4])
      await add('abandoned', [2, 3])
      expect(await offsetsOf()).toEqual([5, 4, 3, 3, 3, 2, 1, 0])
      const pages: number[][] = []
      let before: AttemptPlace | null = null
      for (;;) {
        const page = await attempts.list(id, everything, before, 3)
        if (page.length === 0) break
        pages.push(page.map(({ attemptedAt }) => attemptedAt - noon))
        before = page.at(-1) ?? null
        // Attempts that are added meanwhile do not move those of later pages.
        await add('failed', [5, 6])
      }
      expect(pages).toEqual([
        [5, 4, 3],
        [3, 3, 2],
        [1, 0],
      ])
    })

    it('are filtered by result, event type, event and dates, all together', async () => {
      const { add, offsetsOf } = await openForAttempts()
      await add('delivered', [0, 4])
      await add('failed', [1, 5])
      await add('abandoned', [2])
      const [deleted] = await add('failed', [3], { eventType: 'user.deleted' })
      expect(await offsetsOf({ results: ['delivered'] })).toEqual([4, 0])
      expect(await offsetsOf({ results: ['abandoned', 'delivered'] })).toEqual([4, 2, 0])
      expect(await offsetsOf({ results: ['failed'] })).toEqual([5, 3, 1])
      expect(await offsetsOf({ eventTypes: ['user.deleted'] })).toEqual([3])
      expect(await offsetsOf({ eventTypes: ['user.created', 'user.deleted'], results: ['failed'] })).toEqual([
        5, 3, 1,
      ])
      expect(await offsetsOf({ from: noon + 1, to: noon + 4 })).toEqual([3, 2, 1])
      expect(await offsetsOf({ from: noon + 1, to: noon + 4 }, { attemptedAt: noon + 3, id: 0 })).toEqual([
        2, 1,
      ])
      const eventId = deleted?.eventId ?? ''
      expect(await offsetsOf({ eventId })).toEqual([3])
      expect(await offsetsOf({ eventId, results: ['delivered'] })).toEqual([])
      expect(await offsetsOf({ eventId, eventTypes: ['user.created'] })).toEqual([])
      expect(await offsetsOf({ eventId, to: noon + 3 })).toEqual([])
    })

    it('of an event are listed over all event streams', async () => {
      const store = await openForAttempts()
      const { id, attempts, dispatch, newAttempt } = store
      const other = await insertStream(store, 'https://other.example.com/')
      await dispatch.streams([other])
      const eventId = newId('evt_')
      await dispatch.commit(
        [id, other].map((eventStreamId, index) => {
          const attempted = newAttempt({ eventStreamId, eventId, attemptedAt: noon + index })
          return changesOf(eventStreamId, { attempts: [attempted, newAttempt({ eventStreamId })] })
        }),
      )
      const [first, second] = await attempts.listOfEvent(eventId, null, 10)
      expect([first?.attempt.event_stream_id, second?.attempt.event_stream_id]).toEqual([other, id])
      expect(await attempts.listOfEvent(eventId, first ?? null, 10)).toEqual([second])
      const atOther = await attempts.list(other, { ...everything, eventId }, null, 10)
      expect(atOther).toEqual([first])
    })

    it('are written exactly once, also if their commit is repeated', async () => {
      const { id, dispatch, newAttempt, offsetsOf } = await openForAttempts()
      const changes = changesOf(id, { attempts: [newAttempt()] })
      await dispatch.commit([changes])
      await dispatch.commit([changes])
      expect(await offsetsOf()).toEqual([0])
    })

    it('count the successes that are left out of the list', async () => {
      const { id, attempts, dispatch, newAttempt } = await openForAttempts()
      expect(await attempts.sampled(id)).toBeNull()
      const success = (number: number) => newAttempt({ result: 'delivered', success: number })
      await dispatch.commit([changesOf(id, { attempts: [success(1), success(5)], successes: 7 })])
      expect(await attempts.sampled(id)).toEqual({ kept: 2, of: 7 })
      await dispatch.commit([changesOf(id, { leftOut: 3, successes: 10 })])
      expect(await attempts.sampled(id)).toEqual({ kept: 2, of: 10 })
      expect(await streamOf(dispatch, id)).toMatchObject({ successes: 10 })
    })

    it('are deleted by age, successes and failures apart', async () => {
      const { add, offsetsOf, trim } = await openForAttempts()
      await add('delivered', [0, 10, 20])
      await add('failed', [1, 11, 21])
      await add('abandoned', [2, 12, 22])
      expect(await trim({ failuresSince: noon + 11, successesSince: noon + 20 })).toBe(4)
      expect(await offsetsOf()).toEqual([22, 21, 20, 12, 11])
      expect(await trim({ failuresSince: noon + 11, successesSince: noon + 20 })).toBe(0)
    })

    it('are deleted beyond the number that is kept of a stream, oldest first', async () => {
      const { attempts, id, add, offsetsOf, trim } = await openForAttempts()
      const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
      await add('delivered', upTo(limits.successesOfStream + 3))
      await add('failed', upTo(limits.failedAttemptsOfStream + 250))
      expect(await attempts.nextStream('')).toBe(id)
      expect(await attempts.nextStream(id)).toBeNull()
      expect(await trim(all)).toBe(253)
      const oldest = (await offsetsOf({ results: ['failed'] }, null, 20_000)).at(-1)
      expect(oldest).toBe(250)
      expect((await offsetsOf({ results: ['delivered'] }, null, 20_000)).at(-1)).toBe(3)
      expect(await attempts.sampled(id)).toEqual({ kept: 1_000, of: 1_000 })
    })

    it('are deleted with their event stream, and none is written afterwards', async () => {
      const { id, attempts, dispatch, eventStreams, add } = await openForAttempts()
      const [one] = await add('failed', Array(700).fill(0))
      await eventStreams.delete(id, () => anEntry)
      await add('failed', [1])
      await doWork(dispatch, id)
      expect(await streamOf(dispatch, id)).toBeNull()
      expect(await attempts.nextStream('')).toBeNull()
      expect(await attempts.listOfEvent(one?.eventId ?? '', null, 10)).toEqual([])
    })

    it('of an erased event are erased, and none is written afterwards', async () => {
      const store = await openForAttempts()
      const { add, offsetsOf, events, erasure } = store
      const data = { object: { user_id: 'auth0|erased' } }
      const [event, other] = ['auth0|erased', 'auth0|kept'].map(user_id =>
        newEvent(newId('evt_'), {
          json: JSON.stringify({ type: 'user.created', data: { ...data, object: { user_id } } }),
        }),
      )
      if (!event || !other) throw new Error('unreachable')
      await events.append([event, other])
      const erased = { sequence: 1, eventId: event.id }
      await add('failed', [0], erased)
      await add('failed', [1], { sequence: 2, eventId: other.id })
      // Its event has left the log.
      await add('failed', [2], { answer: 'No such user: auth0|erased.' })
      await add('failed', [3], { answer: 'No such user: auth0|kept.' })
      const done = await erasePerson(erasure, 'auth0|erased', () => {})
      expect(done).toMatchObject({ events: { erased: 1 }, attempts: { read: 4, erased: 2 } })
      expect(await offsetsOf()).toEqual([3, 1])
      await add('failed', [4], erased)
      expect(await offsetsOf()).toEqual([3, 1])
    })

    it('of a stored event are written with its last state, unless it was erased', async () => {
      const { id, dispatch, newAttempt, offsetsOf } = await openForAttempts()
      const [test, erased] = [testEvent(id), testEvent(id)]
      await dispatch.insertTest(test, json, 9, anEntry)
      const attempts = [test, erased].map(({ eventId }) =>
        newAttempt({ sequence: null, eventId, purpose: 'test' }),
      )
      await dispatch.commit([changesOf(id, { attempts, delivered: [delivered(test)] })])
      expect(await offsetsOf({ eventId: test.eventId })).toEqual([0])
      expect(await offsetsOf()).toEqual([0])
    })
  })
}
