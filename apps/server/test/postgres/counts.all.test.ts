import { expect, it } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { redeliverAll } from '../../src/event-streams/redeliver-all.ts'
import { anEntry } from '../stores/an-entry.ts'
import { changesOf, everything, streamOf } from '../webhooks/harness/dispatched.ts'
import { insertStream } from '../webhooks/harness/running-dispatcher.ts'
import { atOnce } from './at-once.ts'
import { startCutter } from './cutter.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

/** How long the database is unreachable, in milliseconds. A commit does not wait that long. */
const awayMs = 6_000

it('deliveries are counted once if the connection breaks before or after their commit', () =>
  // At the same time, because each waits for the same long time.
  atOnce(['before', 'after'] as const, expectCountedOnce))

async function expectCountedOnce(place: 'before' | 'after'): Promise<void> {
  const { url, open } = await openNodes()
  const beside = await open()
  const id = await insertStream(beside, 'https://hooks.example.com/')
  const cutter = await startCutter(url)
  const { dispatch } = await openNodes({ url: cutter.url }).then(nodes => nodes.open())
  await streamOf(dispatch, id)

  cutter.cutAtCommit(place, awayMs)
  const first = changesOf(id, { counts: { successful: 2, failed: 1 } })
  await expect(dispatch.commit([first])).rejects.toThrow(StoreError)
  expect(await dispatch.commit([first])).toEqual([])
  await dispatch.commit([changesOf(id, { counts: { successful: 1, failed: 4 } })])
  const counts = await beside.deliveries.counts(id, 0, Date.now() + 86_400_000)
  expect(counts).toMatchObject([{ successful: 3, failed: 5 }])
}

it('a bulk redelivery counts each delivery once, also if the history is too long to be counted in one step', async () => {
  const { url, open } = await openNodes()
  const stores = await open()
  const id = await insertStream(stores, 'https://hooks.example.com/')
  const insert = (first: number, last: number, type: string, due: number | null) =>
    administer(
      url,
      `INSERT INTO deliveries
         (event_stream_id, event_id, event_type, event, status, listed_at, attempts, tries, is_test, due_at)
       SELECT '${id}', 'evt_' || lpad(n::text, 22, '0'), '${type}', '{}', 'failed', 1000 + n / 3000, '[]', 0, false, ${due}
       FROM generate_series(${first}, ${last}) AS n`,
    )
  await insert(1, 41_000, 'user.created', null)
  await insert(41_001, 41_010, 'user.created', 5)
  await insert(41_011, 41_100, 'user.deleted', null)
  expect(await redeliverAll(stores.deliveries, id, everything, () => anEntry)).toEqual({ accepted: 41_090 })
  const created = { ...everything, eventTypes: ['user.created'] as const }
  expect(await redeliverAll(stores.deliveries, id, created, () => anEntry)).toEqual({ accepted: 41_000 })
})
