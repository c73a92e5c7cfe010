import { describe, expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { bytesOf } from '../../../src/webhooks/ledger.ts'
import { newEvent } from '../../stores/conformance/new-event.ts'
import { doWork } from '../harness/dispatched.ts'
import { openLane } from '../harness/open-lane.ts'
import { appendUsers, failedIds, totals } from '../harness/running-dispatcher.ts'

const failed = { result: 'failed', message: 'It failed.' } as const
const refused = { result: 'refused', message: 'The endpoint answered with status 413.' } as const
const delivered = { result: 'delivered' } as const
const gone = { result: 'gone', message: 'The endpoint answered with status 410.' } as const

describe('a lane', () => {
  it('wakes at the time of a retry once the retry is written', async () => {
    const { lane, begin, beginOne, settle, commit } = await openLane()
    const flight = await beginOne()
    await commit()
    settle(flight, failed)
    const { waiting } = lane.take()
    expect(waiting).toMatchObject([{ delivery: { eventId: flight.delivery.eventId, tries: 1 } }])
    lane.lookForDue()
    expect(await begin()).toBeNull()
    await commit()
    expect(lane.wakeAt(Date.now())).toBe(waiting[0]?.dueAt)
  })

  it('takes new events and due retries in turn', async () => {
    const { stores, begin, beginOne, settle, commit } = await openLane()
    const first = [await beginOne(), await beginOne(), await beginOne()]
    for (const flight of first) settle(flight, failed, [0])
    await commit()
    await appendUsers(stores, 4)
    const rounds: number[] = []
    for (let flight = await begin(); flight; flight = await begin()) rounds.push(flight.delivery.tries)
    expect(rounds).toEqual([1, 0, 1, 0, 1, 0, 0])
  })

  it('begins only deliveries of the types to which its changed stream subscribes', async () => {
    const { stores, begin, beginOne, change } = await openLane()
    await beginOne()
    await appendUsers(stores, 3)
    expect(await begin()).not.toBeNull()
    await change({ subscriptions: [{ event_type: 'organization.created' }] })
    const [wanted] = await stores.events.append([newEvent('org', { type: 'organization.created' })])
    expect((await begin())?.delivery.eventId).toBe(wanted?.eventId)
    expect(await begin()).toBeNull()
  })

  it('begins only deliveries that its filters show, and moves past others, of whatever version of the document', async () => {
    const { stores, lane, begin, change } = await openLane()
    const filters = [
      { path: 'data.object.user_id' as const, prefix: 'a' },
      // A property that a later document has.
      { path: 'data.object.later' as 'data.object', not_exists: true as const },
    ]
    await change({ filters })
    const append = (...ids: string[]) => stores.events.append(ids.map(id => newEvent(id)))
    // The lane reads the first events from the log. The feed offers it the others.
    const appended = [
      ...(await append('a1', 'b1', 'a2', 'b2')),
      ...((await begin()) ? await append('b3', 'a3', 'b4') : []),
    ]
    const begun: string[] = []
    for (let flight = await begin(); flight; flight = await begin()) begun.push(flight.delivery.eventId)
    expect(begun).toEqual([appended[2]?.eventId, appended[5]?.eventId])
    expect(lane.take().cursor).toBe(7)
    await change({ filters: [] })
    const [next] = await append('b5')
    expect((await begin())?.delivery.eventId).toBe(next?.eventId)
  })

  it('does not repeat an attempt whose result is being written', async () => {
    const { lane, begin, beginOne, settle, commit } = await openLane()
    const flight = await beginOne()
    await commit()
    settle(flight, delivered)
    lane.take()
    lane.lookForDue()
    expect(await begin()).toBeNull()
  })

  it('counts failures from 0 once its stream is enabled, and ignores failures of attempts that began earlier', async () => {
    const { lane, beginOne, settle, commit, change, dispatched } = await openLane({
      health: { failuresInRow: 900, lastSuccessAt: 0 },
    })
    const flight = await beginOne()
    await commit()
    await change({ status: 'disabled' })
    await change({ status: 'enabled' })
    settle(flight, failed, [])
    await commit()
    expect(lane.take().health.failuresInRow).toBe(0)
    expect((await dispatched()).health.failuresInRow).toBe(0)
  })

  it('ignores the results of attempts that began before its target was changed', async () => {
    const { lane, beginOne, settle, commit, change, dispatched } = await openLane()
    const flights = [await beginOne(), await beginOne()]
    await change({ name: 'repaired' })
    for (const flight of flights) settle(flight, gone)
    await commit()
    expect(lane.take().health.failuresInRow).toBe(0)
    expect((await dispatched()).health.failuresInRow).toBe(0)
  })

  it('drops events that it read before its stream was disabled', async () => {
    const reading = Promise.withResolvers<void>()
    const { stores, id, begin, change, commit } = await openLane({}, events => ({
      ...events,
      read: async (...args) => {
        const page = await events.read(...args)
        await reading.promise
        return page
      },
    }))
    const ids = await appendUsers(stores, 3)
    const next = begin()
    await change({ status: 'disabled' })
    reading.resolve()
    expect(await next).toBeNull()
    await commit()
    await doWork(stores.dispatch, id)
    expect((await failedIds(stores, id)).toSorted()).toEqual(ids.toSorted())
  })

  it('takes no more events once its stream is deleted', async () => {
    const { stores, lane, begin } = await openLane()
    await appendUsers(stores, 2)
    expect(await begin()).not.toBeNull()
    lane.retire()
    expect(await begin()).toBeNull()
    expect(lane.next(Date.now())).toBeNull()
  })

  it('writes a delivery in flight once, not in each commit', async () => {
    const { lane, beginOne, commit } = await openLane()
    const first = await beginOne()
    await commit()
    const second = await beginOne()
    const { underWay } = lane.take()
    expect(underWay.map(({ eventId }) => eventId)).toEqual([second.delivery.eventId])
    expect(underWay.map(({ eventId }) => eventId)).not.toContain(first.delivery.eventId)
  })

  it('counts a delivery that ended before it was written, and deletes no row for it', async () => {
    const { lane, beginOne, settle } = await openLane()
    settle(await beginOne(), delivered)
    expect(lane.take()).toMatchObject({
      delivered: [],
      underWay: [],
      counts: { successful: 1, failed: 0 },
    })
  })

  it.each(['was written', 'was being written', 'could not be written'])(
    'deletes the row of an ended delivery that %s',
    async when => {
      const { stores, id, lane, beginOne, settle, commit } = await openLane()
      const flight = await beginOne()
      const changes = lane.take()
      if (when !== 'could not be written') await stores.dispatch.commit([changes])
      if (when === 'was written') lane.confirm(changes)
      settle(flight, delivered)
      if (when === 'was being written') lane.confirm(changes)
      expect(lane.unsettled).toEqual(new Set([flight.delivery.eventId]))
      while (lane.isToBeWritten) await commit()
      expect(await stores.dispatch.due(id, Date.now(), 10)).toEqual([])
      expect(lane.unsettled.size).toBe(0)
    },
  )

  it('writes large failures in several commits, and a crash between two commits loses none of them', async () => {
    const { stores, id, lane, begin, settle, commit } = await openLane()
    const json = JSON.stringify({ data: 'x'.repeat(1_000_000) })
    const ids = Array.from({ length: 10 }, () => crypto.randomUUID())
    await stores.events.append(ids.map(publisherId => newEvent(publisherId, { id: publisherId, json })))
    for (let flight = await begin(); flight; flight = await begin()) settle(flight, refused)
    const written: string[] = []
    while (lane.isToBeWritten) {
      const changes = lane.take()
      expect(bytesOf(changes)).toBeLessThanOrEqual(limits.commitBytes)
      written.push(...changes.failed.map(({ eventId }) => eventId))
      await commit()
      // After a crash the next process would attempt these deliveries again, because the stored cursor has passed their events.
      const due = await stores.dispatch.due(id, Date.now(), 100)
      expect(due.length + written.length).toBe(ids.length)
      expect([...lane.unsettled].toSorted()).toEqual(due.map(({ eventId }) => eventId).toSorted())
    }
    expect(written.toSorted()).toEqual(ids.toSorted())
    expect(await totals(stores, id)).toEqual({ successful: 0, failed: ids.length })
  })
})
