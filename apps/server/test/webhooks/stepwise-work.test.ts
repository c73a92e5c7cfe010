import pino from 'pino'
import { expect, it } from 'vitest'
import { StoreError } from '../../src/stores/store-error.ts'
import type { DispatchStore } from '../../src/webhooks/dispatch/dispatch-store.ts'
import { StreamWork } from '../../src/webhooks/dispatch/stream-work.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { appendUsers, failedIds, insertStream, runDispatcher } from './running-dispatcher.ts'
import { startTarget } from './target.ts'

it('a step of work that fails is repeated a second later, and reported', async () => {
  const stores = await openSqlite()
  const times: number[] = []
  const store: DispatchStore = {
    ...stores.dispatch,
    async work(claim, except) {
      times.push(performance.now())
      if (times.length === 1) throw new StoreError('The store is away.')
      return stores.dispatch.work(claim, except)
    },
  }
  const lines: unknown[] = []
  const log = pino({ level: 'error' }, { write: line => lines.push(JSON.parse(line)) })
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  const dispatcher = await runDispatcher(stores, { store, log, retryDelays: [60] })
  const ids = await appendUsers(stores, 3)
  await target.first(3)
  await stores.eventStreams.update(id, stream => ({ ...stream, status: 'disabled' }))
  await dispatcher.notice(id)
  await expect.poll(() => failedIds(stores, id)).toHaveLength(3)
  expect((await failedIds(stores, id)).toSorted()).toEqual(ids.toSorted())
  expect(lines).toMatchObject([{ event_stream_id: id, msg: 'the work of an event stream cannot be done' }])
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900)
})

it('a caller waits for the work of a stream until it is done, but for at most a second', async () => {
  const { dispatch } = await openSqlite()
  let questions = 0
  let most = 3
  const store: DispatchStore = { ...dispatch, hasWork: async () => ++questions < most }
  const log = pino({ level: 'silent' })
  const work = new StreamWork({ store, log, flush: async () => {}, onStep: () => {} })
  await work.ofStream('a')
  expect(questions).toBe(3)
  most = Number.POSITIVE_INFINITY
  const before = performance.now()
  await work.ofStream('a')
  expect(performance.now() - before).toBeGreaterThan(900)
})
