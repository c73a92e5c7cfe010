import { describe, expect, it } from 'vitest'
import { dayMs, startOfDay } from '../../../src/event-streams/deliveries.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { newEvents } from '../../stores/conformance/new-event.ts'
import { newEventStream } from '../../stores/conformance/new-event-stream.ts'
import type { OpenStore } from '../../stores/conformance/open-store.ts'
import {
  attempt,
  changesOf,
  delivered,
  everything,
  failed,
  newDelivery,
  openWithStream,
  streamOf,
} from '../harness/dispatched.ts'

/** Defines tests of what a dispatcher commits, which every store must pass. */
export function describeDispatchCommits(name: string, open: OpenStore): void {
  describe(`a commit of a dispatcher in ${name}`, () => {
    it('writes the cursor, the health and the deliveries, and all are there after a restart', async () => {
      const { dispatch, reopen, id } = await openWithStream(open)
      const [waiting, exhausted, done] = [
        newDelivery(id, { attempts: [attempt(9)], tries: 1 }),
        newDelivery(id),
        newDelivery(id),
      ]
      await dispatch.commit([changesOf(id, { waiting: [{ delivery: done, dueAt: 1 }] })])
      await dispatch.commit([
        changesOf(id, {
          cursor: 42,
          health: { failuresInRow: 3, lastSuccessAt: 77 },
          waiting: [{ delivery: waiting, dueAt: 5_000 }],
          failed: [failed(exhausted)],
          delivered: [delivered(done)],
          counts: { successful: 1, failed: 1 },
        }),
      ])
      expect((await dispatch.claim()).held).toMatchObject([{ eventStreamId: id, commits: 2 }])
      const reopened = await reopen()
      expect(await streamOf(reopened.dispatch, id)).toMatchObject({
        cursor: 42,
        commits: 2,
        health: { failuresInRow: 3, lastSuccessAt: 77 },
      })
      expect(await reopened.dispatch.due(id, 5_000, 10)).toEqual([waiting])
      const { deliveries } = await reopened.deliveries.list(id, everything, null, 10)
      expect(deliveries.map(delivery => [delivery.id, delivery.attempts])).toEqual([
        [exhausted.eventId, [attempt(1)]],
      ])
      const today = startOfDay(Date.now())
      const counted = await reopened.deliveries.counts(id, today - dayMs, today + dayMs)
      expect(counted.map(({ successful, failed: failures }) => [successful, failures])).toEqual([[1, 1]])
    })

    it('is written completely or not at all', async () => {
      const { dispatch, eventStreams, id } = await openWithStream(open)
      const other = newEventStream('b')
      await eventStreams.insert(other, anEntry)
      await streamOf(dispatch, other.id)
      const broken = newDelivery(other.id, { eventId: null as unknown as string })
      const waiting = [newDelivery(other.id), broken].map(delivery => ({ delivery, dueAt: 1 }))
      const changes = changesOf(id, { cursor: 9 })
      await expect(dispatch.commit([changes, changesOf(other.id, { cursor: 9, waiting })])).rejects.toThrow()
      expect(await streamOf(dispatch, id)).toMatchObject({ cursor: 0, commits: 0 })
      expect(await dispatch.due(other.id, 1, 10)).toEqual([])
      await dispatch.commit([changes])
      expect(await streamOf(dispatch, id)).toMatchObject({ cursor: 9, commits: 1 })
    })

    it('never moves a cursor back', async () => {
      const { dispatch, id } = await openWithStream(open)
      await dispatch.commit([changesOf(id, { cursor: 9 })])
      await dispatch.commit([changesOf(id, { cursor: 4 })])
      expect(await streamOf(dispatch, id)).toMatchObject({ cursor: 9 })
    })

    it('is applied once, even if it is repeated because the first commit got no answer', async () => {
      const { dispatch, deliveries, id } = await openWithStream(open)
      const changes = changesOf(id, { cursor: 9, counts: { successful: 2, failed: 1 } })
      expect(await dispatch.commit([changes])).toEqual([])
      expect(await dispatch.commit([changes])).toEqual([])
      const today = startOfDay(Date.now())
      const counted = await deliveries.counts(id, today - dayMs, today + dayMs)
      expect(counted.map(({ successful, failed: failures }) => [successful, failures])).toEqual([[2, 1]])
      expect(await streamOf(dispatch, id)).toMatchObject({ cursor: 9, commits: 1 })
    })

    it('names the streams without the preceding commit, and writes the changes of the others', async () => {
      const { dispatch, eventStreams, id } = await openWithStream(open)
      const other = newEventStream('b')
      await eventStreams.insert(other, anEntry)
      await streamOf(dispatch, other.id)
      const waiting = [{ delivery: newDelivery(id), dueAt: 1 }]
      const changes = [changesOf(id, { number: 2, cursor: 9, waiting }), changesOf(other.id, { cursor: 5 })]
      expect(await dispatch.commit(changes)).toEqual([id])
      expect(await streamOf(dispatch, id)).toMatchObject({ cursor: 0, commits: 0 })
      expect(await dispatch.due(id, 1, 10)).toEqual([])
      expect(await streamOf(dispatch, other.id)).toMatchObject({ cursor: 5 })
    })

    it('adds no day to the statistics if it ends no delivery', async () => {
      const { dispatch, deliveries, id } = await openWithStream(open)
      await dispatch.commit([changesOf(id, { cursor: 9 })])
      const today = startOfDay(Date.now())
      expect(await deliveries.counts(id, today - dayMs, today + dayMs)).toEqual([])
    })

    it('writes nothing for a deleted stream, but writes the changes of other streams', async () => {
      const { dispatch, deliveries, eventStreams, id } = await openWithStream(open)
      const other = newEventStream('b')
      await eventStreams.insert(other, anEntry)
      await streamOf(dispatch, other.id)
      await eventStreams.delete(id, () => anEntry)
      const waiting = [{ delivery: newDelivery(id), dueAt: 1 }]
      const skipped = await dispatch.commit([
        changesOf(id, { waiting, failed: [failed(newDelivery(id))], counts: { successful: 1, failed: 1 } }),
        changesOf(other.id, { cursor: 5 }),
      ])
      expect(skipped).toEqual([])
      expect(await dispatch.due(id, 1, 10)).toEqual([])
      expect((await deliveries.list(id, everything, null, 10)).deliveries).toEqual([])
      expect(await streamOf(dispatch, other.id)).toMatchObject({ cursor: 5 })
    })

    it('does not change the health if the commit belongs to an earlier version of the stream', async () => {
      const { dispatch, eventStreams, id } = await openWithStream(open)
      await eventStreams.update(
        id,
        stream => ({ ...stream, name: 'renamed' }),
        () => anEntry,
      )
      await dispatch.commit([changesOf(id, { health: { failuresInRow: 499, lastSuccessAt: 1 } })])
      expect(await streamOf(dispatch, id)).toMatchObject({ health: { failuresInRow: 0 } })
    })

    it('moves the cursor even if the commit belongs to an earlier round, so that no event is read twice', async () => {
      const { dispatch, events, id, disable, enable } = await openWithStream(open)
      await events.append(newEvents(8))
      await disable()
      await enable()
      await events.append(newEvents(2, { source: '/b' }))
      await dispatch.commit([changesOf(id, { cursor: 9 })])
      expect(await streamOf(dispatch, id)).toMatchObject({ cursor: 9 })
    })
  })
}
