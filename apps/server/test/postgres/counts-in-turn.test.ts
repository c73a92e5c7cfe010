import { expect, inject, it, onTestFinished } from 'vitest'
import { manageStreams } from '../webhooks/stream-service.ts'
import { administer, copyOf } from './new-database.ts'
import { startNode } from './nodes.ts'

it('a bulk redelivery does not wait until the deliveries of a long history are counted', async () => {
  const url = await copyOf(inject('migratedUrl'))
  const node = await startNode(url)
  onTestFinished(() => node.end())
  const service = await manageStreams(node)
  const [long, short] = [
    await service.create('https://hooks.invalid/'),
    await service.create('https://hooks.invalid/'),
  ]
  await administer(
    url,
    `INSERT INTO deliveries
       (event_stream_id, event_id, event_type, event, status, first_attempt_at, attempts, tries, is_test)
     SELECT '${long.id}', 'evt_' || lpad(n::text, 22, '0'), 'user.created', '{}', 'failed', 1000, '[]', 0, false
     FROM generate_series(1, 100000) AS n`,
  )
  const first = service.call('redeliver_events', { id: long.id, body: {} })
  const second = await service.call('redeliver_events', { id: short.id, body: {} })
  expect(second).toMatchObject({ status: 202, body: { accepted: 0 } })
  expect(await administer(url, 'SELECT 1 FROM stream_work')).toEqual([])
  expect(await first).toMatchObject({ status: 202, body: { accepted: 100_000 } })
})
