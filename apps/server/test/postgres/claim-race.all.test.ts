import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { anEntry } from '../stores/an-entry.ts'
import { newEventStream } from '../stores/conformance/new-event-stream.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

/** The key of an advisory lock that only this test uses. */
const gate = 4_711

it('a node whose claim is in progress does not take a stream that another node claims meanwhile', async () => {
  const { url, open } = await openNodes()
  const [one, two] = [await open(), await open()]
  await one.eventStreams.insert(newEventStream('a'), anEntry)
  // A claim first counts the living nodes, then locks streams. The view `nodes` makes the second node wait while it counts.
  // So the snapshot of the second node is older than the claim of the first node.
  await administer(
    url,
    'ALTER TABLE nodes RENAME TO all_nodes',
    `CREATE FUNCTION passes_gate() RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN
       PERFORM pg_advisory_lock_shared(${gate});
       PERFORM pg_advisory_unlock_shared(${gate});
       RETURN true;
     END $$`,
    'CREATE VIEW nodes AS SELECT * FROM all_nodes WHERE passes_gate()',
  )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const waiting = `
    SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`

  await client.query('SELECT pg_advisory_lock($1)', [gate])
  const claiming = two.dispatch.claim()
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1)
  await client.query('UPDATE event_streams SET holder = $1, fence = fence + 1', [one.node.id])
  await client.query('SELECT pg_advisory_unlock($1)', [gate])
  expect((await claiming).held).toEqual([])
  expect(await administer(url, 'SELECT holder, fence::int FROM event_streams')).toEqual([
    { holder: one.node.id, fence: 1 },
  ])
})
