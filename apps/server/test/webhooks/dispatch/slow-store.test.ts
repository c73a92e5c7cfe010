import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { StoreError } from '../../../src/errors.ts'
import { limits } from '../../../src/limits.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { changesOf, newDelivery } from '../harness/dispatched.ts'
import { appendUsers, failedIds, insertStream, runDispatcher } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

it('the deliveries of a burst continue once the results of the first ones are written, even without another event', async () => {
  const stores = await openSqlite()
  const slowly: DispatchStore = {
    ...stores.dispatch,
    async commit(changes) {
      await delay(500)
      return stores.dispatch.commit(changes)
    },
  }
  const target = await startTarget()
  await insertStream(stores, target.url)
  await runDispatcher(stores, { store: slowly })
  const ids = await appendUsers(stores, 4 * limits.unwrittenResults)
  const receipts = await target.first(ids.length)
  expect(receipts.map(({ event }) => event.id).toSorted()).toEqual(ids.toSorted())
})

it('all deliveries of a stream are listed as failed if the stream is disabled again while its earlier stepwise work ends', async () => {
  const stores = await openSqlite()
  const lastStep = Promise.withResolvers<void>()
  let isHeld = false
  const held: DispatchStore = {
    ...stores.dispatch,
    async work(...args) {
      const changed = await stores.dispatch.work(...args)
      if (changed === null) {
        isHeld = true
        await lastStep.promise
      }
      return changed
    },
  }
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  const dispatcher = await runDispatcher(stores, { store: held, retryDelays: [60] })
  const update = async (status: 'enabled' | 'disabled') => {
    await stores.eventStreams.update(
      id,
      stream => ({ ...stream, status }),
      () => anEntry,
    )
    await dispatcher.notice(id)
  }
  const failOne = async () => {
    const ids = await appendUsers(stores, 1)
    await expect.poll(async () => (await stores.dispatch.nextDue([id], Date.now())).size).toBe(1)
    return ids
  }
  const ids = await failOne()
  await update('disabled')
  await expect.poll(() => isHeld).toBe(true)
  await update('enabled')
  ids.push(...(await failOne()))
  await update('disabled')
  lastStep.resolve()
  await expect.poll(() => failedIds(stores, id)).toHaveLength(2)
  expect((await failedIds(stores, id)).toSorted()).toEqual(ids.toSorted())
})

it('stepwise work does not end an attempt that began before its node learned that the stream was disabled', async () => {
  const stores = await openSqlite()
  const unanswered: ServerResponse[] = []
  const target = await startTarget((_receipt, res) => {
    unanswered.push(res)
    return undefined
  })
  const id = await insertStream(stores, target.url)
  const set = (status: 'enabled' | 'disabled') =>
    stores.eventStreams.update(
      id,
      stream => ({ ...stream, status }),
      () => anEntry,
    )
  const worked = Promise.withResolvers<void>()
  const late: DispatchStore = {
    ...stores.dispatch,
    async work(...args) {
      if (target.receipts.length === 0) {
        await appendUsers(stores, 1)
        await target.first(1)
        await set('disabled')
      }
      return stores.dispatch.work(...args).finally(worked.resolve)
    },
    // Until the stepwise work is done, delays the commit that records the attempt.
    async commit(changes) {
      if (target.receipts.length > 0) await worked.promise
      return stores.dispatch.commit(changes)
    },
  }
  const earlier = newDelivery(id)
  await stores.dispatch.commit([changesOf(id, { waiting: [{ delivery: earlier, dueAt: 1 }] })])
  await set('disabled')
  await set('enabled')
  const dispatcher = await runDispatcher(stores, { store: late })
  await target.first(1)
  await dispatcher.notice(id)
  for (const res of unanswered) res.writeHead(204).end()
  await expect.poll(() => stores.dispatch.hasWork(id)).toBe(false)
  const counts = async () => (await stores.deliveries.counts(id, 0, Date.now() + 1))[0]
  await expect.poll(counts).toMatchObject({ successful: 1, failed: 1 })
  expect(await failedIds(stores, id)).toEqual([earlier.eventId])
})

it('a change of a stream takes effect after a few commits, even if results keep coming', async () => {
  const stores = await openSqlite()
  let commits = 0
  const slowly: DispatchStore = {
    ...stores.dispatch,
    async commit(changes) {
      commits++
      await delay(50)
      return stores.dispatch.commit(changes)
    },
  }
  const target = await startTarget()
  const id = await insertStream(stores, target.url)
  const dispatcher = await runDispatcher(stores, { store: slowly })
  const ids = await appendUsers(stores, 40 * limits.unwrittenResults)
  await target.first(limits.unwrittenResults)
  const before = commits
  await dispatcher.notice(id)
  expect(commits - before).toBeLessThan(8)
  expect(target.receipts.length).toBeLessThan(ids.length)
})

it('a node serves all its streams, even if the store failed while the node read them', async () => {
  const stores = await openSqlite()
  let calls = 0
  const failing: DispatchStore = {
    ...stores.dispatch,
    async streams(ids) {
      if (++calls === 2) throw new StoreError('The store does not answer.')
      return stores.dispatch.streams(ids)
    },
  }
  const target = await startTarget()
  await runDispatcher(stores, { store: failing, leaseMs: 3_000 })
  const streams = await Promise.all(Array.from({ length: 250 }, () => insertStream(stores, target.url)))
  await expect.poll(() => calls).toBeGreaterThan(2)
  await appendUsers(stores, 1)
  const receipts = await target.first(streams.length)
  expect(new Set(receipts.map(({ event }) => event.xstream)).size).toBe(streams.length)
})
