import { describe, expect, it } from 'vitest'
import { dayMs, startOfDay } from '../../src/deliveries/statistics.ts'
import { newId } from '../../src/ids.ts'
import { newEventStream } from '../stores/conformance/new-event-stream.ts'
import type { OpenStore } from '../stores/conformance/open-store.ts'
import { attempt, changesOf, everything, failed, newDelivery, openWithStream } from './dispatched.ts'

/** What every store owes for deliveries that wait for their next attempt. */
export function describeWaitingDeliveries(name: string, open: OpenStore): void {
  describe(`deliveries that wait in ${name}`, () => {
    it('are due from their time on, the longest due first, no more than asked for', async () => {
      const { dispatch, id } = await openWithStream(open)
      const [late, early, future, middle] = [
        newDelivery(id),
        newDelivery(id),
        newDelivery(id),
        newDelivery(id),
      ]
      const pending = [
        { delivery: late, dueAt: 30 },
        { delivery: early, dueAt: 10 },
        { delivery: future, dueAt: 31 },
        { delivery: middle, dueAt: 20 },
      ]
      await dispatch.commit([changesOf(id, { pending })])
      const idsDue = async (now: number, limit: number) =>
        (await dispatch.due(id, now, limit)).map(({ eventId }) => eventId)
      expect(await idsDue(30, 10)).toEqual([early.eventId, middle.eventId, late.eventId])
      expect(await idsDue(30, 2)).toEqual([early.eventId, middle.eventId])
      expect(await idsDue(9, 10)).toEqual([])
      expect(await dispatch.nextDue(id, 9)).toBe(10)
      expect(await dispatch.nextDue(id, 30)).toBe(31)
      expect(await dispatch.nextDue(id, 31)).toBeNull()
    })

    it('of one stream are not those of another, though they are of one event', async () => {
      const { dispatch, eventStreams, id } = await openWithStream(open)
      const other = newEventStream('b')
      await eventStreams.insert(other)
      await dispatch.stream(other.id)
      const delivery = newDelivery(id)
      const same = { ...delivery, eventStreamId: other.id }
      await dispatch.commit([
        changesOf(id, { pending: [{ delivery, dueAt: 1 }] }),
        changesOf(other.id, { pending: [{ delivery: same, dueAt: 2 }] }),
      ])
      await dispatch.commit([changesOf(id, { delivered: [delivery.eventId] })])
      expect(await dispatch.due(id, 9, 10)).toEqual([])
      expect(await dispatch.due(other.id, 9, 10)).toEqual([same])
    })

    it('are a test event too, as such', async () => {
      const { dispatch, id } = await openWithStream(open)
      const test = newDelivery(id, { isTest: true })
      await dispatch.insertTest(test, 5)
      expect(await dispatch.due(id, 5, 10)).toEqual([test])
      expect(await dispatch.nextDue(id, 4)).toBe(5)
    })

    it('are failed ones too while they are redelivered, with a schedule that starts anew', async () => {
      const { dispatch, deliveries, id } = await openWithStream(open)
      const delivery = failed(newDelivery(id, { tries: 3 }))
      await dispatch.commit([changesOf(id, { failed: [delivery] })])
      expect(await dispatch.due(id, 99, 10)).toEqual([])
      expect(await deliveries.redeliver(id, delivery.eventId, 50)).toEqual({ accepted: 1 })
      expect(await deliveries.redeliver(id, delivery.eventId, 51)).toBe('under way')
      expect(await dispatch.due(id, 50, 10)).toEqual([{ ...delivery, tries: 0 }])
      expect(await deliveries.find(id, delivery.eventId)).not.toBeNull()
      await dispatch.commit([changesOf(id, { delivered: [delivery.eventId] })])
      expect(await deliveries.find(id, delivery.eventId)).toBeNull()
      expect(await deliveries.redeliver(id, delivery.eventId, 52)).toBe('unknown')
    })

    it('are ended as failed with a last attempt, but for some, and counted but for tests', async () => {
      const { dispatch, deliveries, id, claim } = await openWithStream(open)
      const fresh = newDelivery(id)
      const tried = newDelivery(id, { attempts: [attempt(2)], tries: 1 })
      const underWay = newDelivery(id)
      const test = newDelivery(id, { isTest: true })
      const pending = [fresh, tried, underWay].map(delivery => ({ delivery, dueAt: 9 }))
      await dispatch.commit([changesOf(id, { pending, failed: [failed(newDelivery(id))] })])
      await dispatch.insertTest(test, 9)
      await dispatch.endWaiting(claim, attempt(3), [underWay.eventId])
      expect((await dispatch.due(id, 9, 10)).map(({ eventId }) => eventId)).toEqual([underWay.eventId])
      const listed = await deliveries.list(id, everything, null, 10)
      const attemptsOf = (eventId: string) => listed.find(delivery => delivery.id === eventId)?.attempts
      expect(listed).toHaveLength(4)
      expect(attemptsOf(fresh.eventId)).toEqual([attempt(3)])
      expect(attemptsOf(tried.eventId)).toEqual([attempt(2), attempt(3)])
      expect(attemptsOf(test.eventId)).toEqual([attempt(3)])
      const today = startOfDay(Date.now())
      const counted = await deliveries.counts(id, today - dayMs, today + dayMs)
      expect(counted.reduce((sum, count) => sum + count.failed, 0)).toBe(2)
    })

    it('are ended without fault where there are none, nor a stream', async () => {
      const { dispatch, deliveries, id, claim } = await openWithStream(open)
      await dispatch.endWaiting(claim, attempt(1), [])
      await dispatch.endWaiting({ ...claim, eventStreamId: newId('est_') }, attempt(1), [])
      expect(await deliveries.counts(id, 0, Date.now() + dayMs)).toEqual([])
    })
  })
}
