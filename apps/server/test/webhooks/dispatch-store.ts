import { describe, expect, it } from 'vitest'
import { dayMs, startOfDay } from '../../src/deliveries/statistics.ts'
import { newId } from '../../src/ids.ts'
import { newEvents } from '../stores/conformance/new-event.ts'
import { newEventStream } from '../stores/conformance/new-event-stream.ts'
import type { OpenStore } from '../stores/conformance/open-store.ts'
import { attempt, changesOf, everything, failed, newDelivery, openWithStream } from './dispatched.ts'
import { describeWaitingDeliveries } from './waiting-deliveries.ts'

/** What every store owes the dispatcher. */
export function describeDispatchStore(name: string, open: OpenStore): void {
  describe(`what is dispatched in ${name}`, () => {
    it('is a stream from the end of the log on, with its secrets', async () => {
      const { events, eventStreams, dispatch } = await open()
      await events.append(newEvents(3))
      const stream = newEventStream('a')
      await eventStreams.insert(stream)
      await events.append(newEvents(2, { source: '/others' }))
      const dispatched = await dispatch.stream(stream.id)
      expect((await dispatch.claim()).held).toEqual([dispatched?.claim])
      expect(dispatched).toEqual({
        stream,
        cursor: 3,
        endingAt: null,
        health: { failuresInRow: 0, lastSuccessAt: Date.parse(stream.created_at) },
        claim: { eventStreamId: stream.id, fence: 1, revision: expect.any(Number) },
      })
      expect(await dispatch.stream(stream.id)).toEqual(dispatched)
      expect(await dispatch.stream(newId('est_'))).toBeNull()
      expect(await dispatch.cursors()).toEqual([{ eventStreamId: stream.id, cursor: 3 }])
    })

    it('is no stream that is disabled, once nothing of it is left to end', async () => {
      const { dispatch, events, id, disable } = await openWithStream(open)
      await events.append(newEvents(4))
      await disable()
      expect((await dispatch.claim()).held).toMatchObject([{ eventStreamId: id }])
      expect(await dispatch.stream(id)).toMatchObject({
        stream: { status: 'disabled' },
        cursor: 0,
        endingAt: 4,
      })
      await dispatch.commit([changesOf(id, { cursor: 4, endedAt: 4 })])
      expect((await dispatch.claim()).held).toEqual([])
      expect(await dispatch.cursors()).toEqual([])
      expect(await dispatch.stream(id)).toMatchObject({ cursor: 4, endingAt: null })
    })

    it('is a stream that was enabled again from the end of the log on, with a clean record', async () => {
      const { dispatch, events, id, disable, enable } = await openWithStream(open)
      await dispatch.commit([changesOf(id, { health: { failuresInRow: 700, lastSuccessAt: 5 } })])
      await disable()
      await events.append(newEvents(7))
      await enable()
      const enabled = await dispatch.stream(id)
      expect(enabled).toMatchObject({ cursor: 7, endingAt: null, health: { failuresInRow: 0 } })
      expect(enabled?.health.lastSuccessAt).toBe(Date.parse(enabled?.stream.updated_at ?? ''))
    })
  })

  describe(`changes in ${name}`, () => {
    it('move the cursor, the record and the deliveries together, and are there after a restart', async () => {
      const { dispatch, reopen, id } = await openWithStream(open)
      const [waiting, exhausted, done] = [
        newDelivery(id, { attempts: [attempt(9)], tries: 1 }),
        newDelivery(id),
        newDelivery(id),
      ]
      await dispatch.commit([changesOf(id, { pending: [{ delivery: done, dueAt: 1 }] })])
      await dispatch.commit([
        changesOf(id, {
          cursor: 42,
          health: { failuresInRow: 3, lastSuccessAt: 77 },
          pending: [{ delivery: waiting, dueAt: 5_000 }],
          failed: [failed(exhausted)],
          delivered: [done.eventId],
          counts: { successful: 1, failed: 1 },
        }),
      ])
      const reopened = await reopen()
      expect(await reopened.dispatch.stream(id)).toMatchObject({
        cursor: 42,
        health: { failuresInRow: 3, lastSuccessAt: 77 },
      })
      expect(await reopened.dispatch.due(id, 5_000, 10)).toEqual([waiting])
      const listed = await reopened.deliveries.list(id, everything, null, 10)
      expect(listed.map(delivery => [delivery.id, delivery.attempts])).toEqual([
        [exhausted.eventId, [attempt(1)]],
      ])
      const today = startOfDay(Date.now())
      const counted = await reopened.deliveries.counts(id, today - dayMs, today + dayMs)
      expect(counted.map(({ successful, failed: failures }) => [successful, failures])).toEqual([[1, 1]])
    })

    it('are written all or none', async () => {
      const { dispatch, id } = await openWithStream(open)
      const broken = newDelivery(id, { json: null as unknown as Buffer })
      const pending = [newDelivery(id), broken].map(delivery => ({ delivery, dueAt: 1 }))
      await expect(
        dispatch.commit([changesOf(id, { cursor: 9 }), changesOf(id, { cursor: 9, pending })]),
      ).rejects.toThrow()
      expect(await dispatch.stream(id)).toMatchObject({ cursor: 0 })
      expect(await dispatch.due(id, 1, 10)).toEqual([])
      await dispatch.commit([changesOf(id, { cursor: 9 })])
      expect(await dispatch.stream(id)).toMatchObject({ cursor: 9 })
    })

    it('never move a cursor back', async () => {
      const { dispatch, id } = await openWithStream(open)
      await dispatch.commit([changesOf(id, { cursor: 9 })])
      await dispatch.commit([changesOf(id, { cursor: 4 })])
      expect(await dispatch.stream(id)).toMatchObject({ cursor: 9 })
    })

    it('of a stream that was deleted are passed over, and those of others are not', async () => {
      const { dispatch, deliveries, eventStreams, id } = await openWithStream(open)
      const other = newEventStream('b')
      await eventStreams.insert(other)
      await dispatch.stream(other.id)
      await eventStreams.delete(id)
      const pending = [{ delivery: newDelivery(id), dueAt: 1 }]
      const passedOver = await dispatch.commit([
        changesOf(id, { pending, failed: [failed(newDelivery(id))], counts: { successful: 1, failed: 1 } }),
        changesOf(other.id, { cursor: 5 }),
      ])
      expect(passedOver).toEqual([id])
      expect(await dispatch.due(id, 1, 10)).toEqual([])
      expect(await deliveries.list(id, everything, null, 10)).toEqual([])
      expect(await dispatch.stream(other.id)).toMatchObject({ cursor: 5 })
    })

    it('that know nothing of a disabling do not undo what is still to be ended', async () => {
      const { dispatch, events, id, disable } = await openWithStream(open)
      await events.append(newEvents(8))
      await disable()
      await dispatch.commit([changesOf(id, { cursor: 3, health: { failuresInRow: 0, lastSuccessAt: 1 } })])
      expect(await dispatch.stream(id)).toMatchObject({ cursor: 3, endingAt: 8 })
      await dispatch.commit([changesOf(id, { cursor: 7, endedAt: 7 })])
      expect(await dispatch.stream(id)).toMatchObject({ cursor: 7, endingAt: 8 })
    })

    it('of a disabled stream leave the record of the next time alone', async () => {
      const { dispatch, id, disable, enable } = await openWithStream(open)
      await disable()
      await enable()
      await dispatch.commit([changesOf(id, { health: null })])
      expect(await dispatch.stream(id)).toMatchObject({ health: { failuresInRow: 0 } })
    })
  })

  describeWaitingDeliveries(name, open)
}
