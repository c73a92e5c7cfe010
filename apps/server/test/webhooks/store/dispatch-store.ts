import { describe, expect, it } from 'vitest'
import { newId } from '../../../src/api/ids.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { newEvents } from '../../stores/conformance/new-event.ts'
import { newEventStream } from '../../stores/conformance/new-event-stream.ts'
import type { OpenStore } from '../../stores/conformance/open-store.ts'
import { changesOf, openWithStream, streamOf } from '../harness/dispatched.ts'
import { describeBulkRedelivery } from './bulk-redelivery.ts'
import { describeDispatchCommits } from './dispatch-commits.ts'
import { describeObjectOrder } from './object-order.ts'
import { describeReplays } from './replays.ts'
import { describeSkips } from './skipping.ts'
import { describeStarts } from './starting.ts'
import { describeStreamChanges } from './stream-changes.ts'
import { describeStreamWork } from './stream-work.ts'
import { describeWaitingDeliveries } from './waiting-deliveries.ts'

/** Defines tests of what a dispatcher reads and writes, which every store must pass. */
export function describeDispatchStore(name: string, open: OpenStore): void {
  describe(`dispatched streams in ${name}`, () => {
    it('begin at the end of the log, and are read with their secrets', async () => {
      const { events, eventStreams, dispatch } = await open()
      await events.append(newEvents(3))
      const stream = newEventStream('a')
      await eventStreams.insert(stream, anEntry)
      await events.append(newEvents(2, { source: '/others' }))
      const dispatched = await streamOf(dispatch, stream.id)
      expect((await dispatch.claim()).held).toEqual([{ ...dispatched?.claim, commits: 0 }])
      expect(dispatched).toEqual({
        stream,
        cursor: 3,
        version: 1,
        round: 0,
        commits: 0,
        successes: 0,
        stoppedAt: 3,
        skippedTo: 0,
        hasWork: false,
        replay: null,
        probeAt: null,
        health: { failuresInRow: 0, lastSuccessAt: Date.parse(stream.created_at) },
        claim: { eventStreamId: stream.id, fence: 1, revision: expect.any(Number) },
      })
      expect(await streamOf(dispatch, stream.id)).toEqual(dispatched)
      expect(dispatch.isHolding()).toBe(true)
      expect(await dispatch.streams([newId('est_')])).toEqual([])
      expect(await dispatch.hasWork(newId('est_'))).toBe(false)
      expect(await dispatch.cursors()).toEqual([{ eventStreamId: stream.id, cursor: 3 }])
    })

    it('are acted on once their holder has committed their latest revision', async () => {
      const { dispatch, eventStreams, id } = await openWithStream(open)
      await eventStreams.update(
        id,
        stream => ({ ...stream, name: 'renamed' }),
        () => anEntry,
      )
      const { claim: { revision } = { revision: 0 } } = (await streamOf(dispatch, id)) ?? {}
      await dispatch.commit([changesOf(id, { version: 2, revision })])
      expect(await dispatch.unnoticedChange(id, null)).toBeNull()
    })

    it('have a higher version after each change, and a higher round each time they are enabled', async () => {
      const { dispatch, events, eventStreams, id, disable, enable } = await openWithStream(open)
      await eventStreams.update(
        id,
        stream => ({ ...stream, name: 'renamed' }),
        () => anEntry,
      )
      expect(await streamOf(dispatch, id)).toMatchObject({ version: 2, round: 0 })
      const before = await streamOf(dispatch, id)
      await dispatch.commit([changesOf(id, { version: 2, health: { failuresInRow: 700, lastSuccessAt: 5 } })])
      await disable()
      await events.append(newEvents(7))
      await enable()
      const enabled = await streamOf(dispatch, id)
      expect(enabled).toMatchObject({ version: 4, round: 1, cursor: 7, health: { failuresInRow: 0 } })
      expect(enabled?.claim.revision).toBeGreaterThan(before?.claim.revision ?? Number.NaN)
      expect(enabled?.health.lastSuccessAt).toBe(Date.parse(enabled?.stream.updated_at ?? ''))
    })
  })

  describeDispatchCommits(name, open)
  describeWaitingDeliveries(name, open)
  describeStarts(name, open)
  describeSkips(name, open)
  describeReplays(name, open)
  describeObjectOrder(name, open)
  describeStreamChanges(name, open)
  describeStreamWork(name, open)
  describeBulkRedelivery(name, open)
}
