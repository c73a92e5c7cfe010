import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { StoreError } from '../../../src/errors.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { appendUsers, failedIds, insertStream, runDispatcher } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

/** Wraps a store so that it refuses to write while `disk.isFull`, and counts the refused writes in `disk.refusals`. */
function fillable(store: DispatchStore) {
  const disk = { isFull: false, refusals: 0 }
  const write =
    <Arguments extends readonly unknown[], Result>(work: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments) => {
      if (!disk.isFull) return work(...args)
      disk.refusals++
      throw new StoreError('The disk is full.')
    }
  const wrapped: DispatchStore = {
    ...store,
    commit: write(store.commit),
    work: write(store.work),
    insertTest: write(store.insertTest),
  }
  return { disk, wrapped }
}

describe('while the store cannot write', () => {
  it('no attempt begins, and afterwards no event is missing', async () => {
    const stores = await openSqlite()
    const { disk, wrapped } = fillable(stores.dispatch)
    let answered = 0
    const target = await startTarget(() => (++answered % 3 === 0 ? 500 : 204))
    const id = await insertStream(stores, target.url)
    await runDispatcher(stores, { store: wrapped })
    const before = await appendUsers(stores, 20)
    await target.first(20)
    disk.isFull = true
    const meanwhile = await appendUsers(stores, 40)
    await expect.poll(() => disk.refusals).toBeGreaterThan(0)
    // Wait for attempts that were in flight when the disk filled up. No further attempt must begin.
    await delay(200)
    const sent = target.receipts.length
    const later = await appendUsers(stores, 200)
    const refusals = disk.refusals
    await expect.poll(() => disk.refusals).toBeGreaterThan(refusals)
    expect(target.receipts).toHaveLength(sent)
    disk.isFull = false
    const wanted = [...before, ...meanwhile, ...later]
    const ended = async () => {
      const [counts] = await stores.deliveries.counts(id, 0, Date.now() + 1)
      return (counts?.successful ?? 0) + (counts?.failed ?? 0)
    }
    await expect.poll(ended).toBe(wanted.length)
    const seen = new Set(target.receipts.map(({ event }) => event.id))
    expect(wanted.filter(eventId => !seen.has(eventId))).toEqual([])
    expect(await failedIds(stores, id)).toHaveLength(
      (await stores.deliveries.counts(id, 0, Date.now() + 1))[0]?.failed ?? -1,
    )
  })

  it('a waiting event is sent once the store answers again, even if another error comes first', async () => {
    const stores = await openSqlite()
    const failures = [new StoreError('The disk is full.'), new Error('The row is too large.')]
    const failing: DispatchStore = {
      ...stores.dispatch,
      async commit(changes) {
        const failure = failures.shift()
        if (failure) throw failure
        return stores.dispatch.commit(changes)
      },
    }
    const target = await startTarget()
    await insertStream(stores, target.url)
    await runDispatcher(stores, { store: failing })
    await appendUsers(stores, 1)
    await expect.poll(() => failures, { interval: 5 }).toHaveLength(1)
    const [waiting] = await appendUsers(stores, 1)
    expect((await target.first(2))[1]?.event.id).toBe(waiting)
    expect(failures).toEqual([])
  })

  it('a commit that fails after a delay is retried without another request', async () => {
    const stores = await openSqlite()
    let isToFail = false
    const slow: DispatchStore = {
      ...stores.dispatch,
      async commit(changes) {
        if (!isToFail) return stores.dispatch.commit(changes)
        isToFail = false
        await delay(100)
        throw new StoreError('The disk is full.')
      },
    }
    const target = await startTarget()
    const id = await insertStream(stores, target.url)
    const dispatcher = await runDispatcher(stores, { store: slow })
    await expect.poll(() => [...dispatcher.lanes.values()].some(lane => lane.isToBeWritten)).toBe(false)
    isToFail = true
    await stores.eventStreams.update(
      id,
      stream => ({ ...stream, name: 'another name' }),
      () => anEntry,
    )
    await expect(dispatcher.notice(id)).rejects.toThrow(StoreError)
    const [eventId] = await appendUsers(stores, 1)
    expect((await target.first(1))[0]?.event.id).toBe(eventId)
  })

  it('the deletion of the only stream with unwritten results does not stop other streams permanently', async () => {
    const stores = await openSqlite()
    const { disk, wrapped } = fillable(stores.dispatch)
    const [doomed, target] = [await startTarget(), await startTarget()]
    const id = await insertStream(stores, doomed.url)
    const dispatcher = await runDispatcher(stores, { store: wrapped })
    disk.isFull = true
    await appendUsers(stores, 1)
    await expect.poll(() => disk.refusals).toBeGreaterThan(0)
    await stores.eventStreams.delete(id, () => anEntry)
    await expect(dispatcher.notice(id)).rejects.toThrow(StoreError)
    const other = await insertStream(stores, target.url)
    await expect(dispatcher.notice(other)).rejects.toThrow(StoreError)
    disk.isFull = false
    const [eventId] = await appendUsers(stores, 1)
    const [receipt] = await target.first(1)
    expect(receipt?.event.id).toBe(eventId)
  })

  it('a disabled stream keeps its deliveries, and lists them as failed once the store can write, without another request', async () => {
    const stores = await openSqlite()
    const { disk, wrapped } = fillable(stores.dispatch)
    const target = await startTarget(() => 500)
    const id = await insertStream(stores, target.url)
    const dispatcher = await runDispatcher(stores, { store: wrapped, retryDelays: [60] })
    const ids = await appendUsers(stores, 3)
    await expect.poll(async () => (await stores.dispatch.nextDue([id], Date.now())).size).toBe(1)
    disk.isFull = true
    await stores.eventStreams.update(
      id,
      stream => ({ ...stream, status: 'disabled' }),
      () => anEntry,
    )
    await expect(dispatcher.notice(id)).rejects.toThrow(StoreError)
    disk.isFull = false
    await expect.poll(() => failedIds(stores, id)).toHaveLength(3)
    expect((await failedIds(stores, id)).toSorted()).toEqual(ids.toSorted())
    await expect.poll(async () => (await stores.dispatch.claim()).held).toEqual([])
  })

  it('the dispatcher can be stopped, and the next dispatcher repeats the attempt whose result was not written', async () => {
    const stores = await openSqlite()
    const { disk, wrapped } = fillable(stores.dispatch)
    const target = await startTarget()
    await insertStream(stores, target.url)
    const dispatcher = await runDispatcher(stores, { store: wrapped })
    // The dispatcher attempts nothing after a failed commit. So wait for its first commit before the disk fills up.
    await expect.poll(() => [...dispatcher.lanes.values()].some(lane => lane.isToBeWritten)).toBe(false)
    disk.isFull = true
    const [eventId] = await appendUsers(stores, 1)
    await target.first(1)
    await dispatcher.stop()
    const { refusals } = disk
    await runDispatcher(stores)
    const receipts = await target.first(2)
    expect(receipts.map(({ event }) => event.id)).toEqual([eventId, eventId])
    await delay(1_200)
    expect(disk.refusals).toBe(refusals)
  })
})
