import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import type { DispatchStore } from '../../src/webhooks/dispatch-store.ts'
import { anEntry } from '../stores/an-entry.ts'
import { json, streamOf, testEvent } from '../webhooks/harness/dispatched.ts'
import {
  appendUsers,
  failedIds,
  insertStream,
  runDispatcher,
} from '../webhooks/harness/running-dispatcher.ts'
import { startTarget } from '../webhooks/harness/target.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

/** The length of a lease that does not expire between two steps of a test, even on a busy machine, in milliseconds. */
const longLeaseMs = 6_000

it('a delivery is counted once, and soon, if its node loses the stream during the attempt and claims it again', async () => {
  const { url, open } = await openNodes()
  const answers: ServerResponse[] = []
  const target = await startTarget((_receipt, res) => {
    answers.push(res)
    return undefined
  })
  const node = await open()
  const id = await insertStream(node, target.url)
  const dispatcher = await runDispatcher(node)
  await appendUsers(node, 1)
  await target.first(1)
  await administer(url, 'UPDATE event_streams SET fence = fence + 2')
  await dispatcher.notice(id)
  await target.first(2)
  for (const answer of answers) answer.writeHead(204).end()
  const counts = () => node.deliveries.counts(id, 0, Date.now() + 86_400_000)
  await expect.poll(counts).toMatchObject([{ successful: 1, failed: 0 }])
  await dispatcher.stop()
  expect(await counts()).toMatchObject([{ successful: 1 }])
})

it.each([
  ['a change of the stream', 60_000],
  ['its next claim', 300],
  ['its next commit', 60_000],
] as const)(
  'a node learns from %s that another node has taken a stream and given it back',
  async (source, leaseMs) => {
    const { url, open } = await openNodes()
    const target = await startTarget()
    const node = await open({ leaseMs })
    const id = await insertStream(node, target.url)
    const dispatcher = await runDispatcher(node, { leaseMs })
    await expect.poll(() => dispatcher.lanes.get(id)?.isToBeWritten).toBe(false)
    const lane = dispatcher.lanes.get(id)
    await administer(url, 'UPDATE event_streams SET fence = fence + 2')
    if (source === 'a change of the stream') await dispatcher.notice(id)
    if (source === 'its next commit') await appendUsers(node, 1)
    await expect.poll(() => dispatcher.lanes.get(id)).not.toBe(lane)
  },
)

it('a stream that is enabled while its node releases it is not claimed before the release has ended', async () => {
  const { open } = await openNodes()
  const target = await startTarget()
  const node = await open({ leaseMs: longLeaseMs })
  const id = await insertStream(node, target.url)
  const release = Promise.withResolvers<void>()
  const releasing = Promise.withResolvers<void>()
  const store: DispatchStore = {
    ...node.dispatch,
    async release(claims) {
      releasing.resolve()
      await release.promise
      return node.dispatch.release(claims)
    },
  }
  const dispatcher = await runDispatcher(node, { store, leaseMs: longLeaseMs })
  const update = (status: 'enabled' | 'disabled') =>
    node.eventStreams.update(
      id,
      stream => ({ ...stream, status }),
      () => anEntry,
    )
  await update('disabled')
  await dispatcher.notice(id)
  await releasing.promise
  await update('enabled')
  const noticing = dispatcher.notice(id)
  const first = await Promise.race([noticing.then(() => 'taken'), delay(500, 'waiting')])
  expect(first).toBe('waiting')
  release.resolve()
  await noticing
  expect(dispatcher.lanes.get(id)?.claim.fence).toBe(2)
})

it('a node releases half of its many streams to a new node in a few statements', async () => {
  const { open } = await openNodes()
  const target = await startTarget()
  const one = await open()
  // More at once would wait too long for each other on a busy machine.
  for (let count = 0; count < 500; count += 50)
    await Promise.all(Array.from({ length: 50 }, () => insertStream(one, target.url)))
  const released: number[] = []
  const store: DispatchStore = {
    ...one.dispatch,
    release(claims) {
      released.push(claims.length)
      return one.dispatch.release(claims)
    },
  }
  await runDispatcher(one, { store })
  const next = await runDispatcher(await open())
  await expect.poll(() => next.lanes.size).toBe(250)
  expect(released.reduce((sum, count) => sum + count, 0)).toBe(250)
  expect(released.length).toBeLessThan(10)
})

it('a node keeps its lease while it waits to release streams', async () => {
  const leaseMs = 3_000
  const { url, open } = await openNodes()
  const target = await startTarget()
  const one = await open({ leaseMs })
  const releasing = Promise.withResolvers<void>()
  const store: DispatchStore = {
    ...one.dispatch,
    release(claims) {
      releasing.resolve()
      return one.dispatch.release(claims)
    },
  }
  const ids = await Promise.all(Array.from({ length: 6 }, () => insertStream(one, target.url)))
  await runDispatcher(one, { store, leaseMs })
  await Promise.all(ids.map(id => expect.poll(() => one.dispatch.unnoticedChange(id, null)).toBeNull()))
  const locks = new pg.Client({ connectionString: url })
  await locks.connect()
  await locks.query('BEGIN; SELECT FROM event_streams FOR UPDATE')
  const two = await open({ leaseMs })
  const next = await runDispatcher(two, { leaseMs })
  await releasing.promise
  for (let waited = 0; waited < 1.5 * leaseMs; waited += 50) {
    expect(one.dispatch.isHolding()).toBe(true)
    await delay(50)
  }
  await locks.end()
  await expect.poll(() => next.lanes.size).toBe(3)
})

it('nodes share the streams evenly, also after one has joined or left, and every event is sent', async () => {
  const { open } = await openNodes()
  const target = await startTarget()
  const first = await open({ leaseMs: longLeaseMs })
  const ids = await Promise.all(Array.from({ length: 6 }, () => insertStream(first, target.url)))
  const firstDispatcher = await runDispatcher(first, { leaseMs: longLeaseMs })
  const held = async (node: typeof first) => (await node.dispatch.claim()).held.length
  expect(await held(first)).toBe(6)
  const second = await open({ leaseMs: longLeaseMs })
  await runDispatcher(second, { leaseMs: longLeaseMs })
  await expect.poll(async () => [await held(first), await held(second)]).toEqual([3, 3])
  const before = await appendUsers(first, 5)
  await target.first(30)
  await firstDispatcher.stop()
  await first.close()
  const after = await appendUsers(second, 5)
  await expect.poll(() => held(second)).toBe(6)
  const receipts = await target.first(60)
  for (const id of ids) {
    const received = receipts.filter(({ event }) => event.xstream === id).map(({ event }) => event.id)
    expect(received.toSorted()).toEqual([...before, ...after].toSorted())
  }
})

it('the node that holds a stream acts on a change made at another node', async () => {
  const { open } = await openNodes()
  const target = await startTarget(() => 500)
  const [holder, other] = [await open(), await open()]
  const id = await insertStream(holder, target.url)
  await runDispatcher(holder, { retryDelays: [60] })
  const dispatcher = await runDispatcher(other)
  const ids = await appendUsers(other, 3)
  await expect.poll(async () => (await holder.dispatch.nextDue([id], Date.now())).size).toBe(1)
  await target.first(3)

  const update = (status: 'enabled' | 'disabled') =>
    other.eventStreams.update(
      id,
      stream => ({ ...stream, status }),
      () => anEntry,
    )
  await update('disabled')
  await dispatcher.notice(id)
  await expect.poll(async () => (await failedIds(other, id)).toSorted()).toEqual(ids.toSorted())
  target.behave(() => 204)
  await update('enabled')
  await dispatcher.notice(id)
  const [eventId = ''] = await appendUsers(other, 1)
  expect((await target.first(4))[3]?.event.id).toBe(eventId)

  expect(await other.deliveries.redeliver(id, ids[0] ?? '', Date.now(), anEntry)).toEqual({ accepted: 1 })
  expect((await target.first(5))[4]?.event.id).toBe(ids[0])
  const test = testEvent(id)
  await other.dispatch.insertTest(test, json, Date.now(), anEntry)
  expect((await target.first(6))[5]?.headers['webhook-id']).toBe(test.eventId)
  await other.eventStreams.delete(id, () => anEntry)
  await dispatcher.notice(id)
  await expect.poll(() => streamOf(holder.dispatch, id)).toBeNull()
})
