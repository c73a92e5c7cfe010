import { expect, it, onTestFinished } from 'vitest'
import { parseDatabaseUrl } from '../../src/config/readers.ts'
import { Database } from '../../src/stores/postgres/database.ts'
import { createPostgresDeliveries } from '../../src/stores/postgres/deliveries.ts'
import { coordinationOf } from '../../src/stores/postgres/event-streams.ts'
import { createServers } from '../../src/stores/postgres/session.ts'
import { addFailedDeliveries } from '../stores/conformance/add-failed-deliveries.ts'
import { failedDelivery } from '../stores/conformance/failed-delivery.ts'
import { everything } from '../webhooks/harness/dispatched.ts'
import { insertStream } from '../webhooks/harness/running-dispatcher.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

it('a page of the delivery history leads to the next one, even if all its deliveries leave the history meanwhile', async () => {
  const { url, open } = await openNodes()
  const stores = await open()
  const stream = await insertStream(stores, 'https://hooks.example.com/')
  const made = [1_000, 2_000, 3_000].map(time => failedDelivery(stream, time))
  await addFailedDeliveries(stores, made)

  const database = new Database(createServers(parseDatabaseUrl(url)), 1)
  onTestFinished(() => database.close())
  const { query } = database
  // After each statement, another node deletes the first deliveries.
  database.query = async (text, values) => {
    const rows = await query(text, values)
    await administer(url, 'DELETE FROM deliveries WHERE listed_at < 3000')
    return rows
  }
  const deliveries = createPostgresDeliveries(database, database, coordinationOf('node'), () => [
    'SELECT 1',
    [],
  ])
  const first = await deliveries.list(stream, everything, null, 2)
  const { next } = first
  expect(next).not.toBeNull()
  expect(await deliveries.list(stream, everything, next, 2)).toEqual({ deliveries: [made[2]], next: null })
})
