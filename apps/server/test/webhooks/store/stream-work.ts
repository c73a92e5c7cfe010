import { describe, expect, it } from 'vitest'
import { dayMs, startOfDay } from '../../../src/event-streams/deliveries.ts'
import type { EventStream } from '../../../src/event-streams/event-stream.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { newEvents } from '../../stores/conformance/new-event.ts'
import { newEventStream } from '../../stores/conformance/new-event-stream.ts'
import type { OpenStore } from '../../stores/conformance/open-store.ts'
import {
  attempt,
  changesOf,
  doWork,
  everything,
  failed,
  json,
  newDelivery,
  openWithStream,
  streamOf,
  testEvent,
} from '../harness/dispatched.ts'

type Filters = NonNullable<EventStream['filters']>

const unknown = { eventStreamId: '', fence: 0, revision: 0 }
const disabled = 'The event stream was disabled.'

/** Defines tests of the work that is done in steps: ending deliveries, redelivering, deleting. Every store must pass them. */
export function describeStreamWork(name: string, open: OpenStore): void {
  async function openForWork() {
    const store = await openWithStream(open)
    const { dispatch, deliveries, id } = store
    const today = startOfDay(Date.now())
    return {
      ...store,
      /** The abandoned attempts of the stream, by the ids of their events. */
      abandonedOf: async () => {
        const filter = { ...everything, eventId: null, results: ['abandoned' as const] }
        const listed = await store.attempts.list(id, filter, null, 1_000)
        return new Map(listed.map(({ attempt }) => [attempt.event_id, attempt]))
      },
      history: async () => (await deliveries.list(id, everything, null, 1_000)).deliveries,
      failures: async () => {
        const counted = await deliveries.counts(id, today - dayMs, today + dayMs)
        return counted.reduce((sum, count) => sum + count.failed, 0)
      },
      commit: (given: Parameters<typeof changesOf>[1]) => dispatch.commit([changesOf(id, given)]),
    }
  }

  describe(`a disabled stream in ${name}`, () => {
    it('is held by a node until all its accepted events are listed as failed', async () => {
      const { dispatch, events, id, stream, disable, commit, history, abandonedOf, failures } =
        await openForWork()
      await events.append([
        ...newEvents(3),
        ...newEvents(400, { source: '/a', type: 'group.created' }),
        ...newEvents(700, { source: '/b' }),
      ])
      await commit({ cursor: 2 })
      await disable()
      await events.append(newEvents(5, { source: '/later' }))
      expect((await dispatch.claim()).held).toMatchObject([{ eventStreamId: id }])
      expect(await dispatch.cursors()).toEqual([])
      expect(await streamOf(dispatch, id)).toMatchObject({ stream: { status: 'disabled' }, hasWork: true })
      const { claim = unknown } = (await streamOf(dispatch, id)) ?? {}
      const done = await dispatch.work(claim, [])
      expect((await dispatch.standing(id))?.work).toEqual([{ kind: 'end', total: 1_101, done }])
      await doWork(dispatch, id)
      const ended = await history()
      expect(ended).toHaveLength(701)
      expect(ended.every(({ event_type }) => event_type === stream.subscriptions[0]?.event_type)).toBe(true)
      expect(ended.every(({ attempts }) => attempts.length === 0)).toBe(true)
      const abandoned = await abandonedOf()
      expect(abandoned.size).toBe(701)
      expect(abandoned.get(ended[0]?.id ?? '')).toMatchObject({
        number: 1,
        error_message: disabled,
        duration_ms: 0,
      })
      expect(ended[0]?.event).toMatchObject({ source: '/tests', type: 'user.created' })
      expect(await failures()).toBe(701)
      const over = await streamOf(dispatch, id)
      expect(over).toMatchObject({ hasWork: false })
      await dispatch.release([over?.claim ?? unknown])
      expect((await dispatch.claim()).held).toEqual([])
    })

    it('lists no event as failed that its filters hid when it was disabled', async () => {
      const { dispatch, events, eventStreams, id, disable, history } = await openForWork()
      const change = (filters: Filters) =>
        eventStreams.update(
          id,
          before => ({ ...before, filters }),
          () => anEntry,
        )
      await change([{ path: 'data.object.user_id', suffix: '1' }])
      await events.append([...newEvents(15), ...newEvents(9, { source: '/a', type: 'group.created' })])
      await disable()
      await change([])
      await doWork(dispatch, id)
      // event-1 and event-11
      expect(await history()).toHaveLength(2)
    })

    it('lists its waiting deliveries as failed, except those in flight, and does not count test events', async () => {
      const { dispatch, id, disable, commit, history, abandonedOf, failures } = await openForWork()
      const [fresh, underWay] = [newDelivery(id), newDelivery(id)]
      const tried = newDelivery(id, { attempts: [attempt(2)], tries: 1, made: 1 })
      const test = testEvent(id)
      const waiting = [fresh, tried, underWay].map(delivery => ({ delivery, dueAt: 9 }))
      await commit({ waiting, failed: [failed(newDelivery(id))] })
      await dispatch.insertTest(test, json, 9, anEntry)
      await disable()
      await doWork(dispatch, id, [underWay.eventId])
      const listed = await history()
      const attemptsOf = (eventId: string) =>
        listed.find(delivery => delivery.id === eventId)?.attempts.map(one => one.error_message)
      expect(listed).toHaveLength(4)
      expect(attemptsOf(fresh.eventId)).toEqual([])
      expect(attemptsOf(tried.eventId)).toEqual([attempt(2).error_message])
      expect(attemptsOf(test.eventId)).toEqual([])
      const abandoned = await abandonedOf()
      expect(abandoned.size).toBe(3)
      expect(abandoned.get(fresh.eventId)).toMatchObject({ number: 1, purpose: 'live' })
      expect(abandoned.get(tried.eventId)).toMatchObject({ number: 2, purpose: 'live' })
      expect(abandoned.get(test.eventId)).toMatchObject({ number: 1, purpose: 'test' })
      expect(await failures()).toBe(2)
      expect(await streamOf(dispatch, id)).toMatchObject({ hasWork: true })
      await doWork(dispatch, id)
      expect(await history()).toHaveLength(5)
      expect(await streamOf(dispatch, id)).toMatchObject({ hasWork: false })
    })

    it('lists a waiting test event as failed, even if no other delivery waits', async () => {
      const { dispatch, id, disable, history } = await openForWork()
      await dispatch.insertTest(testEvent(id), json, 9, anEntry)
      await disable()
      const { claim = unknown } = (await streamOf(dispatch, id)) ?? {}
      expect(await dispatch.work(claim, [])).toBe(1)
      expect(await history()).toHaveLength(1)
      expect(await dispatch.work(claim, [])).toBeNull()
    })

    it('ends no delivery for a node that has not read the latest change, because the node may have it in flight', async () => {
      const { dispatch, id, disable, commit, history } = await openForWork()
      await commit({ waiting: [{ delivery: newDelivery(id), dueAt: 9 }] })
      const { claim = unknown } = (await streamOf(dispatch, id)) ?? {}
      await disable()
      expect(await dispatch.work(claim, [])).toBe(0)
      expect(await history()).toEqual([])
    })

    it('lists all deliveries of its earlier round as failed, even if it is enabled before its stepwise work is done', async () => {
      const { dispatch, events, id, disable, enable, commit, history } = await openForWork()
      await events.append(newEvents(40))
      await commit({ cursor: 10, waiting: [{ delivery: newDelivery(id, { sequence: 7 }), dueAt: 1 }] })
      await disable()
      await enable()
      expect(await streamOf(dispatch, id)).toMatchObject({ cursor: 40, round: 1, hasWork: true })
      await doWork(dispatch, id)
      expect(await history()).toHaveLength(31)
      await events.append(newEvents(3, { source: '/b' }))
      expect(await streamOf(dispatch, id)).toMatchObject({ cursor: 40, hasWork: false })
    })

    it('does not list events as failed that its node had read before the node learned of the disabling', async () => {
      const { dispatch, events, id, disable, commit, history } = await openForWork()
      await events.append(newEvents(9))
      await disable()
      await commit({ cursor: 6, counts: { successful: 6, failed: 0 } })
      await doWork(dispatch, id)
      expect(await history()).toHaveLength(3)
    })

    it('does not list events as failed that its node had read, even if it is enabled before the node learns of the disabling', async () => {
      const { dispatch, events, id, disable, enable, commit, history } = await openForWork()
      await events.append(newEvents(9))
      await disable()
      await enable()
      await events.append(newEvents(4, { source: '/b' }))
      await disable()
      await enable()
      await commit({ round: 2, cursor: 13, endedRounds: [{ round: 0, cursor: 6 }] })
      await doWork(dispatch, id)
      expect(await history()).toHaveLength(7)
    })

    it('does not list events of a later round as failed that its node had read before the node learned of the new round', async () => {
      const { dispatch, events, id, disable, enable, commit, history } = await openForWork()
      await events.append(newEvents(9))
      await disable()
      await enable()
      await events.append(newEvents(4, { source: '/b' }))
      await disable()
      await commit({ round: 0, cursor: 11, counts: { successful: 11, failed: 0 } })
      await doWork(dispatch, id)
      expect(await history()).toHaveLength(2)
    })

    it('fails a delivery only once if its attempt was in flight when the stream was disabled', async () => {
      const { dispatch, events, id, disable, commit, history, failures } = await openForWork()
      await events.append(newEvents(2))
      const [first] = await events.read(0, 1)
      const underWay = newDelivery(id, { sequence: 1, eventId: first?.id ?? '' })
      await commit({ cursor: 0, underWay: [{ ...underWay, state: 'under way' }] })
      await disable()
      await doWork(dispatch, id, [underWay.eventId])
      expect(await history()).toHaveLength(1)
      await commit({ failed: [failed(underWay)], counts: { successful: 0, failed: 1 } })
      await doWork(dispatch, id)
      expect(await history()).toHaveLength(2)
      expect(await failures()).toBe(2)
    })
  })

  describe(`a deleted stream in ${name}`, () => {
    it('is no longer found, its name is free at once, and its rows are deleted step by step', async () => {
      const { dispatch, eventStreams, id, stream, commit, history } = await openForWork()
      const many = Array.from({ length: 900 }, () => failed(newDelivery(id)))
      await commit({ failed: many, waiting: [{ delivery: newDelivery(id), dueAt: 1 }] })
      expect(await eventStreams.delete(id, () => anEntry)).toBe('deleted')
      expect(await eventStreams.delete(id, () => anEntry)).toBe('unknown')
      expect(await eventStreams.find(id)).toBeNull()
      expect(await eventStreams.count()).toBe(0)
      expect(await eventStreams.insert(newEventStream(stream.name), anEntry)).toBe('inserted')
      expect(await streamOf(dispatch, id)).toMatchObject({ hasWork: true, stream: { status: 'disabled' } })
      const { claim = unknown } = (await streamOf(dispatch, id)) ?? {}
      expect(await dispatch.work(claim, [])).toBeGreaterThan(0)
      expect(await streamOf(dispatch, id)).toMatchObject({ hasWork: true })
      await doWork(dispatch, id)
      expect(await streamOf(dispatch, id)).toBeNull()
      expect(await history()).toEqual([])
    })
  })
}
