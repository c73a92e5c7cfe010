import { describe, expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import type { Lane } from '../../../src/webhooks/lane.ts'
import { newEvent } from '../../stores/conformance/new-event.ts'
import { everything } from '../harness/dispatched.ts'
import { openLane } from '../harness/open-lane.ts'
import { appendUsers, attemptsOf, totals } from '../harness/running-dispatcher.ts'

const failed = { result: 'failed', message: 'It failed.' } as const
const delivered = { result: 'delivered' } as const

/** Opens a lane with one delivery, whose first attempt has failed and whose retry is due. */
async function openWithRetry() {
  const opened = await openLane()
  const { beginOne, settle, commit } = opened
  settle(await beginOne(), failed, [0, 0])
  await commit()
  return opened
}

/** Lets all next deliveries of a lane expire. Resolves with their number. */
async function expireAll(lane: Lane): Promise<number> {
  for (let count = 0; ; count++) {
    const now = Date.now()
    while (!lane.next(now) && (await lane.fill(now)));
    const candidate = lane.next(now)
    if (!candidate) return count
    lane.expire(candidate, now)
  }
}

describe('a retry', () => {
  it('in flight is not written as a new delivery, and its success deletes its row', async () => {
    const { stores, id, lane, begin, settle, commit } = await openWithRetry()
    const flight = await begin()
    if (!flight) throw new Error('expected a retry')
    expect(lane.take().underWay).toEqual([])
    await commit()
    settle(flight, delivered)
    expect(lane.take().delivered).toMatchObject([{ eventId: flight.delivery.eventId }])
    await commit()
    expect(await stores.dispatch.due(id, Date.now(), 10)).toEqual([])
  })

  it('that is due does not wait until the backlog of new events is delivered', async () => {
    const { stores, begin, settle, commit } = await openLane()
    await appendUsers(stores, 300)
    const flight = await begin()
    if (!flight) throw new Error('expected a delivery to attempt')
    settle(flight, failed, [0])
    await commit()
    const next = [await begin(), await begin()]
    expect(next.map(begun => begun?.delivery.tries)).toEqual([1, 0])
  })

  it('that was abandoned is due again at the given time, with its row unchanged', async () => {
    const { stores, id, lane, begin } = await openWithRetry()
    const flight = await begin()
    if (!flight) throw new Error('expected a retry')
    expect(await begin()).toBeNull()
    const before = await stores.dispatch.due(id, Date.now(), 10)
    const dueAt = Date.now() + 1_000
    lane.abandon(flight, dueAt)
    expect(lane.unsettled.size).toBe(0)
    expect(lane.wakeAt(Date.now())).toBe(dueAt)
    expect(await begin()).toBeNull()
    expect(lane.isToBeWritten).toBe(false)
    expect(await stores.dispatch.due(id, Date.now(), 10)).toEqual(before)
    expect(lane.hasWork).toBe(false)
  })

  it('that was abandoned after its stream was disabled is left to stepwise work', async () => {
    const { lane, begin, change } = await openWithRetry()
    const flight = await begin()
    await change({ status: 'disabled' })
    await change({ status: 'enabled' })
    lane.endWork(lane.workNotices)
    expect(lane.hasWork).toBe(false)
    if (flight) lane.abandon(flight, Date.now())
    expect(lane.hasWork).toBe(true)
  })

  it('that expires fails, with its row deleted and its attempts listed', async () => {
    const { stores, id, lane, commit } = await openWithRetry()
    expect(await expireAll(lane)).toBe(1)
    expect(lane.take().health.failuresInRow).toBe(1)
    await commit()
    expect(await stores.dispatch.due(id, Date.now(), 10)).toEqual([])
    const { deliveries } = await stores.deliveries.list(id, everything, null, 10)
    expect(deliveries.map(({ attempts }) => attempts)).toMatchObject([
      [{ status: 'failed', error_message: 'It failed.' }],
    ])
    expect(await attemptsOf(stores, id)).toMatchObject([
      {
        number: 2,
        result: 'abandoned',
        error_message: 'The event was not delivered within twice the retention time of events.',
      },
      { number: 1, result: 'failed', error_message: 'It failed.' },
    ])
  })
})

describe('a lane', () => {
  it('writes large events that expire in several commits, and a crash between two commits loses none of them', async () => {
    const { stores, id, lane, commit } = await openLane()
    const json = JSON.stringify({ data: 'x'.repeat(1_000_000) })
    await stores.events.append(Array.from({ length: 10 }, (_, index) => newEvent(`${index}`, { json })))
    expect(await expireAll(lane)).toBe(10)
    await commit()
    expect(lane.isToBeWritten).toBe(true)
    const due = await stores.dispatch.due(id, Date.now(), 100)
    const { failed: written } = await totals(stores, id)
    expect(due.length + written).toBe(10)
    while (lane.isToBeWritten) await commit()
    expect(await totals(stores, id)).toEqual({ successful: 0, failed: 10 })
    expect(await stores.dispatch.due(id, Date.now(), 100)).toEqual([])
  })

  it('begins no attempts while it has too many unwritten results', async () => {
    const { stores, begin, settle, commit } = await openLane()
    await appendUsers(stores, limits.unwrittenResults + 1)
    let settled = 0
    for (let flight = await begin(); flight; flight = await begin(), settled++) settle(flight, delivered)
    expect(settled).toBe(limits.unwrittenResults)
    await commit()
    expect(await begin()).not.toBeNull()
  })

  it.each<[string, (opened: Awaited<ReturnType<typeof openLane>>) => unknown]>([
    ['is disabled', ({ change }) => change({ status: 'disabled' })],
    ['is deleted', ({ lane }) => lane.retire()],
    ['will be released', ({ lane }) => lane.leave()],
  ])('has no room and needs no timer once its stream %s', async (_, act) => {
    const opened = await openWithRetry()
    const { lane } = opened
    expect(lane.hasRoom(Date.now())).toBe(true)
    await act(opened)
    expect(lane.hasRoom(Date.now())).toBe(false)
    expect(lane.wakeAt(Date.now())).toBeNull()
  })

  it('writes where a round of its stream ended, once', async () => {
    const { stores, lane, begin, change, commit } = await openLane()
    await appendUsers(stores, 3)
    const begun = (await begin())?.delivery
    await change({ status: 'disabled' })
    await change({ status: 'enabled' })
    expect(lane.take().endedRounds).toEqual([{ round: begun?.round, cursor: begun?.sequence }])
    await commit()
    await change({ name: 'renamed' })
    expect(lane.take().endedRounds).toEqual([])
  })
})
