import { setTimeout as delay } from 'node:timers/promises'
import { createRandom, seed } from '@tenant-api/contract-tests/random'
import { describe, expect, it } from 'vitest'
import type { Stores } from '../../src/stores/stores.ts'
import type { DispatchStore } from '../../src/webhooks/dispatch/dispatch-store.ts'
import { newEvents } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { changesOf, streamOf } from './dispatched.ts'
import { appendUsers, failedIds, insertStream, runDispatcher } from './running-dispatcher.ts'
import { startTarget } from './target.ts'

const dayMs = 86_400_000

/** A store with random delays before and after each call, like one over a network. */
function distant(store: DispatchStore): DispatchStore {
  const random = createRandom(seed)
  const slow =
    <Arguments extends readonly unknown[], Result>(work: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments) => {
      await delay(random(10))
      const result = await work(...args)
      await delay(random(10))
      return result
    }
  return {
    ...store,
    claim: slow(store.claim),
    streams: slow(store.streams),
    isActedOn: slow(store.isActedOn),
    due: slow(store.due),
    nextDue: slow(store.nextDue),
    insertTest: slow(store.insertTest),
    commit: slow(store.commit),
    work: slow(store.work),
  }
}

async function totals({ deliveries }: Stores, id: string) {
  const [counts] = await deliveries.counts(id, 0, Date.now() + dayMs)
  return { successful: counts?.successful ?? 0, failed: counts?.failed ?? 0 }
}

it('an event that failed long ago is attempted when it is redelivered', async () => {
  const stores = await openSqlite()
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  const dispatcher = await runDispatcher(stores, { retryDelays: [], patienceMs: 500 })
  const [eventId = ''] = await appendUsers(stores, 1)
  await expect.poll(() => failedIds(stores, id)).toEqual([eventId])
  await delay(600)
  const before = target.receipts.length
  target.behave(() => 204)
  expect(await stores.deliveries.redeliver(id, eventId, Date.now())).toEqual({ accepted: 1 })
  await dispatcher.notice(id)
  await target.first(before + 1)
  await expect.poll(() => failedIds(stores, id)).toEqual([])
})

it('an event that has waited for too long is listed as failed, and the log may delete it', async () => {
  const stores = await openSqlite()
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  await runDispatcher(stores, { retryDelays: [60], patienceMs: 500 })
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

describe('on a slow store', () => {
  it(`each event is delivered once or fails, with exactly the attempts of its schedule (TEST_SEED=${seed})`, async () => {
    const stores = await openSqlite()
    const random = createRandom(seed)
    const target = await startTarget(() => (random(10) < 4 ? 500 : 204))
    const id = await insertStream(stores, target.url)
    await runDispatcher(stores, { store: distant(stores.dispatch) })
    const ids: string[] = []
    for (let batch = 0; batch < 20; batch++) {
      ids.push(...(await appendUsers(stores, 30)))
      await delay(random(20))
    }
    const ended = async () => Object.values(await totals(stores, id)).reduce((sum, count) => sum + count, 0)
    await expect.poll(ended, { timeout: 20_000 }).toBe(ids.length)
    const failed = await failedIds(stores, id)
    expect(await totals(stores, id)).toEqual({
      successful: ids.length - failed.length,
      failed: failed.length,
    })
    const attempts = new Map<string, number>()
    for (const { event } of target.receipts) attempts.set(event.id, (attempts.get(event.id) ?? 0) + 1)
    expect([...attempts.keys()].toSorted()).toEqual(ids.toSorted())
    expect([...attempts.values()].filter(count => count > 3)).toEqual([])
    expect(failed.filter(eventId => attempts.get(eventId) !== 3)).toEqual([])
  }, 30_000)

  it(`disabling ends every event once, with any attempts in flight (TEST_SEED=${seed})`, async () => {
    const stores = await openSqlite()
    const random = createRandom(seed)
    const delivered: string[] = []
    const target = await startTarget(({ event }, res) => {
      if (random(10) < 4) return 500
      delivered.push(event.id)
      setTimeout(() => res.writeHead(204).end(), random(30))
      return undefined
    })
    for (let round = 0; round < 5; round++) {
      const id = await insertStream(stores, target.url)
      const dispatcher = await runDispatcher(stores, {
        store: distant(stores.dispatch),
        retryDelays: [0.03, 60],
      })
      const ids = await appendUsers(stores, 500)
      await target.first(target.receipts.length + 40)
      await delay(random(50))
      await stores.eventStreams.update(id, stream => ({ ...stream, status: 'disabled' }))
      await Promise.all([dispatcher.notice(id), dispatcher.notice(id), dispatcher.notice(id)])
      const ended = async () => Object.values(await totals(stores, id)).reduce((sum, count) => sum + count, 0)
      await expect.poll(ended).toBe(ids.length)
      const failed = await failedIds(stores, id)
      expect([...failed, ...delivered.splice(0)].toSorted()).toEqual(ids.toSorted())
      await expect.poll(async () => (await stores.dispatch.claim()).held).toEqual([])
      await dispatcher.stop()
    }
  }, 60_000)
})

describe('a crash', () => {
  it('of a disabled stream with attempts in flight ends them at the next start', async () => {
    const stores = await openSqlite()
    const target = await startTarget(() => undefined)
    const id = await insertStream(stores, target.url)
    const ids = await appendUsers(stores, 3)
    // After the disabling, drop all commits of this dispatcher, as if its process had crashed.
    let isDead = false
    const mortal: DispatchStore = {
      ...stores.dispatch,
      commit: async changes => (isDead ? [] : stores.dispatch.commit(changes)),
    }
    const dispatcher = await runDispatcher(stores, { store: mortal })
    await target.first(3)
    await stores.eventStreams.update(id, stream => ({ ...stream, status: 'disabled' }))
    // The commit for this change also stores which attempts are in flight.
    await dispatcher.notice(id)
    isDead = true
    expect(await failedIds(stores, id)).toEqual([])
    await runDispatcher(stores)
    await expect.poll(() => failedIds(stores, id)).toHaveLength(3)
    expect((await failedIds(stores, id)).toSorted()).toEqual(ids.toSorted())
    await expect.poll(async () => (await stores.dispatch.claim()).held).toEqual([])
  })
})

describe('a stream that keeps failing', () => {
  it('is disabled after 500 failures in a row and 24 hours without a success, and starts anew once enabled', async () => {
    const stores = await openSqlite()
    const target = await startTarget(() => 500)
    const id = await insertStream(stores, target.url)
    await stores.dispatch.commit([
      changesOf(id, { number: 1, health: { failuresInRow: 498, lastSuccessAt: Date.now() - dayMs } }),
    ])
    const dispatcher = await runDispatcher(stores, { retryDelays: [] })
    await appendUsers(stores, 1)
    await expect.poll(async () => (await totals(stores, id)).failed).toBe(1)
    expect(await stores.eventStreams.find(id)).toMatchObject({ status: 'enabled' })
    await appendUsers(stores, 1)
    const status = async () => (await stores.eventStreams.find(id))?.status
    // By now the circuit is open, so only a probe attempts this delivery.
    await expect.poll(status).toBe('disabled')
    expect(await stores.eventStreams.find(id)).toMatchObject({
      disabled_reason: '500 deliveries failed in a row, and none succeeded for 24 hours.',
      disabled_at: expect.any(String),
    })
    await stores.eventStreams.update(id, stream => ({
      ...stream,
      status: 'enabled',
      updated_at: new Date().toISOString(),
    }))
    await dispatcher.notice(id)
    await appendUsers(stores, 1)
    await expect.poll(async () => (await totals(stores, id)).failed).toBe(3)
    expect(await stores.eventStreams.find(id)).toMatchObject({ status: 'enabled' })
    expect(await streamOf(stores.dispatch, id)).toMatchObject({ health: { failuresInRow: 1 } })
  })

  it('stays enabled after one success', async () => {
    const stores = await openSqlite()
    const target = await startTarget()
    const id = await insertStream(stores, target.url)
    await stores.dispatch.commit([changesOf(id, { health: { failuresInRow: 9_000, lastSuccessAt: 0 } })])
    await runDispatcher(stores)
    await appendUsers(stores, 1)
    await expect.poll(async () => (await streamOf(stores.dispatch, id))?.health.failuresInRow).toBe(0)
    expect(await stores.eventStreams.find(id)).toMatchObject({ status: 'enabled' })
  })
})

it("a long range of the log without a stream's types does not delay other streams", async () => {
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
