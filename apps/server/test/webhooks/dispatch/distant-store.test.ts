import { setTimeout as delay } from 'node:timers/promises'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { describe, expect, it } from 'vitest'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { appendUsers, failedIds, insertStream, runDispatcher, totals } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

/** Wraps a store so that each call has random delays before and after it, as over a network. */
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
    unnoticedChange: slow(store.unnoticedChange),
    due: slow(store.due),
    nextDue: slow(store.nextDue),
    insertTest: slow(store.insertTest),
    commit: slow(store.commit),
    work: slow(store.work),
  }
}

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
    await expect.poll(ended).toBe(ids.length)
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
  })

  it(`disabling a stream ends every delivery once, even with attempts in flight (TEST_SEED=${seed})`, async () => {
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
      await stores.eventStreams.update(
        id,
        stream => ({ ...stream, status: 'disabled' }),
        () => anEntry,
      )
      await Promise.all([dispatcher.notice(id), dispatcher.notice(id), dispatcher.notice(id)])
      const ended = async () => Object.values(await totals(stores, id)).reduce((sum, count) => sum + count, 0)
      await expect.poll(ended).toBe(ids.length)
      const failed = await failedIds(stores, id)
      expect([...failed, ...delivered.splice(0)].toSorted()).toEqual(ids.toSorted())
      await expect.poll(async () => (await stores.dispatch.claim()).held).toEqual([])
      await dispatcher.stop()
    }
  })
})
