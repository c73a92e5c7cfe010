import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { schemaLock } from '../../src/stores/postgres/database.ts'
import { runToItsEnd } from '../run-to-its-end.ts'
import { newEvent } from '../stores/conformance/new-event.ts'
import { administer, copyOf, newDatabase } from './new-database.ts'
import { settings, startNode } from './nodes.ts'
import { openNodes } from './open-postgres.ts'

/** Opens a session that ends with the test, and runs a statement in it. */
async function sessionWith(url: string, statement: string): Promise<pg.Client> {
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  onTestFinished(() => session.end())
  await session.query(statement)
  return session
}

it('six nodes that open an empty database at once create one schema', async () => {
  for (let round = 0; round < 5; round++) {
    const { open } = await openNodes({ url: await newDatabase() })
    const nodes = await Promise.all(Array.from({ length: 6 }, () => open()))
    await Promise.all(nodes.map(node => node.close()))
  }
})

it('a node whose connection breaks while it creates the schema leaves nothing behind, and creates the schema again', async () => {
  const { url, open } = await openNodes({ url: await newDatabase() })
  // The node creates this table late. Until then it waits for the other session, with all other tables uncommitted.
  const other = await sessionWith(url, 'BEGIN; CREATE TABLE event_connections (id text)')
  const opening = open()
  const creators = () =>
    administer(
      url,
      `SELECT pid FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%event_connections%'`,
    )
  await expect.poll(creators).toHaveLength(1)
  const [creator] = (await creators()) as { pid: number }[]
  await administer(url, `SELECT pg_terminate_backend(${creator?.pid})`)
  expect(await administer(url, "SELECT FROM pg_class WHERE relname = 'schema_version'")).toEqual([])
  await other.query('ROLLBACK')
  const { events } = await opening
  expect(await events.append([newEvent('a')])).toMatchObject([{ duplicate: false }])
})

it('a node starts and a command runs while another session holds the lock for the schema, if the schema exists', async () => {
  const url = await copyOf(inject('preparedUrl'))
  await sessionWith(url, `SELECT pg_advisory_lock(${schemaLock})`)
  const node = await startNode(url)
  onTestFinished(() => node.end())
  const env = { ...settings, DATABASE_URL: url }
  expect(await runToItsEnd(env, { program: 'commands/clients.ts', args: ['list'] })).toMatchObject({
    code: 0,
  })
})

it.each([
  ['gets another version of the schema', 'UPDATE schema_version SET version = version + 1'],
  [
    'gets another schema',
    'DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE TABLE events (sequence bigint)',
  ],
])('a node ends if its database %s, and appends nothing from then on', async (_, change) => {
  const { url, open } = await openNodes()
  const losses: unknown[] = []
  const { events } = await open({ onLost: error => losses.push(error) })
  await administer(url, change)
  await expect.poll(() => losses.length).toBe(1)
  await expect(events.append([newEvent('a')])).rejects.toThrow(StoreError)
  expect(await administer(url, 'SELECT sequence FROM events')).toEqual([])
})

it('a node acknowledges only events that the append function has appended, even if the function was replaced', async () => {
  const { url, open } = await openNodes()
  const { events } = await open()
  const [{ text } = { text: '' }] = (await administer(
    url,
    "SELECT pg_get_functiondef('append_events'::regproc) AS text",
  )) as { text: string }[]
  await administer(
    url,
    text.replace('INSERT INTO events ', 'SELECT INTO events ').replace(/SELECT INTO[^;]*;/, 'NULL;'),
  )
  await expect(events.append([newEvent('a'), newEvent('b')])).rejects.toThrow(StoreError)
})
