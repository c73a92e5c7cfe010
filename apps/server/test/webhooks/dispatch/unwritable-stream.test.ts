import { expect, it } from 'vitest'
import type { Stores } from '../../../src/stores/stores.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { appendUsers, insertStream, runDispatcher } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

/** Runs a dispatcher with one stream whose results the store never writes, and ten healthy streams. */
async function prepare() {
  const stores = await openSqlite()
  const target = await startTarget()
  const faulty = await insertStream(stores, target.url)
  const healthy = await Promise.all(Array.from({ length: 10 }, () => insertStream(stores, target.url)))
  const store: DispatchStore = {
    ...stores.dispatch,
    async commit(changes) {
      if (changes.some(({ eventStreamId, counts }) => eventStreamId === faulty && counts.successful > 0))
        throw new Error('These results cannot be written.')
      return stores.dispatch.commit(changes)
    },
  }
  return { stores, target, healthy, dispatcher: await runDispatcher(stores, { store }) }
}

const written = ({ deliveries }: Stores, streams: readonly string[]) =>
  Promise.all(streams.map(async id => (await deliveries.counts(id, 0, Date.now() + 1))[0]?.successful ?? 0))

it('a stream whose results cannot be written holds back no other stream', async () => {
  const { stores, healthy } = await prepare()
  for (let round = 1; round <= 5; round++) {
    await appendUsers(stores, 20)
    await expect.poll(() => written(stores, healthy)).toEqual(healthy.map(() => 20 * round))
  }
})

it('when the dispatcher stops, the results of the other streams are written', async () => {
  const { stores, target, healthy, dispatcher } = await prepare()
  await appendUsers(stores, 20)
  await target.first(20 * (healthy.length + 1))
  await dispatcher.stop()
  expect(await written(stores, healthy)).toEqual(healthy.map(() => 20))
})
