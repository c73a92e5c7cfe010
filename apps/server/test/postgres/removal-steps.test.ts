import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { doWork } from '../webhooks/dispatched.ts'
import { insertStream } from '../webhooks/running-dispatcher.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

it('while a backup reads, the removal of a stream does not read its deleted deliveries again in each step', async () => {
  const { url, open } = await openNodes()
  const node = await open()
  const stream = await insertStream(node, 'https://hooks.example.com/')
  const rows = 4_000
  await administer(
    url,
    `INSERT INTO deliveries (event_stream_id, event_id, event_type, event, status, first_attempt_at, attempts, tries, is_test)
     SELECT '${stream}', 'evt_' || n, 'user.created', '{}', 'failed', n, '[]', 1, false FROM generate_series(1, ${rows}) AS n`,
    'ANALYZE',
  )
  const backup = new pg.Client({ connectionString: url })
  await backup.connect()
  onTestFinished(() => backup.end())
  await backup.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
  await backup.query('SELECT count(*) FROM deliveries')

  const read = async () => {
    const [found] = (await administer(
      url,
      "SELECT sum(idx_tup_read)::int AS read FROM pg_stat_user_indexes WHERE relname = 'deliveries'",
    )) as { read: number }[]
    return found?.read ?? Number.NaN
  }
  const before = await read()
  await node.eventStreams.delete(stream)
  await doWork(node.dispatch, stream)
  expect(await administer(url, 'SELECT 1 FROM deliveries')).toEqual([])
  expect(await administer(url, 'SELECT 1 FROM event_streams')).toEqual([])
  // A session reports its statistics when it ends.
  await node.close()
  await expect.poll(read).toBeGreaterThan(before)
  // Each row is chosen, deleted, and looked for once more when the stream is deleted.
  expect((await read()) - before).toBeLessThan(5 * rows)
})
