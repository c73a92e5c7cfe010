import { describe, expect, it } from 'vitest'
import type { OpenStore } from '../../stores/conformance/open-store.ts'
import { changesOf, delivered, doWork, failed, newDelivery, openWithStream } from '../harness/dispatched.ts'

/** Defines tests of deliveries that wait for earlier ones of their object, which every store must pass. */
export function describeObjectOrder(name: string, open: OpenStore): void {
  describe(`deliveries in the order of their objects in ${name}`, () => {
    const openWithRows = async () => {
      const opened = await openWithStream(open)
      const { dispatch, id } = opened
      const now = Date.now()
      const [a1, a2, b1, a3] = ['a', 'a', 'b', 'a'].map(objectKey => newDelivery(id, { objectKey }))
      const free = newDelivery(id)
      if (!a1 || !a2 || !b1 || !a3) throw new Error('there are four deliveries')
      const waiting = [a3, a2, a1, b1, free].map(delivery => ({ delivery, dueAt: now }))
      await dispatch.commit([changesOf(id, { waiting })])
      const due = async (at = now) => {
        const found = await dispatch.due(id, at, 10)
        return new Set(found.map(({ eventId }) => eventId))
      }
      return { ...opened, now, a1, a2, a3, b1, free, due }
    }
    const idsOf = (...deliveries: readonly { eventId: string }[]) =>
      new Set(deliveries.map(({ eventId }) => eventId))

    it('are due only once there is no row of an earlier event of the object', async () => {
      const { dispatch, id, a1, a2, a3, b1, free, due } = await openWithRows()
      expect(await due()).toEqual(idsOf(a1, b1, free))
      await dispatch.commit([changesOf(id, { delivered: [delivered(a1)] })])
      expect(await due()).toEqual(idsOf(a2, b1, free))
      await dispatch.commit([changesOf(id, { failed: [failed(a2)] })])
      expect(await due()).toEqual(idsOf(a3, b1, free))
      await dispatch.commit([changesOf(id, { delivered: [a3, b1, free].map(delivered) })])
      expect(await due()).toEqual(new Set())
    })

    it('keep their order while the first one is attempted again, and in the commit that ends it', async () => {
      const { dispatch, id, now, a1, a2, b1, free, due } = await openWithRows()
      await dispatch.commit([changesOf(id, { waiting: [{ delivery: a1, dueAt: now + 5_000 }] })])
      expect(await due()).toEqual(idsOf(b1, free))
      expect(await dispatch.nextDue([id], now)).toEqual(new Map([[id, now + 5_000]]))
      // The second one was sent at once when the first one was delivered, and has failed.
      const waiting = [{ delivery: a2, dueAt: now + 9_000 }]
      await dispatch.commit([changesOf(id, { delivered: [delivered(a1)], waiting })])
      expect(await due(now + 8_999)).toEqual(idsOf(b1, free))
      expect(await due(now + 9_000)).toEqual(idsOf(a2, b1, free))
    })

    it('wait for those in flight that are written with them', async () => {
      const { dispatch, id, due } = await openWithRows()
      const [first, second] = ['c', 'c'].map(objectKey => newDelivery(id, { objectKey }))
      if (!first || !second) throw new Error('there are two deliveries')
      const underWay = [
        { ...second, state: 'under way' as const },
        { ...first, state: 'under way' as const },
      ]
      await dispatch.commit([changesOf(id, { underWay })])
      const found = await due(Date.now())
      expect(found.has(first.eventId)).toBe(true)
      expect(found.has(second.eventId)).toBe(false)
    })

    it('are read with their objects, and the store tells which objects have some', async () => {
      const { dispatch, id, now, a1 } = await openWithRows()
      expect(await dispatch.due(id, now, 10)).toContainEqual(a1)
      expect(await dispatch.waitingObjects(id, ['a', 'b', 'c'])).toEqual(new Set(['a', 'b']))
      expect(await dispatch.waitingObjects('est_0000000000000000', ['a'])).toEqual(new Set())
    })

    it('of an earlier round wait for no one once they are ended, and those of the new round wait for them', async () => {
      const { dispatch, id, disable, enable, a3, due } = await openWithRows()
      await disable()
      await enable()
      const next = newDelivery(id, { objectKey: 'a', round: a3.round + 1 })
      await dispatch.commit([
        changesOf(id, { version: 3, round: 1, waiting: [{ delivery: next, dueAt: 1 }] }),
      ])
      expect(await due()).toEqual(new Set())
      await doWork(dispatch, id)
      expect(await due()).toEqual(idsOf(next))
    })

    it('are due after an erasure of the event for which they waited', async () => {
      const { events, dispatch, erasure, id, deliveryOf } = await openWithStream(open)
      const first = await deliveryOf({ objectKey: 'a' })
      const second = await deliveryOf({ objectKey: 'a' })
      const waiting = [first, second].map(delivery => ({ delivery, dueAt: 1 }))
      await dispatch.commit([changesOf(id, { waiting })])
      await erasure.events(0, json => json.includes(first.eventId))
      const [found] = await dispatch.due(id, 1, 10)
      expect(found).toMatchObject({ eventId: second.eventId, objectKey: 'a', acceptedAt: expect.any(Number) })
      expect(await events.head()).toBe(second.sequence)
    })
  })
}
