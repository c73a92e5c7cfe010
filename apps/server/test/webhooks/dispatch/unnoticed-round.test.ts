import { expect, it, onTestFinished } from 'vitest'
import { StoreError } from '../../../src/errors.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { appendUsers, failedIds, insertStream, runDispatcher } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

/** Opens stores, a stream whose target answers 500, and functions to change the stream without telling the dispatcher. */
async function openWithFailingTarget() {
  const stores = await openSqlite()
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  async function change(...statuses: readonly ('enabled' | 'disabled')[]): Promise<void> {
    for (const status of statuses)
      await stores.eventStreams.update(
        id,
        stream => ({ ...stream, status }),
        () => anEntry,
      )
  }
  return { stores, target, id, change }
}

it('an event that failed before its node learned of two changes of the status is listed as failed', async () => {
  const { stores, target, id, change } = await openWithFailingTarget()
  let written = Promise.resolve()
  const store: DispatchStore = {
    ...stores.dispatch,
    async commit(changes) {
      await written
      return stores.dispatch.commit(changes)
    },
  }
  // A dispatcher also looks for changes after a third of a lease: later than this test ends.
  const dispatcher = await runDispatcher(stores, { store, retryDelays: [60], leaseMs: 600_000 })
  const lane = () => dispatcher.lanes.get(id)
  await expect.poll(() => lane()?.isToBeWritten).toBe(false)
  const { promise, resolve } = Promise.withResolvers<void>()
  written = promise
  onTestFinished(() => resolve())
  await change('disabled', 'enabled')
  const ids = await appendUsers(stores, 2)
  await target.first(2)
  await expect.poll(() => lane()?.circuit.failuresInRow).toBe(2)
  const noticed = dispatcher.notice(id)
  await expect.poll(() => lane()?.version).toBe(3)
  resolve()
  await noticed
  await expect.poll(() => failedIds(stores, id)).toHaveLength(2)
  expect((await failedIds(stores, id)).toSorted()).toEqual(ids.toSorted())
  expect(await stores.dispatch.hasWork(id)).toBe(false)
})

it('a delivery that is given up during a step of stepwise work is ended by a later step', async () => {
  const { stores, target, id, change } = await openWithFailingTarget()
  const [reading, read] = [Promise.withResolvers<void>(), Promise.withResolvers<null>()]
  let isGivenUp = false
  const store: DispatchStore = {
    ...stores.dispatch,
    event() {
      reading.resolve()
      return read.promise
    },
    async work(claim, except) {
      const changed = await stores.dispatch.work(claim, except)
      if (changed === null && !isGivenUp) {
        isGivenUp = true
        read.reject(new StoreError('The store is away.'))
        await expect.poll(() => dispatcher.lanes.get(id)?.unsettled.size).toBe(0)
      }
      return changed
    },
  }
  const dispatcher = await runDispatcher(stores, { store, retryDelays: [0.02], leaseMs: 300 })
  const ids = await appendUsers(stores, 1)
  await target.first(1)
  await reading.promise
  await change('disabled', 'enabled')
  await dispatcher.notice(id)
  await expect.poll(() => failedIds(stores, id)).toEqual(ids)
})
