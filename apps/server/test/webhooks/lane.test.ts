import { describe, expect, it } from 'vitest'
import type { Stores } from '../../src/stores.ts'
import type { DispatchedStream } from '../../src/webhooks/dispatch-store.ts'
import { Lane } from '../../src/webhooks/lane.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { appendUsers, failedIds, insertStream } from './running-dispatcher.ts'

const failed = { result: 'failed', message: 'It failed.' } as const
const delays = [1]

async function openLane() {
  const stores = await openSqlite()
  const { events, dispatch } = stores
  const id = await insertStream(stores, 'https://hooks.example.com/')
  const dispatched = async () => (await dispatch.stream(id)) as DispatchedStream
  const lane = new Lane(await dispatched())
  const next = () => lane.next(events, dispatch, Date.now())
  const commit = async () => {
    const changes = lane.takeChanges()
    if (!changes) return
    await dispatch.commit([changes])
    lane.confirmChanges(changes)
  }
  return { stores, id, lane, next, commit, dispatched }
}

async function started({ stores, next }: { stores: Stores; next: () => ReturnType<Lane['next']> }) {
  await appendUsers(stores, 1)
  const delivery = await next()
  if (!delivery) throw new Error('there is nothing to attempt')
  return delivery
}

describe('a lane', () => {
  it('knows when a retry is due while it is being written', async () => {
    const open = await openLane()
    const { lane, next, commit } = open
    const delivery = await started(open)
    await commit()
    lane.settle(delivery, failed, Date.now(), delays)
    lane.dueBy(0)
    const changes = lane.takeChanges()
    expect(changes?.pending).toMatchObject([{ delivery: { eventId: delivery.eventId, tries: 1 } }])
    expect(await next()).toBeNull()
    expect(lane.nextDueAt).toBe(changes?.pending[0]?.dueAt)
  })

  it('does not attempt again what it was told while that is being written', async () => {
    const open = await openLane()
    const { lane, next, commit } = open
    const delivery = await started(open)
    await commit()
    lane.settle(delivery, { result: 'delivered' }, Date.now(), delays)
    lane.takeChanges()
    lane.dueBy(0)
    expect(await next()).toBeNull()
  })

  it('begins with a clean record when it is enabled, though attempts of before are under way', async () => {
    const open = await openLane()
    const { stores, id, lane, dispatched, commit } = open
    lane.health = { failuresInRow: 900, lastSuccessAt: 0 }
    const delivery = await started(open)
    await commit()
    for (const status of ['disabled', 'enabled'] as const) {
      await stores.eventStreams.update(id, stream => ({ ...stream, status }))
      lane.reconfigure(await dispatched())
    }
    lane.settle(delivery, failed, Date.now(), [])
    await commit()
    expect(lane.health.failuresInRow).toBe(1)
    expect(await stores.dispatch.stream(id)).toMatchObject({ health: { failuresInRow: 1 } })
  })

  it('takes nothing that was read before it was disabled', async () => {
    const { stores, id, lane, dispatched, commit } = await openLane()
    const { events, dispatch } = stores
    const ids = await appendUsers(stores, 3)
    const reading = Promise.withResolvers<void>()
    const slowly = {
      ...events,
      read: async (...args: Parameters<typeof events.read>) => {
        const page = await events.read(...args)
        await reading.promise
        return page
      },
    }
    const next = lane.next(slowly, dispatch, Date.now())
    await stores.eventStreams.update(id, stream => ({ ...stream, status: 'disabled' }))
    lane.reconfigure(await dispatched())
    reading.resolve()
    expect(await next).toBeNull()
    expect(await lane.end(events)).toBe(false)
    await commit()
    expect((await failedIds(stores, id)).toSorted()).toEqual(ids.toSorted())
    expect(lane.isOver).toBe(true)
  })

  it('takes nothing any more once its stream is deleted', async () => {
    const { stores, lane, next } = await openLane()
    await appendUsers(stores, 2)
    expect(await next()).not.toBeNull()
    lane.retire()
    expect(await next()).toBeNull()
  })

  it('writes a delivery that is under way once, not with each of its changes', async () => {
    const open = await openLane()
    const { stores, lane, next, commit } = open
    const first = await started(open)
    await commit()
    await appendUsers(stores, 1)
    const second = await next()
    const changes = lane.takeChanges()
    expect(changes?.pending.map(({ delivery }) => delivery.eventId)).toEqual([second?.eventId])
    expect(changes?.pending.map(({ delivery }) => delivery.eventId)).not.toContain(first.eventId)
  })

  it('has a delivery counted that ended before it was written, and removes nothing', async () => {
    const open = await openLane()
    const delivery = await started(open)
    open.lane.settle(delivery, { result: 'delivered' }, Date.now(), delays)
    expect(open.lane.takeChanges()).toMatchObject({
      delivered: [],
      pending: [],
      counts: { successful: 1, failed: 0 },
    })
  })

  it.each(['was written', 'was being written', 'could not be written'])(
    'removes a delivery that ended when it %s',
    async when => {
      const open = await openLane()
      const { stores, id, lane, commit } = open
      const delivery = await started(open)
      const changes = lane.takeChanges()
      if (!changes) throw new Error('there is nothing to write')
      if (when === 'was written') lane.confirmChanges(changes)
      if (when === 'could not be written') lane.giveBackChanges()
      else await stores.dispatch.commit([changes])
      lane.settle(delivery, { result: 'delivered' }, Date.now(), delays)
      if (when === 'was being written') lane.confirmChanges(changes)
      expect(lane.unsettled).toEqual(new Set([delivery.eventId]))
      await commit()
      expect(await stores.dispatch.due(id, Date.now(), 10)).toEqual([])
      expect(lane.isSettled).toBe(true)
    },
  )
})
