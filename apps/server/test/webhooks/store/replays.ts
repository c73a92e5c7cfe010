import { describe, expect, it } from 'vitest'
import type { ReplayedPart } from '../../../src/event-streams/replay.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { inSteps } from '../../stores/conformance/in-steps.ts'
import { newEvents } from '../../stores/conformance/new-event.ts'
import type { OpenStore } from '../../stores/conformance/open-store.ts'
import { changesOf, delivered, everything, failed, openWithStream, streamOf } from '../harness/dispatched.ts'

/** Defines tests of what a replay reads and writes, which every store must pass. */
export function describeReplays(name: string, open: OpenStore): void {
  /** Opens a stream that has read `count` events, and functions for its replay. */
  async function openWithReplay(count = 5) {
    const store = await openWithStream(open)
    const { dispatch, events, replays, id } = store
    await events.append(newEvents(count))
    await dispatch.commit([changesOf(id, { cursor: count })])
    const start = (part: Partial<ReplayedPart> = {}) =>
      replays.start(id, { from: 0, end: count, eventTypes: null, ...part }, anEntry)
    const replay = async () => (await streamOf(dispatch, id))?.replay ?? null
    const begun = async () => {
      await start()
      const { claim, replay } = (await streamOf(dispatch, id)) ?? {}
      if (!claim || !replay) throw new Error('there is no replay')
      return { claim, replay }
    }
    return { ...store, start, replay, begun }
  }

  describe(`a replay in ${name}`, () => {
    it('is read with its stream, and moves with the commits of the stream until it comes to its end', async () => {
      const { dispatch, id, start, replay } = await openWithReplay()
      expect(await replay()).toBeNull()
      const { claim } = (await streamOf(dispatch, id)) ?? {}
      expect(await start({ from: 1, eventTypes: ['user.created'] })).toBe('started')
      const before = await streamOf(dispatch, id)
      expect(before?.claim.revision).toBeGreaterThan(claim?.revision ?? Number.POSITIVE_INFINITY)
      const begun = { id: expect.any(Number), position: 1, end: 5, sent: 0, eventTypes: ['user.created'] }
      expect(before?.replay).toEqual(begun)
      const moved = { id: before?.replay?.id ?? 0, position: 3, end: 4, sent: 2 }
      await dispatch.commit([changesOf(id, { replay: moved })])
      expect(await replay()).toEqual({ ...begun, ...moved })
      expect((await dispatch.standing(id))?.replay).toEqual({
        startedAt: expect.any(Number),
        position: 3,
        end: 4,
        sent: 2,
      })
      // Neither its position moves back, nor its end ahead.
      await dispatch.commit([changesOf(id, { replay: { ...moved, position: 2, end: 5 } })])
      expect(await replay()).toMatchObject({ position: 3, end: 4 })
      await dispatch.commit([changesOf(id, { replay: { ...moved, position: 4 } })])
      expect(await replay()).toBeNull()
      expect((await dispatch.standing(id))?.replay).toBeNull()
    })

    it('is started once at a time, and not for a stream that is disabled or unknown, or after deleted events', async () => {
      const { events, replays, start, disable, enable } = await openWithReplay()
      expect(await start()).toBe('started')
      expect(await start()).toBe('under way')
      await disable()
      expect(await start()).toBe('disabled')
      await enable()
      await inSteps(limit => events.prune(2_000, limit))
      expect(await start()).toBe('expired')
      expect(await start({ from: await events.sequenceBefore(0) })).toBe('started')
      expect(await replays.start('est_unknown', { from: 0, end: 1, eventTypes: null }, anEntry)).toBe(
        'disabled',
      )
    })

    it('ends once: on request, or when its stream is disabled or deleted', async () => {
      const { dispatch, eventStreams, replays, id, start, replay, disable, enable } = await openWithReplay()
      expect(await replays.end(id, anEntry)).toBe(false)
      await start()
      expect(await replays.end(id, anEntry)).toBe(true)
      expect(await replay()).toBeNull()
      expect(await replays.end(id, anEntry)).toBe(false)
      await start()
      await disable()
      expect(await replay()).toBeNull()
      await enable()
      await start()
      const { claim, version } = (await streamOf(dispatch, id)) ?? {}
      if (claim) await dispatch.disable(claim, version ?? 0, 'It is gone.', anEntry)
      expect(await replay()).toBeNull()
      await enable()
      await start()
      await eventStreams.delete(id, () => anEntry)
      expect(await replay()).toBeNull()
    })

    it('is not moved by the progress of an earlier replay', async () => {
      const { dispatch, replays, id, begun, start, replay } = await openWithReplay()
      const first = (await begun()).replay
      await replays.end(id, anEntry)
      await start()
      await dispatch.commit([changesOf(id, { replay: { ...first, position: 5, sent: 5 } })])
      expect(await replay()).toMatchObject({ position: 0, sent: 0 })
    })

    it('makes failed deliveries due, and leaves out events with a delivery of their own', async () => {
      const { dispatch, deliveries, deliveryOf, id, begun } = await openWithReplay(0)
      const [atRest, redelivered, waiting, none] = [
        await deliveryOf(),
        await deliveryOf(),
        await deliveryOf(),
        await deliveryOf(),
      ]
      const history = [failed(atRest), failed(redelivered)]
      await dispatch.commit([
        changesOf(id, { cursor: 4, failed: history, waiting: [{ delivery: waiting, dueAt: 1 }] }),
      ])
      await deliveries.redeliver(id, redelivered.eventId, 1, anEntry)
      const { claim, replay } = await begun()
      const events = [atRest, redelivered, waiting, none].map(({ eventId, sequence }) => ({
        id: eventId,
        sequence: sequence ?? 0,
      }))
      const prepare = async (replayId = replay.id) => {
        const { left, restarted } = await dispatch.prepareReplay(claim, replayId, events)
        return { left: left.toSorted(), restarted }
      }
      const left = [atRest, redelivered, waiting].map(({ eventId }) => eventId).toSorted()
      expect(await prepare(replay.id + 1)).toEqual({ left, restarted: 0 })
      expect(await prepare()).toEqual({ left, restarted: 1 })
      expect(await prepare()).toEqual({ left, restarted: 0 })
      const due = await dispatch.due(id, Date.now() + 60_000, 10)
      expect(due.map(({ eventId, isReplay }) => [eventId, isReplay]).toSorted()).toEqual(
        [
          [atRest.eventId, true],
          [redelivered.eventId, false],
          [waiting.eventId, false],
        ].toSorted(),
      )
      expect(await dispatch.prepareReplay(claim, replay.id, events.slice(3))).toEqual({
        left: [],
        restarted: 0,
      })
      expect((await deliveries.list(id, everything, null, 10)).deliveries).toHaveLength(2)
    })

    it('keeps the purpose of a delivery that waits, which does not count as waiting for its first delivery', async () => {
      const { dispatch, deliveryOf, id } = await openWithReplay(0)
      const delivery = await deliveryOf({ isReplay: true })
      await dispatch.commit([changesOf(id, { cursor: 1, underWay: [{ ...delivery, state: 'under way' }] })])
      expect(await dispatch.due(id, Date.now() + 60_000, 10)).toEqual([{ ...delivery, acceptedAt: 1_000 }])
      expect(await dispatch.standing(id)).toMatchObject({ oldestWaitingAt: null, decided: 1 })
      const live = await deliveryOf()
      await dispatch.commit([changesOf(id, { cursor: 2, underWay: [{ ...live, state: 'under way' }] })])
      expect(await dispatch.standing(id)).toMatchObject({ oldestWaitingAt: 1_000, decided: 1, cursor: 2 })
      await dispatch.commit([changesOf(id, { cursor: 2, delivered: [delivered(live)] })])
      expect(await dispatch.standing(id)).toMatchObject({ oldestWaitingAt: null, decided: 2 })
    })

    it('keeps its events from retention until it has begun to send them', async () => {
      const { dispatch, events, id, begun } = await openWithReplay()
      const { replay } = await begun()
      const prune = () => inSteps(limit => events.prune(2_000, limit))
      expect(await prune()).toBe(0)
      await dispatch.commit([changesOf(id, { cursor: 5, replay: { ...replay, position: 2 } })])
      expect(await prune()).toBe(2)
      await dispatch.commit([changesOf(id, { cursor: 5, replay: { ...replay, position: 5 } })])
      expect(await prune()).toBe(2)
    })
  })
}
