import { describe, expect, it } from 'vitest'
import { StoreError } from '../../../src/errors.ts'
import type { DispatchChanges, DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { doWork } from '../harness/dispatched.ts'
import { openLane } from '../harness/open-lane.ts'
import { appendUsers, failedIds } from '../harness/running-dispatcher.ts'
import { startAttempts } from '../harness/start-attempts.ts'

/** Opens a lane with an event that is not in memory, because other streams needed the memory. */
async function openWithDropped() {
  const opened = await openLane()
  const { stores, lane, dropAhead } = opened
  const [eventId] = await appendUsers(stores, 1)
  await lane.fill(Date.now())
  dropAhead()
  expect(lane.next(Date.now())).toMatchObject({
    delivery: { eventId, state: 'accepted' },
    json: null,
  })
  return { ...opened, eventId }
}

/** Opens such a lane, and begins the attempt of the event. */
async function beginDropped() {
  const opened = await openWithDropped()
  const flight = await opened.begin()
  if (!flight) throw new Error('expected a delivery to attempt')
  return { ...opened, flight }
}

/** Opens such a lane, and attempts whose read of the event fails when the test says so. */
async function attemptDropped() {
  const opened = await openWithDropped()
  const written = Promise.withResolvers<readonly DispatchChanges[]>()
  const begun = Promise.withResolvers<void>()
  const read = Promise.withResolvers<never>()
  const event = () => {
    begun.resolve()
    return read.promise
  }
  const store: DispatchStore = {
    ...opened.stores.dispatch,
    event,
    commit(changes) {
      written.resolve(changes)
      return opened.stores.dispatch.commit(changes)
    },
  }
  const attempts = startAttempts(store, async () => ({ result: 'delivered' }))
  /** Waits for the read, and makes it fail. @param before called before the read fails */
  async function refuseRead(before = async () => {}) {
    await begun.promise
    await before()
    read.reject(new StoreError('The store is away.'))
  }
  return { ...opened, attempts, written: written.promise, refuseRead }
}

describe('a new event that is not in memory and cannot be read from the log', () => {
  it('is attempted later', async () => {
    const { lane, flight, eventId, begin, commit } = await beginDropped()
    lane.abandon(flight, Date.now())
    expect(await begin()).toBeNull()
    await commit()
    expect((await begin())?.delivery).toMatchObject({ eventId, attempts: [], tries: 0 })
  })

  it('is attempted later if a commit of its attempt was in progress', async () => {
    const { stores, lane, flight, eventId, begin, beginOne, commit } = await beginDropped()
    await beginOne()
    const changes = lane.take()
    lane.abandon(flight, Date.now())
    expect(await begin()).toBeNull()
    await stores.dispatch.commit([changes])
    lane.confirm(changes)
    await commit()
    expect((await begin())?.delivery).toMatchObject({ eventId, attempts: [], tries: 0 })
  })

  it('is attempted later, without another write, if its attempt has been written', async () => {
    const { stores, lane, flight, eventId, begin, beginOne, commit } = await beginDropped()
    await commit()
    await beginOne()
    const changes = lane.take()
    lane.abandon(flight, Date.now())
    await stores.dispatch.commit([changes])
    lane.confirm(changes)
    expect(lane.isToBeWritten).toBe(false)
    expect((await begin())?.delivery).toMatchObject({ eventId, attempts: [], tries: 0 })
  })

  it('fails if its stream was disabled meanwhile', async () => {
    const { stores, id, lane, flight, eventId, change, commit } = await beginDropped()
    await change({ status: 'disabled' })
    await change({ status: 'enabled' })
    lane.abandon(flight, Date.now())
    await commit()
    await doWork(stores.dispatch, id, [...lane.unsettled])
    expect(await failedIds(stores, id)).toEqual([eventId])
  })

  it('is written soon, because a crash must not lose it', async () => {
    const { lane, eventId, attempts, written, refuseRead } = await attemptDropped()
    attempts.wake(lane)
    await refuseRead()
    expect(await written).toMatchObject([{ waiting: [{ delivery: { eventId, state: 'waiting' } }] }])
  })

  it('is left to the next process if the read fails after the dispatcher has stopped', async () => {
    const { lane, eventId, attempts, refuseRead } = await attemptDropped()
    attempts.wake(lane)
    await refuseRead(() => attempts.stop(0))
    await attempts.stop(1_000)
    expect(lane.take()).toMatchObject({ waiting: [], underWay: [{ eventId }] })
  })
})
