import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { manageStreams, quickWebhooks } from '../webhooks/stream-service.ts'

const service = await manageStreams(await startWatchedService(quickWebhooks))

/** Gives a stream a long history, whose deliveries are all being redelivered, and wait for attempts that come much later. */
function fillHistory(id: string): void {
  using database = new DatabaseSync(path.join(service.dataDir, 'tenant.db'), { timeout: 10_000 })
  database.exec(`
    INSERT INTO deliveries
      (event_stream_id, event_id, event_type, event, status, first_attempt_at, attempts, tries, is_test, due_at)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 500000)
    SELECT '${id}', printf('evt_%022d', n), 'user.created', '{}', 'failed', 1000 + n, '[]', 0, 0, 4000000000000 FROM numbers`)
}

it('a bulk redelivery of a short history does not wait until a long one has been counted', async () => {
  const [long, short] = [
    await service.create('https://long.example.com/'),
    await service.create('https://short.example.com/'),
  ]
  fillHistory(long.id)
  const ended: string[] = []
  const redeliver = async (id: string) => {
    const { status, body } = await service.call('redeliver_events', { id, body: {} })
    ended.push(id)
    return { status, body }
  }
  const answers = await Promise.all([redeliver(long.id), redeliver(short.id)])
  expect(answers).toEqual(answers.map(() => ({ status: 202, body: { accepted: 0 } })))
  expect(ended).toEqual([short.id, long.id])
})
