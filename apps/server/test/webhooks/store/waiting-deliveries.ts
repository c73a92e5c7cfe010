import { describe, expect, it } from 'vitest'
import { redeliverAll } from '../../../src/event-streams/redeliver-all.ts'
import { limits } from '../../../src/limits.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { newEventStream } from '../../stores/conformance/new-event-stream.ts'
import type { OpenStore } from '../../stores/conformance/open-store.ts'
import {
  attempt,
  changesOf,
  delivered,
  everything,
  failed,
  json,
  newDelivery,
  openWithStream,
  streamOf,
  testEvent,
} from '../harness/dispatched.ts'

/** Defines tests of waiting deliveries, which every store must pass. */
export function describeWaitingDeliveries(name: string, open: OpenStore): void {
  describe(`waiting deliveries in ${name}`, () => {
    it('are due from their due time on, and are read with the longest due first, up to the requested number', async () => {
      const { dispatch, id } = await openWithStream(open)
      const [late, early, future] = [newDelivery(id), newDelivery(id), newDelivery(id)]
      const middle = testEvent(id)
      const waiting = [
        { delivery: late, dueAt: 30 },
        { delivery: early, dueAt: 10 },
        { delivery: future, dueAt: 31 },
      ]
      await dispatch.commit([changesOf(id, { waiting })])
      await dispatch.insertTest(middle, json, 20, anEntry)
      const idsDue = async (now: number, limit: number) =>
        (await dispatch.due(id, now, limit)).map(({ eventId }) => eventId)
      expect(await idsDue(30, 10)).toEqual([early.eventId, middle.eventId, late.eventId])
      expect(await idsDue(30, 2)).toEqual([early.eventId, middle.eventId])
      expect(await idsDue(9, 10)).toEqual([])
      const nextDue = async (now: number) => (await dispatch.nextDue([id], now)).get(id)
      expect(await nextDue(9)).toBe(10)
      expect(await nextDue(10)).toBe(20)
      expect(await nextDue(30)).toBe(31)
      expect(await nextDue(31)).toBeUndefined()
    })

    it('are counted up to 1,000 in the standing of the stream, which also shows its stepwise work and its circuit', async () => {
      const { deliveries, dispatch, id } = await openWithStream(open)
      expect(await dispatch.standing(id)).toEqual({
        ...{ cursor: 0, probeAt: null, oldestWaitingAt: null, isRetrying: false },
        ...{ waiting: 0, redelivering: 0, work: [], decided: 0, replay: null },
      })
      const waiting = Array.from({ length: 1_001 }, () => ({ delivery: newDelivery(id), dueAt: 1 }))
      const first = { waiting: waiting.slice(0, 999), failed: [failed(newDelivery(id))] }
      await dispatch.commit([changesOf(id, { cursor: 2, probeAt: 77, ...first })])
      await dispatch.insertTest(testEvent(id), json, 1, anEntry)
      await redeliverAll(deliveries, id, everything, () => anEntry)
      expect(await dispatch.standing(id)).toEqual({
        cursor: 2,
        probeAt: 77,
        oldestWaitingAt: null,
        isRetrying: false,
        waiting: 1_000,
        redelivering: 0,
        work: [{ kind: 'redeliver', total: 1, done: 0 }],
        decided: 2,
        replay: null,
      })
      await dispatch.commit([changesOf(id, { cursor: 2, waiting: waiting.slice(999) })])
      expect(await dispatch.standing(id)).toMatchObject({ probeAt: null, waiting: 1_000 })
      expect(await dispatch.standing('est_unknown')).toBeNull()
    })

    it('take in at most 100 test events of a stream, and more once some have ended', async () => {
      const { dispatch, id } = await openWithStream(open)
      const waiting = Array.from({ length: limits.waitingTestEvents }, () => testEvent(id))
      const stored = await Promise.all(waiting.map(test => dispatch.insertTest(test, json, 1, anEntry)))
      expect(new Set(stored)).toEqual(new Set([true]))
      const { claim: { revision } = { revision: 0 } } = (await streamOf(dispatch, id)) ?? {}
      expect(await dispatch.insertTest(testEvent(id), json, 1, anEntry)).toBe(false)
      expect((await streamOf(dispatch, id))?.claim.revision).toBe(revision)
      const [first] = waiting
      if (!first) throw new Error('expected a test event')
      await dispatch.commit([changesOf(id, { failed: [failed(first)] })])
      expect(await dispatch.insertTest(testEvent(id), json, 1, anEntry)).toBe(true)
    })

    it('belong to one stream only, even for the same event', async () => {
      const { dispatch, eventStreams, id } = await openWithStream(open)
      const other = newEventStream('b')
      await eventStreams.insert(other, anEntry)
      await streamOf(dispatch, other.id)
      const delivery = newDelivery(id)
      const same = { ...delivery, eventStreamId: other.id }
      await dispatch.commit([
        changesOf(id, { waiting: [{ delivery, dueAt: 1 }] }),
        changesOf(other.id, { waiting: [{ delivery: same, dueAt: 2 }] }),
      ])
      await dispatch.commit([changesOf(id, { delivered: [delivered(delivery)] })])
      expect(await dispatch.due(id, 9, 10)).toEqual([])
      expect(await dispatch.due(other.id, 9, 10)).toEqual([same])
    })

    it('are read with their event from the log, as long as the log keeps it', async () => {
      const { dispatch, events, deliveryOf } = await openWithStream(open)
      const delivery = await deliveryOf()
      const [entry] = await events.read((delivery.sequence ?? 0) - 1, 1)
      const found = Buffer.from((await dispatch.event(delivery)) ?? []).toString()
      expect(JSON.parse(found)).toMatchObject({ id: delivery.eventId, type: 'user.created' })
      expect(Buffer.from(entry?.frame ?? []).toString()).toContain(found)
      expect(await dispatch.event({ ...delivery, sequence: 999 })).toBeNull()
    })

    it('have no event when they are redelivered, if the log had deleted it before they failed', async () => {
      const { dispatch, id } = await openWithStream(open)
      const delivery = newDelivery(id)
      await dispatch.commit([changesOf(id, { failed: [failed(delivery)] })])
      expect(await dispatch.event({ ...delivery, sequence: null })).toBeNull()
    })

    it('prevent the deletion of their events from the log', async () => {
      const { dispatch, events, id, deliveryOf } = await openWithStream(open)
      const [first, second] = [await deliveryOf(), await deliveryOf()]
      await deliveryOf()
      await dispatch.commit([
        changesOf(id, { cursor: 3, waiting: [first, second].map(delivery => ({ delivery, dueAt: 9 })) }),
      ])
      expect(await events.prune(Date.now() + 1_000, 10)).toBe(0)
      await dispatch.commit([changesOf(id, { delivered: [delivered(first)] })])
      expect(await events.prune(Date.now() + 1_000, 10)).toBe(1)
      expect(await dispatch.event(second)).not.toBeNull()
    })

    it('include a test delivery, which is marked as a test, stored with its event, and announced to the holder', async () => {
      const { dispatch, id } = await openWithStream(open)
      const test = testEvent(id)
      const before = await streamOf(dispatch, id)
      await dispatch.insertTest(test, json, 5, anEntry)
      const after = await streamOf(dispatch, id)
      expect(after?.claim.revision).toBeGreaterThan(before?.claim.revision ?? Number.NaN)
      expect(await dispatch.due(id, 5, 10)).toEqual([{ ...test, bytes: json.length }])
      expect((await dispatch.nextDue([id], 4)).get(id)).toBe(5)
      expect(Buffer.from((await dispatch.event(test)) ?? [])).toEqual(json)
    })

    it('include failed deliveries that are being redelivered, with a new schedule', async () => {
      const { dispatch, deliveries, id, deliveryOf } = await openWithStream(open)
      const delivery = failed(await deliveryOf({ tries: 3 }))
      await dispatch.commit([changesOf(id, { failed: [delivery] })])
      expect(await dispatch.due(id, 99, 10)).toEqual([])
      expect(await deliveries.redeliver(id, delivery.eventId, 50, anEntry)).toEqual({ accepted: 1 })
      expect(await deliveries.redeliver(id, delivery.eventId, 51, anEntry)).toBe('under way')
      const redelivered = { ...delivery, state: 'waiting', sequence: null, isListed: true, tries: 0 } as const
      expect(await dispatch.due(id, 50, 10)).toEqual([{ ...redelivered, bytes: expect.any(Number) }])
      expect(await deliveries.find(id, delivery.eventId)).not.toBeNull()
      const later = { ...redelivered, attempts: [...delivery.attempts, attempt(60)], tries: 1 }
      await dispatch.commit([changesOf(id, { waiting: [{ delivery: later, dueAt: 70 }] })])
      expect(await dispatch.due(id, 69, 10)).toEqual([])
      expect(await dispatch.due(id, 70, 10)).toEqual([{ ...later, bytes: expect.any(Number) }])
      await dispatch.commit([changesOf(id, { delivered: [delivered(later)] })])
      expect(await deliveries.find(id, delivery.eventId)).toBeNull()
      expect(await deliveries.redeliver(id, delivery.eventId, 52, anEntry)).toBe('unknown')
    })

    it('are not due if they belong to an earlier round', async () => {
      const { dispatch, id, disable, enable } = await openWithStream(open)
      const delivery = newDelivery(id)
      await dispatch.commit([changesOf(id, { waiting: [{ delivery, dueAt: 1 }] })])
      await disable()
      await enable()
      expect(await dispatch.due(id, 9, 10)).toEqual([])
      expect((await dispatch.nextDue([id], 0)).get(id)).toBeUndefined()
    })
  })
}
