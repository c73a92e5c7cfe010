import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { createSecretBox } from '../../src/crypto.ts'
import { StoreError } from '../../src/errors.ts'
import { migrationLock } from '../../src/stores/postgres/locks.ts'
import { migrations } from '../../src/stores/postgres/schema.ts'
import { runToItsEnd } from '../run-to-its-end.ts'
import { newEvent } from '../stores/conformance/new-event.ts'
import { newEventStream } from '../stores/conformance/new-event-stream.ts'
import { doWork, everything, streamOf } from '../webhooks/harness/dispatched.ts'
import { administer, copyOf, newDatabase } from './new-database.ts'
import { settings, startNode } from './nodes.ts'
import { openNodes } from './open-postgres.ts'

const schema1 = readFileSync(new URL('schema-1.sql', import.meta.url), 'utf8')

/** Calls the append function of the database as a node of version 1 does. */
function appendAsVersion1(url: string, id: string, publisherId: string): Promise<unknown[]> {
  const key = JSON.stringify(['/tests', publisherId])
  return administer(
    url,
    `SELECT head::int, known FROM append_events(0, 'old', '${id}', 'user.created', '${key}', '{1000}', '{"data":{}}')`,
  )
}

const idOf = (name: string) => `evt_${name.padEnd(22, '1')}`

async function databaseOfVersion1(): Promise<string> {
  const url = await newDatabase()
  await administer(url, schema1, 'INSERT INTO epochs VALUES (1700000000, 0)')
  return url
}

it('while nodes of version 1 and of a newer version run, each recognizes duplicates of the events of the other', async () => {
  const url = await databaseOfVersion1()
  const ids = ['a', 'b', 'c'].map(idOf)
  expect(await appendAsVersion1(url, ids[0] ?? '', 'a')).toEqual([{ head: 0, known: null }])
  const { open } = await openNodes({ url })
  const { events } = await open()
  const appended = await events.append([newEvent('a'), newEvent('b')])
  expect(appended.map(({ eventId, duplicate }) => ({ eventId, duplicate }))).toMatchObject([
    { eventId: ids[0], duplicate: true },
    { duplicate: false },
  ])
  // Each of the two nodes recognizes a duplicate of an event that the other node has appended.
  expect(await appendAsVersion1(url, ids[1] ?? '', 'b')).toMatchObject([
    { known: [[1, 2, expect.any(Number), expect.any(String)]] },
  ])
  expect(await appendAsVersion1(url, ids[2] ?? '', 'c')).toEqual([{ head: 2, known: null }])
  const [again] = await events.append([newEvent('c')])
  expect(again).toMatchObject({ eventId: ids[2], duplicate: true })
  expect((await events.read(0, 10)).map(({ id }) => id)).toEqual([ids[0], appended[1]?.eventId, ids[2]])
})

it('events of a stream that version 1 has disabled are listed as failed, and retention deletes them afterwards', async () => {
  const url = await databaseOfVersion1()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await appendAsVersion1(url, idOf(name), name)
  const { keys, open } = await openNodes({ url })
  const sealed = createSecretBox(keys.secrets).seal('{}').toString('hex')
  const insert = (id: string, status: string, endingAt: number | null) => `
    INSERT INTO event_streams (id, name, subscriptions, sealed_destination, status, created_at, updated_at, cursor, ending_at, last_success_at)
    VALUES ('${id}', '${id}', '[{"event_type":"user.created"}]', '\\x${sealed}', '${status}', 1, 1, 2, ${endingAt}, 1)`
  await administer(
    url,
    insert('est_1', 'disabled', 4),
    insert('est_2', 'disabled', 2),
    insert('est_3', 'enabled', null),
  )
  const { dispatch, deliveries, events } = await open()
  // A node of version 1 that still runs disables the third stream.
  await administer(url, "UPDATE event_streams SET status = 'disabled' WHERE id = 'est_3'")
  await administer(url, "UPDATE event_streams SET ending_at = 5 WHERE id = 'est_3'")
  const listed = async (stream: string) => {
    await doWork(dispatch, stream)
    const page = await deliveries.list(stream, everything, null, 10)
    return page.deliveries.map(({ id }) => id).toSorted()
  }
  expect(await listed('est_1')).toEqual(['c', 'd'].map(idOf))
  expect(await listed('est_2')).toEqual([])
  expect(await listed('est_3')).toEqual(['c', 'd', 'e'].map(idOf))
  expect(await events.prune(Date.now(), 10)).toBe(5)
})

it('a node continues if a newer version migrates to a schema that the node can use, and ends otherwise', async () => {
  const { url, open } = await openNodes()
  const losses: unknown[] = []
  const { events } = await open({ onLost: error => losses.push(error) })
  await administer(url, 'UPDATE schema_version SET version = version + 1')
  await events.append([newEvent('a')])
  expect(await events.head()).toBe(1)
  await expect(open()).rejects.toThrow('was written by a newer version')
  await administer(url, 'UPDATE schema_version SET compatible_from = version')
  await expect.poll(() => losses.length).toBe(1)
  await expect(events.append([newEvent('b')])).rejects.toThrow(StoreError)
  expect(await administer(url, 'SELECT max(sequence)::int AS head FROM events')).toEqual([{ head: 1 }])
})

it('a running node reads and changes event streams after a newer version has added columns', async () => {
  const { url, open } = await openNodes()
  const { eventStreams, dispatch } = await open()
  const stream = newEventStream('a')
  await eventStreams.insert(stream)
  const rename = (name: string) => eventStreams.update(stream.id, before => ({ ...before, name }))
  // Prepare the statements on all connections of their pools.
  await Promise.all(['b', 'c', 'd', 'e'].map(rename))
  await Promise.all(Array.from({ length: 3 }, () => streamOf(dispatch, stream.id)))
  await administer(
    url,
    'ALTER TABLE event_streams ADD COLUMN newer bigint',
    'ALTER TABLE stream_work ADD COLUMN newer bigint',
  )
  await Promise.all(['f', 'g', 'h', 'i'].map(rename))
  await rename('last')
  expect(await streamOf(dispatch, stream.id)).toMatchObject({ stream: { name: 'last' } })
})

it('a node ends if the schema of an older version replaces the schema of its database', async () => {
  const { url, open } = await openNodes()
  const losses: unknown[] = []
  const { events } = await open({ onLost: error => losses.push(error) })
  await administer(url, 'DROP SCHEMA public CASCADE', 'CREATE SCHEMA public', schema1)
  await expect.poll(() => losses.length).toBe(1)
  await expect(events.append([newEvent('a')])).rejects.toThrow()
  expect(await administer(url, 'SELECT sequence FROM events')).toEqual([])
})

it('a node acknowledges only events that the append function has appended, even if the function was replaced', async () => {
  const { url, open } = await openNodes()
  const { events } = await open()
  const [{ text } = { text: '' }] = (await administer(
    url,
    "SELECT pg_get_functiondef('append_events_2'::regproc) AS text",
  )) as { text: string }[]
  await administer(
    url,
    text.replace('INSERT INTO events ', 'SELECT INTO events ').replace(/SELECT INTO[^;]*;/, 'NULL;'),
  )
  await expect(events.append([newEvent('a'), newEvent('b')])).rejects.toThrow(StoreError)
})

it('a node starts and a command runs while another session holds the lock for migrations, if the schema is current', async () => {
  const url = await copyOf(inject('migratedUrl'))
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query(`SELECT pg_advisory_lock(${migrationLock})`)
  const node = await startNode(url)
  onTestFinished(() => node.end())
  const env = { ...settings, DATABASE_URL: url }
  expect(await runToItsEnd(env, { program: 'commands/clients.ts', args: ['list'] })).toMatchObject({
    code: 0,
  })
})

it('six nodes that open an empty database at once create one schema', async () => {
  for (let round = 0; round < 5; round++) {
    const { open } = await openNodes({ url: await newDatabase() })
    const nodes = await Promise.all(Array.from({ length: 6 }, () => open()))
    await Promise.all(nodes.map(node => node.close()))
  }
})

it('released migrations are unchanged', () => {
  const hashOf = (step: readonly string[]) =>
    createHash('sha256').update(step.join(';').replace(/\s+/g, ' ')).digest('hex').slice(0, 16)
  expect(migrations.slice(0, 1).map(hashOf)).toEqual(['21ba4df36d7ae992'])
})
