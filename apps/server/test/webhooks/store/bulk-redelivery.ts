import { describe, expect, it } from 'vitest'
import { redeliverAll } from '../../../src/event-streams/redeliver-all.ts'
import { limits } from '../../../src/limits.ts'
import { anEntry } from '../../stores/an-entry.ts'
import type { OpenStore } from '../../stores/conformance/open-store.ts'
import {
  attempt,
  changesOf,
  doWork,
  everything,
  failed,
  newDelivery,
  openWithStream,
  streamOf,
} from '../harness/dispatched.ts'

const unknown = { eventStreamId: '', fence: 0, revision: 0 }

/** Defines tests of the redelivery of many deliveries, which every store must pass. */
export function describeBulkRedelivery(name: string, open: OpenStore): void {
  /** Opens a store with one stream, which has `count` failed deliveries. */
  async function openWithFailed(count: number) {
    const store = await openWithStream(open)
    const { dispatch, id } = store
    await dispatch.commit([
      changesOf(id, { failed: Array.from({ length: count }, () => failed(newDelivery(id))) }),
    ])
    return store
  }

  describe(`bulk redelivery in ${name}`, () => {
    it('makes deliveries due step by step', async () => {
      const { dispatch, deliveries, id } = await openWithFailed(900)
      expect(await redeliverAll(deliveries, id, everything, () => anEntry)).toEqual({ accepted: 900 })
      expect(await streamOf(dispatch, id)).toMatchObject({ hasWork: true })
      const claim = (await streamOf(dispatch, id))?.claim ?? unknown
      const first = await dispatch.work(claim, [])
      expect(first).toBeGreaterThan(0)
      expect(await dispatch.due(id, Date.now(), 1_000)).toHaveLength(first ?? -1)
      await doWork(dispatch, id)
      expect(await dispatch.due(id, Date.now(), 1_000)).toHaveLength(900)
      expect(await redeliverAll(deliveries, id, everything, () => anEntry)).toEqual({ accepted: 0 })
    })

    it('shows as done only the deliveries that it has started, not those that were being redelivered before', async () => {
      const { dispatch, deliveries, id } = await openWithFailed(900)
      await redeliverAll(deliveries, id, everything, () => anEntry)
      await doWork(dispatch, id)
      const latest = { ...failed(newDelivery(id)), attempts: [attempt(2)] }
      await dispatch.commit([changesOf(id, { failed: [latest] })])
      expect(await redeliverAll(deliveries, id, everything, () => anEntry)).toEqual({ accepted: 1 })
      const claim = (await streamOf(dispatch, id))?.claim ?? unknown
      expect(await dispatch.work(claim, [])).toBeGreaterThan(0)
      expect((await dispatch.standing(id))?.work).toEqual([{ kind: 'redeliver', total: 1, done: 0 }])
    })

    it('is refused while too many bulk redeliveries of the same stream are in progress', async () => {
      const { dispatch, deliveries, id } = await openWithFailed(1)
      for (let count = 0; count < limits.redeliveriesUnderWay; count++)
        expect(await redeliverAll(deliveries, id, everything, () => anEntry)).toEqual({ accepted: 1 })
      expect(await redeliverAll(deliveries, id, everything, () => anEntry)).toBe('too many under way')
      await doWork(dispatch, id)
      expect(await redeliverAll(deliveries, id, everything, () => anEntry)).toEqual({ accepted: 0 })
    })

    it('of no deliveries is accepted even while too many others are in progress, and adds no work', async () => {
      const { dispatch, deliveries, id } = await openWithFailed(1)
      const none = { ...everything, eventTypes: ['group.deleted' as const] }
      expect(await redeliverAll(deliveries, id, none, () => anEntry)).toEqual({ accepted: 0 })
      expect(await streamOf(dispatch, id)).toMatchObject({ hasWork: false })
      for (let count = 0; count < limits.redeliveriesUnderWay; count++)
        await redeliverAll(deliveries, id, everything, () => anEntry)
      expect(await redeliverAll(deliveries, id, none, () => anEntry)).toEqual({ accepted: 0 })
    })

    it('ends without attempts if the stream is disabled', async () => {
      const { dispatch, deliveries, id, disable, enable } = await openWithFailed(900)
      await redeliverAll(deliveries, id, everything, () => anEntry)
      await disable()
      await doWork(dispatch, id)
      await enable()
      await doWork(dispatch, id)
      expect(await dispatch.due(id, Date.now(), 1_000)).toEqual([])
      const listed = (await deliveries.list(id, everything, null, 1_000)).deliveries
      expect(listed.map(({ attempts }) => attempts.length)).toEqual(Array(900).fill(1))
    })
  })
}
