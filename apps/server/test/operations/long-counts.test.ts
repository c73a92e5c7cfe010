import { expect, it } from 'vitest'
import { createFairQueue } from '../../src/limiting/fair-queue.ts'
import type { Context } from '../../src/operations/context.ts'
import { redeliver_events } from '../../src/operations/redeliver_events.ts'
import { anEntry } from '../stores/an-entry.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { insertStream } from '../webhooks/harness/running-dispatcher.ts'

it('a bulk redelivery of a short history does not wait until a long one has been counted', async () => {
  const stores = await openSqlite()
  const [long, short] = [
    await insertStream(stores, 'https://long.example.com/'),
    await insertStream(stores, 'https://short.example.com/'),
  ]
  await stores.execute(`
    INSERT INTO deliveries
      (event_stream_id, event_id, event_type, event, status, listed_at, attempts, tries, is_test)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 50000)
    SELECT '${long}', printf('evt_%022d', n), 'user.created', '{}', 'failed', 1000 + n, '[]', 0, 0 FROM numbers`)
  const ended: string[] = []
  // The parts of the context that the operation uses. No dispatcher holds the streams.
  const context: Pick<Context, 'eventStreams'> & {
    deliveries: Partial<Context['deliveries']>
    webhooks: object
  } = {
    eventStreams: stores.eventStreams,
    deliveries: {
      ...stores.deliveries,
      largeCounts: createFairQueue({ atOnce: 1, maxWaiting: 10 }, 'refused'),
    },
    webhooks: { dispatcher: { notice: async (id: string) => ended.push(id) } },
  }
  const call = {
    caller: null,
    authorization: undefined,
    bodyText: '',
    network: '',
    entry: () => anEntry,
    claim: () => {},
    prove: () => {},
  }
  const redeliver = (id: string) =>
    redeliver_events(
      { path: { id }, query: {}, headers: {}, mediaType: 'application/json', body: {} },
      context as Context,
      call,
    )
  const answers = await Promise.all([redeliver(long), redeliver(short)])
  expect(answers).toMatchObject([50_000, 0].map(accepted => ({ status: 202, body: { accepted } })))
  expect(ended).toEqual([short, long])
})
