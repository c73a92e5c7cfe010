/** Waits for an expiry of 2 s: on a busy machine, a shorter one could be over before the first attempt. */
import { expect, it } from 'vitest'
import { newEvent } from '../../stores/conformance/new-event.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { failedIds, insertStream, runDispatcher } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

it('a retry that is due too long after its first attempt is not made', async () => {
  const stores = await openSqlite()
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  await runDispatcher(stores, { retryDelays: [2.5], expiryMs: 2_000 })
  const event = newEvent('a', { acceptedAt: Date.now() })
  await stores.events.append([event])
  await expect.poll(() => failedIds(stores, id)).toEqual([event.id])
  expect(target.receipts).toHaveLength(1)
})
