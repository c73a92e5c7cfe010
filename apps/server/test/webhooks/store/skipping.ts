import { describe, expect, it } from 'vitest'
import { anEntry } from '../../stores/an-entry.ts'
import { newEvents } from '../../stores/conformance/new-event.ts'
import type { OpenStore } from '../../stores/conformance/open-store.ts'
import {
  changesOf,
  delivered,
  doWork,
  everything,
  failed,
  openWithStream,
  streamOf,
} from '../harness/dispatched.ts'

/** Defines tests of skipped events, which every store must pass. */
export function describeSkips(name: string, open: OpenStore): void {
  async function openForSkips() {
    const store = await openWithStream(open)
    const { dispatch, deliveries, id } = store
    return {
      ...store,
      commit: (given: Parameters<typeof changesOf>[1]) => dispatch.commit([changesOf(id, given)]),
      skip: (to: number, waiting = 1) => deliveries.skip(id, to, waiting, anEntry),
      dueIds: async () =>
        (await dispatch.due(id, Number.MAX_SAFE_INTEGER, 1_000)).map(({ eventId }) => eventId),
      history: async () => (await deliveries.list(id, everything, null, 1_000)).deliveries,
    }
  }

  describe(`skipped events in ${name}`, () => {
    it('are behind the cursor at once, and the holder must act on it', async () => {
      const { dispatch, events, skip, id } = await openForSkips()
      await events.append(newEvents(9))
      const before = await streamOf(dispatch, id)
      expect(await skip(7)).toBe('skipped')
      const after = await streamOf(dispatch, id)
      expect(after).toMatchObject({ cursor: 7, skippedTo: 7, version: before?.version, round: before?.round })
      expect(after?.claim.revision).toBeGreaterThan(before?.claim.revision ?? Number.NaN)
      // A skip never moves back.
      expect(await skip(3)).toBe('skipped')
      expect(await streamOf(dispatch, id)).toMatchObject({ cursor: 7, skippedTo: 7 })
    })

    it('lose their deliveries that wait, step by step, except those in flight', async () => {
      const { dispatch, deliveries, skip, id, commit, deliveryOf, dueIds, history } = await openForSkips()
      const rows: Awaited<ReturnType<typeof deliveryOf>>[] = []
      while (rows.length < 300) rows.push(await deliveryOf())
      const [first, ...others] = rows
      const later = await deliveryOf()
      const to = (later.sequence ?? 0) - 1
      const waiting = [...rows, later].map(delivery => ({ delivery, dueAt: 5 }))
      await commit({ cursor: to + 1, waiting })
      expect(await deliveries.waiting(id, to)).toEqual({ cursor: to + 1, events: 300 })
      expect(await deliveries.waiting(id, others[0]?.sequence ?? 0)).toEqual({ cursor: to + 1, events: 2 })
      await skip(to, 300)
      expect(await deliveries.waiting(id, to)).toEqual({ cursor: to + 1, events: 0 })
      expect((await dispatch.standing(id))?.work).toEqual([{ kind: 'skip', total: 300, done: 0 }])
      await doWork(dispatch, id, [first?.eventId ?? ''])
      expect((await dueIds()).toSorted()).toEqual([first?.eventId, later.eventId].toSorted())
      expect((await dispatch.standing(id))?.work).toEqual([])
      // If the node dies during the attempt, the row is left, and the next holder removes it.
      expect(await streamOf(dispatch, id)).toMatchObject({ hasWork: true })
      await doWork(dispatch, id)
      expect(await dueIds()).toEqual([later.eventId])
      expect(await dispatch.hasWork(id)).toBe(false)
      expect(await history()).toEqual([])
    })

    it('leave redeliveries and test events alone, and what an earlier round has to end', async () => {
      const { deliveries, dispatch, events, skip, id, commit, deliveryOf, disable, enable, dueIds, history } =
        await openForSkips()
      const [again, ended] = [await deliveryOf(), await deliveryOf()]
      await commit({ cursor: 2, failed: [failed(again)], waiting: [{ delivery: ended, dueAt: 5 }] })
      await disable()
      await enable()
      await deliveries.redeliver(id, again.eventId, 5, anEntry)
      await skip(await events.head())
      await doWork(dispatch, id)
      expect(await dueIds()).toEqual([again.eventId])
      expect((await history()).map(one => one.id).toSorted()).toEqual(
        [again.eventId, ended.eventId].toSorted(),
      )
    })

    it('are no longer skipped if the stream begins before them', async () => {
      const { events, eventStreams, dispatch, skip, id, disable } = await openForSkips()
      await events.append(newEvents(9))
      await skip(7)
      await disable()
      await eventStreams.update(
        id,
        stream => ({ ...stream, status: 'enabled' }),
        () => anEntry,
        () => true,
        { after: 3, orOldest: false },
      )
      expect(await streamOf(dispatch, id)).toMatchObject({ cursor: 3, skippedTo: 3 })
    })

    it('lose the row of an attempt that ends, without being counted', async () => {
      const { deliveries, skip, id, commit, deliveryOf, dueIds } = await openForSkips()
      const delivery = await deliveryOf()
      await commit({ cursor: 1, waiting: [{ delivery, dueAt: 5 }] })
      await skip(1)
      await commit({ cursor: 1, delivered: [{ ...delivered(delivery), state: 'skipped' }] })
      expect(await dueIds()).toEqual([])
      expect(await deliveries.counts(id, 0, Date.now() + 86_400_000)).toEqual([])
    })

    it('are refused by a disabled stream', async () => {
      const { dispatch, events, skip, id, disable } = await openForSkips()
      await events.append(newEvents(2))
      await disable()
      expect(await skip(2)).toBe('disabled')
      expect(await streamOf(dispatch, id)).toMatchObject({ skippedTo: 0 })
    })
  })
}
