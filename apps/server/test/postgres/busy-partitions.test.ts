import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { newEvents } from '../stores/conformance/new-event.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

/** Begins a transaction that reads a table until the test ends the transaction, as a backup does. */
async function startBackup(url: string, table: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS SHARE MODE`)
  return { end: () => client.query('ROLLBACK') }
}

it('retention does not wait for a backup: it drops a partition that the backup reads another time', async () => {
  const { url, open } = await openNodes()
  const { events } = await open()
  const append = (source: string) => events.append(newEvents(10, { source, acceptedAt: Date.now() - 10_000 }))
  const dropped = async () => {
    const [row] = await administer(url, "SELECT to_regclass('events_1') IS NULL AS is_dropped")
    return (row as { is_dropped: boolean }).is_dropped
  }
  await append('/a')
  expect(await events.prune(Date.now(), 100)).toBe(9)
  await append('/b')
  const backup = await startBackup(url, 'events_1')
  expect(await events.prune(Date.now(), 100)).toBe(10)
  expect(await dropped()).toBe(false)
  await append('/c')
  await backup.end()
  expect(await events.prune(Date.now(), 100)).toBe(10)
  expect(await dropped()).toBe(true)
})
