import pino from 'pino'
import { expect, it } from 'vitest'
import { StoreError } from '../../src/stores/store-error.ts'
import type { DispatchStore } from '../../src/webhooks/dispatch/dispatch-store.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { appendUsers, failedIds, insertStream, runDispatcher, totals } from './running-dispatcher.ts'
import { startTarget } from './target.ts'

it('if the event of a retry cannot be read, the retry is made once it can, and no attempt is lost or counted', async () => {
  const stores = await openSqlite()
  let failures = 0
  const store: DispatchStore = {
    ...stores.dispatch,
    async event(delivery) {
      if (failures++ < 2) throw new StoreError('The store is away.')
      return stores.dispatch.event(delivery)
    },
  }
  const lines: { readonly msg: string }[] = []
  const log = pino({ level: 'error' }, { write: line => lines.push(JSON.parse(line)) })
  const target = await startTarget(() => (target.receipts.length === 1 ? 500 : 204))
  const id = await insertStream(stores, target.url)
  await runDispatcher(stores, { store, log, retryDelays: [0.02] })
  const [eventId] = await appendUsers(stores, 1)
  const sent = await target.first(2)
  expect(sent.map(({ event }) => event.id)).toEqual([eventId, eventId])
  await expect.poll(() => totals(stores, id)).toEqual({ successful: 1, failed: 0 })
  expect(await failedIds(stores, id)).toEqual([])
  expect(failures).toBe(3)
  expect(lines.map(({ msg }) => msg)).toEqual(Array(2).fill('the event of a delivery cannot be read'))
})
