import { expect, inject, it, onTestFinished } from 'vitest'
import { newUser } from '../webhooks/harness/delivery.ts'
import { manageStreams } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'
import { administer, copyOf } from './new-database.ts'
import { startNode } from './nodes.ts'

it('reads of deliveries do not wait for a bulk redelivery that is being accepted', async () => {
  const url = await copyOf(inject('preparedUrl'))
  const node = await startNode(url)
  onTestFinished(() => node.end())
  const service = await manageStreams(node)
  const target = await startTarget(() => 400)
  const { id } = await service.create(target.url)
  const [eventId = ''] = await service.publish([newUser()])
  await service.historyOf(id, 1)
  // Accepting takes as long as in a history of some million deliveries.
  await administer(
    url,
    `CREATE FUNCTION wait_a_while() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(3); RETURN NULL; END'`,
    'CREATE TRIGGER slow AFTER INSERT ON stream_work EXECUTE FUNCTION wait_a_while()',
  )
  const redelivery = service.call('redeliver_events', { id, body: {} })
  const sleeping = `SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`
  await expect.poll(() => administer(url, sleeping)).toHaveLength(1)
  expect(await service.call('get_event_deliveries', { id })).toMatchObject({ status: 200 })
  expect(await service.call('get_event_delivery', { id, eventId })).toMatchObject({ status: 200 })
  expect(await administer(url, sleeping)).toHaveLength(1)
  expect(await redelivery).toMatchObject({ status: 202 })
})
