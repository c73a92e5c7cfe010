import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { newEvents } from '../../stores/conformance/new-event.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { appendUsers, failedIds, insertStream, runDispatcher, totals } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

it('an event is attempted when it is redelivered, even if it failed long ago', async () => {
  const stores = await openSqlite()
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  const dispatcher = await runDispatcher(stores, { retryDelays: [], expiryMs: 500 })
  const [eventId = ''] = await appendUsers(stores, 1)
  await expect.poll(() => failedIds(stores, id)).toEqual([eventId])
  await delay(600)
  const before = target.receipts.length
  target.behave(() => 204)
  expect(await stores.deliveries.redeliver(id, eventId, Date.now(), anEntry)).toEqual({ accepted: 1 })
  await dispatcher.notice(id)
  await target.first(before + 1)
  await expect.poll(() => failedIds(stores, id)).toEqual([])
})

it('an event that has waited for too long is listed as failed, and retention may then delete it', async () => {
  const stores = await openSqlite()
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  await runDispatcher(stores, { retryDelays: [60], expiryMs: 500 })
  const ids = await appendUsers(stores, 30)
  await expect.poll(() => failedIds(stores, id)).toHaveLength(ids.length)
  // Most events failed without an attempt, because the circuit was open.
  expect(target.receipts.length).toBeLessThan(ids.length)
  let forgotten = 0
  const prune = async () => {
    forgotten += await stores.events.prune(Date.now(), 100)
    return forgotten
  }
  await expect.poll(prune).toBe(ids.length - 1)
})

it('events that have waited for too long are listed as failed soon, even if they are too many for one commit', async () => {
  const stores = await openSqlite()
  const target = await startTarget(() => undefined)
  const id = await insertStream(stores, target.url)
  await appendUsers(stores, 3_000)
  await runDispatcher(stores, { expiryMs: 1 })
  await expect.poll(() => totals(stores, id)).toEqual({ successful: 0, failed: 3_000 })
})

describe('a dispatcher', () => {
  it('lists the deliveries of a disabled stream as failed after a crash, even if their attempts were in flight', async () => {
    const stores = await openSqlite()
    const unanswered: ServerResponse[] = []
    const target = await startTarget((_receipt, res) => {
      unanswered.push(res)
      return undefined
    })
    const id = await insertStream(stores, target.url)
    const ids = await appendUsers(stores, 3)
    // Once the stream is disabled, the commits of this dispatcher no longer reach the store, as if its process had crashed.
    let isDead = false
    const mortal: DispatchStore = {
      ...stores.dispatch,
      commit: async changes => (isDead ? [] : stores.dispatch.commit(changes)),
    }
    const dispatcher = await runDispatcher(stores, { store: mortal })
    await target.first(3)
    await stores.eventStreams.update(
      id,
      stream => ({ ...stream, status: 'disabled' }),
      () => anEntry,
    )
    // `notice` waits for a commit, which also stores that the attempts are in flight.
    await dispatcher.notice(id)
    isDead = true
    expect(await failedIds(stores, id)).toEqual([])
    await runDispatcher(stores)
    await expect.poll(() => failedIds(stores, id)).toHaveLength(3)
    expect((await failedIds(stores, id)).toSorted()).toEqual(ids.toSorted())
    await expect.poll(async () => (await stores.dispatch.claim()).held).toEqual([])
    // The dispatchers would wait for these attempts.
    for (const res of unanswered) res.destroy()
  })
})

it('a stream that skips many events of other types does not delay other streams', async () => {
  const stores = await openSqlite()
  const target = await startTarget()
  await insertStream(stores, target.url)
  await stores.events.append(newEvents(20_000, { type: 'group.created' }))
  const [wanted] = await appendUsers(stores, 1)
  let turns = 0
  const count = setInterval(() => turns++, 0)
  await runDispatcher(stores)
  const [receipt] = await target.first(1)
  clearInterval(count)
  expect(receipt?.event.id).toBe(wanted)
  expect(turns).toBeGreaterThan(10)
})

it('a node that starts sends the events of the streams that it has read, before it has read all', async () => {
  const stores = await openSqlite()
  const rest = Promise.withResolvers<void>()
  let calls = 0
  const store: DispatchStore = {
    ...stores.dispatch,
    async streams(ids) {
      if (++calls > 1) await rest.promise
      return stores.dispatch.streams(ids)
    },
  }
  const target = await startTarget()
  // A node reads 200 streams in one call.
  await Promise.all(Array.from({ length: 201 }, () => insertStream(stores, target.url)))
  await appendUsers(stores, 1)
  const starting = runDispatcher(stores, { store })
  await target.first(200)
  rest.resolve()
  await starting
  await target.first(201)
})
