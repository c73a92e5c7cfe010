import { describe, expect, it } from 'vitest'
import type { Place } from '../../../src/event-streams/event-stream.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { inSteps } from '../../stores/conformance/in-steps.ts'
import { newEvents } from '../../stores/conformance/new-event.ts'
import { newEventStream } from '../../stores/conformance/new-event-stream.ts'
import type { OpenStore } from '../../stores/conformance/open-store.ts'
import { changesOf, doWork, everything, failed, openWithStream, streamOf } from '../harness/dispatched.ts'

/** Defines tests of where an event stream begins, which every store must pass. */
export function describeStarts(name: string, open: OpenStore): void {
  async function openForStarts() {
    const store = await openWithStream(open)
    const { dispatch, eventStreams, deliveries, id } = store
    const today = Date.now()
    return {
      ...store,
      start: (start: Place | 'where it stopped') =>
        eventStreams.update(
          id,
          stream => ({ ...stream, status: 'enabled' as const }),
          () => anEntry,
          () => true,
          start,
        ),
      state: async () => (await streamOf(dispatch, id)) ?? undefined,
      commit: (given: Parameters<typeof changesOf>[1]) => dispatch.commit([changesOf(id, given)]),
      dueIds: async () =>
        (await dispatch.due(id, today + 1e9, 1_000)).map(({ eventId }) => eventId).toSorted(),
      history: async () => (await deliveries.list(id, everything, null, 1_000)).deliveries.map(one => one.id),
    }
  }

  describe(`the start of an event stream in ${name}`, () => {
    it('is a place that the log still holds, or its oldest', async () => {
      const { events, eventStreams, dispatch } = await open()
      await events.append(newEvents(6))
      await inSteps(limit => events.prune(2_000, limit))
      const floor = await events.sequenceBefore(0)
      expect(floor).toBe(5)
      const insert = async (start: Place) => {
        const stream = newEventStream(crypto.randomUUID())
        const outcome = await eventStreams.insert(stream, anEntry, start)
        return outcome === 'inserted' ? (await streamOf(dispatch, stream.id))?.cursor : outcome
      }
      expect(await insert({ after: 6, orOldest: false })).toBe(6)
      expect(await insert({ after: 5, orOldest: false })).toBe(5)
      expect(await insert({ after: 4, orOldest: false })).toBe('expired')
      expect(await insert({ after: 4, orOldest: true })).toBe(5)
      expect(await eventStreams.count()).toBe(3)
    })

    it('may be before events that it had, in a new round that ignores late results', async () => {
      const { events, disable, start, state, commit, dispatch, history } = await openForStarts()
      await events.append(newEvents(6))
      await commit({ cursor: 4 })
      await disable()
      expect(await start({ after: 2, orOldest: false })).toMatchObject({ status: 'enabled' })
      const begun = await state()
      expect(begun).toMatchObject({ cursor: 2, round: 1, claim: { fence: 2 } })
      // The end of the events up to the start goes on; later ones are sent again.
      expect(await commit({ cursor: 6 })).toEqual([begun?.stream.id])
      expect((await state())?.cursor).toBe(2)
      await doWork(dispatch, begun?.stream.id ?? '')
      expect(await dispatch.hasWork(begun?.stream.id ?? '')).toBe(false)
      expect(await history()).toEqual([])
      const delivered = changesOf(begun?.stream.id ?? '', {
        number: 2,
        fence: 2,
        round: 1,
        version: 3,
        cursor: 3,
      })
      expect(await dispatch.commit([delivered])).toEqual([])
      expect((await state())?.cursor).toBe(3)
    })

    it('is refused for a change that does not enable the stream, and changes nothing', async () => {
      const { start, state } = await openForStarts()
      const before = await state()
      expect(await start({ after: 0, orOldest: false })).toBe('not enabling')
      expect(await start('where it stopped')).toBe('not enabling')
      expect(await state()).toEqual(before)
    })
  })

  describe(`an event stream in ${name} that goes on where it stopped`, () => {
    it('keeps its round, and reads on behind what has begun or ended', async () => {
      const { events, disable, start, state, commit, dispatch, id } = await openForStarts()
      await events.append(newEvents(6))
      await commit({ cursor: 4 })
      await disable()
      await events.append(newEvents(2, { source: '/later' }))
      await start('where it stopped')
      expect(await state()).toMatchObject({ cursor: 4, round: 0, claim: { fence: 1 } })
      await doWork(dispatch, id)
      expect((await state())?.cursor).toBe(4)
      await disable()
      await doWork(dispatch, id)
      await start('where it stopped')
      expect((await state())?.cursor).toBe(8)
    })

    it('sends the deliveries that the disabling ended, and no others', async () => {
      const { events, disable, enable, start, commit, dispatch, id, deliveryOf, dueIds, history } =
        await openForStarts()
      const [real, redelivered, waiting, inFlight] = [
        await deliveryOf(),
        await deliveryOf(),
        await deliveryOf(),
        await deliveryOf(),
      ]
      await commit({
        cursor: await events.head(),
        failed: [failed(real), failed(redelivered)],
        waiting: [{ delivery: waiting, dueAt: 5 }],
      })
      await disable()
      await doWork(dispatch, id)
      await commit({ failed: [{ ...failed(inFlight), isCutShort: true }], version: 2 })
      await start('where it stopped')
      await doWork(dispatch, id)
      expect(await dueIds()).toEqual([waiting.eventId, inFlight.eventId].toSorted())
      expect((await history()).toSorted()).toEqual(
        [real, redelivered, waiting, inFlight].map(({ eventId }) => eventId).toSorted(),
      )
      // In a later round, what ended before is over.
      await disable()
      await doWork(dispatch, id)
      await enable()
      await disable()
      await start('where it stopped')
      await doWork(dispatch, id)
      expect(await dueIds()).toEqual([])
    })

    it('leaves to their schedule the deliveries that the disabling has not ended yet', async () => {
      const { disable, start, commit, dispatch, id, deliveryOf, dueIds, history } = await openForStarts()
      const waiting = await deliveryOf()
      await commit({ cursor: waiting.sequence ?? 0, waiting: [{ delivery: waiting, dueAt: 5 }] })
      await disable()
      await start('where it stopped')
      await doWork(dispatch, id)
      expect(await dueIds()).toEqual([waiting.eventId])
      expect(await history()).toEqual([])
    })

    it('is refused if the log no longer holds all events since', async () => {
      const { events, disable, start, state, dispatch, id } = await openForStarts()
      await events.append(newEvents(3))
      await disable()
      await doWork(dispatch, id)
      await events.append(newEvents(3, { source: '/later' }))
      await inSteps(limit => events.prune(2_000, limit))
      expect(await start('where it stopped')).toBe('expired')
      expect((await state())?.stream.status ?? 'disabled').toBe('disabled')
    })
  })
}
