/** Waits for a retry and a claim, 3 s: on a busy machine, a shorter time could end before the lease does. */
import { expect, it } from 'vitest'
import { StoreError } from '../../../src/errors.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { appendUsers, insertStream, runDispatcher } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

it.each(['succeeds', 'then fails'])(
  'a retry that became due while its node had no lease is attempted only after a claim that renews the lease and %s',
  async ending => {
    const stores = await openSqlite()
    let isHolding = true
    let isToFail = false
    let sentBefore = 0
    const lapsing: DispatchStore = {
      ...stores.dispatch,
      isHolding: () => isHolding,
      async claim() {
        if (!isHolding) sentBefore = target.receipts.length
        isHolding = true
        if (!isToFail) return stores.dispatch.claim()
        isToFail = false
        throw new StoreError('The store does not answer.')
      },
    }
    const answers = [500, 204]
    const target = await startTarget(() => answers.shift())
    const id = await insertStream(stores, target.url)
    // The lease ends, for the dispatcher, before the retry is due after 1.6 to 2.4 s. The next claim follows after 3 s.
    await runDispatcher(stores, { store: lapsing, retryDelays: [2], leaseMs: 9_000 })
    await appendUsers(stores, 1)
    await target.first(1)
    await expect.poll(async () => (await stores.dispatch.nextDue([id], Date.now())).size).toBe(1)
    isHolding = false
    isToFail = ending !== 'succeeds'
    await target.first(2)
    expect(sentBefore).toBe(1)
  },
)
