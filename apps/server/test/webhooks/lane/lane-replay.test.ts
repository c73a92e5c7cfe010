import { describe, expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import type { Flight } from '../../../src/webhooks/lane.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { openLane } from '../harness/open-lane.ts'
import { appendUsers, failedIds } from '../harness/running-dispatcher.ts'

/** Opens the lane of a stream that has delivered `count` events, and starts their replay. */
async function openReplaying(count: number) {
  const opened = await openLane()
  const { stores, id, lane, begin, settle, commit, dispatched } = opened
  const events = await appendUsers(stores, count)
  await deliverAll()
  await commit()
  const start = async () => {
    await stores.replays.start(id, { from: 0, end: count, eventTypes: null }, anEntry)
    lane.reconfigure(await dispatched())
    // The lane has asked for stepwise work, and there is none.
    lane.endWork(lane.workNotices)
  }
  /** Delivers all events that the lane has, one after the other. */
  async function deliverAll(): Promise<readonly Flight[]> {
    const flights: Flight[] = []
    for (let flight = await begin(); flight; flight = await begin()) {
      flights.push(flight)
      settle(flight, { result: 'delivered' })
      await commit()
    }
    return flights
  }
  await start()
  return { ...opened, events, start, deliverAll }
}

const isReplay = ({ delivery }: Flight) => delivery.isReplay
const sequenceOf = ({ delivery }: Flight) => delivery.sequence

describe('the replay of a lane', () => {
  it('begins after new events, in the order of the log', async () => {
    const { stores, deliverAll } = await openReplaying(3)
    await appendUsers(stores, 2)
    const flights = await deliverAll()
    expect(flights.map(isReplay)).toEqual([false, false, true, true, true])
    expect(flights.map(sequenceOf)).toEqual([4, 5, 1, 2, 3])
  })

  it('gets one of ten attempts while new events wait', async () => {
    const { stores, lane, begin, deliverAll } = await openReplaying(5)
    // The first event of the replay is in memory.
    const first = await begin()
    expect(first && isReplay(first)).toBe(true)
    await appendUsers(stores, 60)
    lane.forgetEvents()
    const flights = await deliverAll()
    const places = flights.flatMap((flight, place) => (isReplay(flight) ? [place] : []))
    const [one = 0, ...others] = places
    expect(others.slice(0, 3).map(place => place - one)).toEqual([10, 20, 30])
  })

  it('leaves places in flight to new events', async () => {
    const { stores, lane, begin } = await openReplaying(40)
    for (let count = 0; count < limits.replayAttempts; count++)
      expect(await begin()).toMatchObject({ delivery: { isReplay: true } })
    expect(await begin()).toBeNull()
    await appendUsers(stores, 1)
    lane.forgetEvents()
    expect(await begin()).toMatchObject({ delivery: { isReplay: false } })
    expect(lane.hasRoom(Date.now())).toBe(true)
  })

  it('does not begin again when the lane reads a state from before its end', async () => {
    const { lane, dispatched, deliverAll, begin } = await openReplaying(3)
    const before = await dispatched()
    expect((await deliverAll()).map(isReplay)).toEqual([true, true, true])
    lane.reconfigure(before)
    lane.endWork(lane.workNotices)
    expect(await begin()).toBeNull()
    expect((await dispatched()).replay).toBeNull()
  })

  it('waits while the stream has stepwise work', async () => {
    const { lane, begin, dispatched } = await openReplaying(3)
    lane.reconfigure({ ...(await dispatched()), hasWork: true })
    expect(await begin()).toBeNull()
    lane.endWork(lane.workNotices)
    expect(await begin()).toMatchObject({ delivery: { isReplay: true } })
  })

  it('sends what was in flight, and the rest, on the next node', async () => {
    const { stores, lane, begin, commit, dispatched } = await openReplaying(5)
    for (let count = 0; count < 3; count++) await begin()
    await commit()
    lane.retire()
    const { replay } = await dispatched()
    expect(replay).toMatchObject({ position: 3, end: 5, sent: 3 })
    const waiting = await stores.dispatch.due(lane.id, Date.now() + 60_000, 10)
    expect(waiting.map(({ sequence, isReplay }) => [sequence, isReplay])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ])
  })

  it('does not wait for events that were dropped from memory', async () => {
    const { dropAhead, begin, deliverAll } = await openReplaying(5)
    await begin()
    dropAhead()
    expect((await deliverAll()).map(sequenceOf)).toEqual([2, 3, 4, 5])
  })

  it('lists its events as failed that have waited for too long', async () => {
    const { stores, id, lane, commit, events, dispatched } = await openReplaying(3)
    for (let count = 0; count < 3; count++) {
      while (!lane.next(Date.now())) await lane.fill(Date.now())
      const candidate = lane.next(Date.now())
      // The time of acceptance of all events of the tests.
      expect(candidate).toMatchObject({ since: 1_000, delivery: { isReplay: true } })
      if (candidate) lane.expire(candidate, Date.now())
    }
    await commit()
    expect((await failedIds(stores, id)).toSorted()).toEqual(events.toSorted())
    expect((await dispatched()).replay).toBeNull()
  })

  it('ends at the cursor of the lane, because later events get their first delivery', async () => {
    const { stores, id, lane, begin, commit, dispatched } = await openLane()
    await appendUsers(stores, 3)
    expect(await begin()).toMatchObject({ delivery: { sequence: 1 } })
    await stores.replays.start(id, { from: 0, end: 3, eventTypes: null }, anEntry)
    lane.reconfigure(await dispatched())
    await commit()
    expect((await dispatched()).replay).toMatchObject({ end: 1 })
  })
})
