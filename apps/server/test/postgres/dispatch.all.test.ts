import { expect, it } from 'vitest'
import { logPage } from '../../src/logs/search.ts'
import { anEntry } from '../stores/an-entry.ts'
import {
  changesOf,
  delivered,
  doWork,
  everything,
  failed,
  json,
  newDelivery,
  streamOf,
  testEvent,
} from '../webhooks/harness/dispatched.ts'
import { appendUsers, failedIds, insertStream } from '../webhooks/harness/running-dispatcher.ts'
import { startCutter } from './cutter.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

const endpoint = 'https://hooks.example.com/'
/** A lease that expires soon, in milliseconds. */
const leaseMs = 400
/** A lease that does not expire during the statements of a test, even on a busy machine, in milliseconds. */
const longLeaseMs = 2_000

it("a webhook's event stream is held by one node at a time", async () => {
  const { open } = await openNodes()
  const [one, two] = [await open(), await open()]
  const id = await insertStream(one, endpoint)
  expect((await streamOf(one.dispatch, id))?.claim).toMatchObject({ fence: 1 })
  expect(await streamOf(two.dispatch, id)).toBeNull()
  expect((await two.dispatch.claim()).held).toEqual([])
})

it("another node claims a webhook's event stream after its holder's lease has expired", async () => {
  const { open } = await openNodes()
  const [one, two] = [await open({ leaseMs }), await open()]
  const id = await insertStream(one, endpoint)
  expect((await streamOf(one.dispatch, id))?.claim).toMatchObject({ fence: 1 })
  await expect
    .poll(async () => (await two.dispatch.claim()).held, { interval: 20 })
    .toMatchObject([{ eventStreamId: id, fence: 2 }])
  expect(one.dispatch.isHolding()).toBe(false)
  expect((await one.dispatch.claim()).held).toEqual([])
})

it('the log of the tenant tells once that a node took over the streams of a node that died, and not of one that stopped', async () => {
  const { open } = await openNodes()
  const stopped = await open()
  const ids = [await insertStream(stopped, endpoint), await insertStream(stopped, endpoint)]
  const { held } = await stopped.dispatch.claim()
  expect(held).toHaveLength(2)
  // As a dispatcher does when it stops.
  await stopped.dispatch.release(held)
  await stopped.close()
  const dead = await open({ leaseMs })
  await expect.poll(async () => (await dead.dispatch.claim()).held, { interval: 20 }).toHaveLength(2)
  const one = await open()
  const tookOver = () => logPage(one.logs, { operation: 'node.took_over' }, null, 10)
  expect((await tookOver()).entries).toEqual([])
  await expect
    .poll(async () => (await one.dispatch.claim()).held.map(({ eventStreamId }) => eventStreamId))
    .toEqual(ids.toSorted())
  const told = {
    kind: 'system',
    resource: { type: 'node', id: one.node.id },
    detail: `Event streams of the node ${dead.node.id}: 2.`,
  }
  expect((await tookOver()).entries).toEqual([expect.objectContaining(told)])
  await one.dispatch.claim()
  expect((await tookOver()).entries).toHaveLength(1)
})

it('a node learns at once that another node has stopped, so that it claims the streams of that node', async () => {
  const { open } = await openNodes()
  const [one, two] = [await open({ leaseMs: 60_000 }), await open()]
  const id = await insertStream(one, endpoint)
  await streamOf(one.dispatch, id)
  const stopped = new Promise<void>(resolve => two.dispatch.onChange(resolve))
  await one.close()
  await stopped
  expect((await two.dispatch.claim()).held).toMatchObject([{ eventStreamId: id, fence: 2 }])
})

it('a node whose lease has expired holds streams again after its next claim', async () => {
  const { open } = await openNodes()
  const one = await open({ leaseMs: longLeaseMs })
  await one.dispatch.claim()
  await expect.poll(() => one.dispatch.isHolding()).toBe(false)
  // Until the next claim, the node does not know which streams others have taken over.
  await one.dispatch.renew()
  expect(one.dispatch.isHolding()).toBe(false)
  await one.dispatch.claim()
  expect(one.dispatch.isHolding()).toBe(true)
})

it('a stream without stepwise work counts as disabled once its holder has acted on the change, or the lease has expired', async () => {
  const { open } = await openNodes()
  const [holder, lost, other] = [await open(), await open({ leaseMs }), await open()]
  const [held, left] = [await insertStream(holder, endpoint), await insertStream(lost, endpoint)]
  await streamOf(holder.dispatch, held)
  await streamOf(lost.dispatch, left)
  for (const id of [held, left])
    await other.eventStreams.update(
      id,
      stream => ({ ...stream, status: 'disabled' }),
      () => anEntry,
    )
  await expect.poll(() => other.dispatch.unnoticedChange(left, null)).toBeNull()
  expect(await other.dispatch.unnoticedChange(held, null)).not.toBeNull()
  const { revision } = (await streamOf(holder.dispatch, held))?.claim ?? {}
  await holder.dispatch.commit([changesOf(held, { revision: revision ?? 0 })])
  expect(await other.dispatch.unnoticedChange(held, null)).toBeNull()
})

it('writes of a node that no longer holds a stream are ignored completely', async () => {
  const { open } = await openNodes()
  const [stalled, next] = [await open({ leaseMs }), await open({ leaseMs })]
  const [id, other] = [await insertStream(stalled, endpoint), await insertStream(stalled, endpoint)]
  for (const stream of [id, other]) await streamOf(stalled.dispatch, stream)
  const waiting = newDelivery(id)
  await stalled.dispatch.commit([changesOf(id, { cursor: 3, waiting: [{ delivery: waiting, dueAt: 5 }] })])
  await expect
    .poll(() => streamOf(next.dispatch, id), { interval: 20 })
    .toMatchObject({ cursor: 3, claim: { fence: 2 } })
  expect(await next.dispatch.due(id, 5, 10)).toEqual([waiting])

  const late = changesOf(id, {
    cursor: 9,
    health: { failuresInRow: 7, lastSuccessAt: 7 },
    waiting: [{ delivery: newDelivery(id), dueAt: 5 }],
    failed: [failed(newDelivery(id))],
    delivered: [delivered(waiting)],
    counts: { successful: 1, failed: 1 },
  })
  expect(await stalled.dispatch.commit([late, changesOf(other, { cursor: 4 })])).toEqual([id])
  const claim = { eventStreamId: id, fence: 1, revision: 0 }
  expect(await stalled.dispatch.work(claim, [])).toBeNull()
  await stalled.dispatch.release([claim])
  expect(await stalled.dispatch.disable(claim, 1, 'It is gone.', anEntry)).toBe(false)
  expect(await streamOf(next.dispatch, id)).toMatchObject({
    stream: { status: 'enabled' },
    cursor: 3,
    claim: { fence: 2 },
    health: { failuresInRow: 0 },
  })
  expect(await next.dispatch.due(id, 5, 10)).toEqual([waiting])
  expect((await next.deliveries.list(id, everything, null, 10)).deliveries).toEqual([])
  expect(await next.deliveries.counts(id, 0, Date.now() + 86_400_000)).toEqual([])
  expect(await streamOf(stalled.dispatch, other)).toMatchObject({ cursor: 4, claim: { fence: 1 } })
})

it('two nodes that have the same fence after a failover that lost a claim do not take each other’s commits for their own', async () => {
  const { url, open } = await openNodes()
  const [one, two] = [await open(), await open()]
  const id = await insertStream(one, endpoint)
  expect((await streamOf(one.dispatch, id))?.claim).toMatchObject({ fence: 1 })
  // The new primary lacks the last transaction of the former one, which is the claim.
  await administer(url, 'UPDATE event_streams SET holder = NULL, fence = 0')
  expect((await streamOf(two.dispatch, id))?.claim).toMatchObject({ fence: 1 })
  const [ofOne, ofTwo] = [newDelivery(id), newDelivery(id)].map(delivery =>
    changesOf(id, { number: 1, cursor: 3, waiting: [{ delivery, dueAt: 5 }] }),
  )
  if (!ofOne || !ofTwo) throw new Error('there are two commits')
  expect(await one.dispatch.commit([ofOne])).toEqual([id])
  expect(await two.dispatch.commit([ofTwo])).toEqual([])
  expect(await two.dispatch.commit([ofTwo]), 'repeated without an answer').toEqual([])
  expect(await one.dispatch.commit([ofOne])).toEqual([id])
  expect(await two.dispatch.due(id, 5, 10)).toEqual([ofTwo.waiting[0]?.delivery])

  await two.eventStreams.update(
    id,
    stream => ({ ...stream, status: 'disabled' }),
    () => anEntry,
  )
  const { claim } = (await streamOf(two.dispatch, id)) ?? {}
  if (!claim) throw new Error('the second node holds the stream')
  expect(await one.dispatch.work(claim, [])).toBeNull()
  expect(await failedIds(two, id)).toEqual([])
  expect(await two.dispatch.work(claim, [])).toBe(1)
})

it('when a stream is disabled, all its waiting events are listed as failed, even if a former holder commits a later cursor', async () => {
  const { open } = await openNodes()
  const [stalled, next] = [await open({ leaseMs }), await open({ leaseMs })]
  const id = await insertStream(stalled, endpoint)
  await streamOf(stalled.dispatch, id)
  const ids = await appendUsers(stalled, 5)
  await expect
    .poll(() => streamOf(next.dispatch, id), { interval: 20 })
    .toMatchObject({ claim: { fence: 2 } })
  await next.eventStreams.update(
    id,
    stream => ({ ...stream, status: 'disabled' }),
    () => anEntry,
  )
  await stalled.dispatch.commit([changesOf(id, { cursor: 3, counts: { successful: 3, failed: 0 } })])
  await doWork(next.dispatch, id)
  expect((await failedIds(next, id)).toSorted()).toEqual(ids.toSorted())
})

it('redeliveries of a disabled stream end without a transfer of their events from the database', async () => {
  const { url } = await openNodes()
  const proxy = await startCutter(url)
  const store = await (await openNodes({ url: proxy.url })).open()
  const id = await insertStream(store, endpoint)
  await streamOf(store.dispatch, id)
  const large = Buffer.from(
    JSON.stringify({ ...JSON.parse(json.toString()), data: { a: 'x'.repeat(100_000) } }),
  )
  for (let count = 0; count < 4; count++) await store.dispatch.insertTest(testEvent(id), large, 9, anEntry)
  await store.eventStreams.update(
    id,
    stream => ({ ...stream, status: 'disabled' }),
    () => anEntry,
  )
  const before = proxy.received()
  await doWork(store.dispatch, id)
  expect(proxy.received() - before).toBeLessThan(100_000)
  expect(await failedIds(store, id)).toHaveLength(4)
})

it('the step that ends the events of a disabled stream counts no row if the holder has passed them meanwhile', async () => {
  const { open } = await openNodes()
  const [holder, other] = [await open(), await open()]
  const id = await insertStream(holder, endpoint)
  await streamOf(holder.dispatch, id)
  await appendUsers(other, 3)
  await other.eventStreams.update(
    id,
    stream => ({ ...stream, status: 'disabled' }),
    () => anEntry,
  )
  await appendUsers(other, 3)
  await holder.dispatch.commit([changesOf(id, { cursor: 6 })])
  const { claim } = (await streamOf(holder.dispatch, id)) ?? {}
  if (!claim) throw new Error('the first node holds the stream')
  expect(await holder.dispatch.work(claim, [])).toBe(0)
  expect(await holder.dispatch.work(claim, [])).toBeNull()
})
