import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { StoreError } from '../../../src/errors.ts'
import { limits } from '../../../src/limits.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { bytesOf } from '../../../src/webhooks/ledger.ts'
import { newEvent } from '../../stores/conformance/new-event.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { appendUsers, insertStream, runDispatcher, totals } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

it('results that arrive during a commit wait for the next one, so that a fast target causes few commits', async () => {
  const stores = await openSqlite()
  let commits = 0
  let results = 0
  const counting: DispatchStore = {
    ...stores.dispatch,
    commit(changes) {
      commits++
      results += changes.reduce((sum, { counts }) => sum + counts.successful, 0)
      return stores.dispatch.commit(changes)
    },
  }
  const target = await startTarget()
  await insertStream(stores, target.url)
  await runDispatcher(stores, { store: counting })
  commits = 0
  const startedAt = performance.now()
  const ids = await appendUsers(stores, 10_000)
  await expect.poll(() => results).toBe(ids.length)
  const elapsedMs = performance.now() - startedAt
  const [planned, early] = [elapsedMs / 50, ids.length / (limits.unwrittenResults / 2)]
  expect(commits).toBeLessThan(2 * (planned + early))
})

it('the first attempts after a start do not wait for a commit', async () => {
  const stores = await openSqlite()
  const target = await startTarget()
  const mayCommit = Promise.withResolvers<void>()
  const store: DispatchStore = {
    ...stores.dispatch,
    async commit(changes) {
      await mayCommit.promise
      return stores.dispatch.commit(changes)
    },
  }
  await insertStream(stores, target.url)
  await runDispatcher(stores, { store })
  onTestFinished(() => mayCommit.resolve())
  const [eventId] = await appendUsers(stores, 1)
  expect((await target.first(1))[0]?.event.id).toBe(eventId)
})

it('a commit copies at most 4 MB of failed events into the history, and a stop still writes all of them', async () => {
  const [streams, events] = [2, 24]
  const stores = await openSqlite()
  let largest = 0
  const mayCommit = Promise.withResolvers<void>()
  const store: DispatchStore = {
    ...stores.dispatch,
    async commit(changes) {
      const bytes = changes.reduce((sum, change) => sum + bytesOf(change), 0)
      largest = Math.max(largest, bytes)
      if (bytes > 0) await mayCommit.promise
      return stores.dispatch.commit(changes)
    },
  }
  const target = await startTarget(() => 413)
  const ids: string[] = []
  for (let index = 0; index < streams; index++) ids.push(await insertStream(stores, target.url))
  // With the usual 10 s, an attempt with 1 MB would time out on a busy machine, and its delivery would wait for a retry.
  const dispatcher = await runDispatcher(stores, { store, deadlineMs: 60_000 })
  const json = JSON.stringify({ data: 'x'.repeat(1_000_000) })
  await stores.events.append(Array.from({ length: events }, () => newEvent(crypto.randomUUID(), { json })))
  await target.first(streams * events)
  const stopped = dispatcher.stop()
  // The dispatcher flushes once the attempts have ended. Only then may the store write.
  await delay(200)
  mayCommit.resolve()
  await stopped
  expect(largest).toBeGreaterThan(limits.commitBytes / 2)
  expect(largest).toBeLessThanOrEqual(limits.commitBytes)
  for (const id of ids) expect(await totals(stores, id)).toEqual({ successful: 0, failed: events })
})

it('results that the store rejects together are written in smaller commits', async () => {
  const streams = 300
  const stores = await openSqlite()
  let rejected = 0
  const store: DispatchStore = {
    ...stores.dispatch,
    async commit(changes) {
      const results = changes.reduce((sum, { counts }) => sum + 1 + counts.successful, 0)
      if (results <= streams / 2) return stores.dispatch.commit(changes)
      rejected++
      throw new StoreError('The commit takes too long.')
    },
  }
  const target = await startTarget()
  for (let index = 0; index < streams; index++) await insertStream(stores, target.url)
  const dispatcher = await runDispatcher(stores, { store })
  const unwritten = () => [...dispatcher.lanes.values()].filter(lane => lane.isToBeWritten).length
  await expect.poll(unwritten).toBe(0)
  expect(dispatcher.lanes.size).toBe(streams)
  expect(rejected).toBeGreaterThan(0)
})
