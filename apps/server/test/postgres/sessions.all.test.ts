import { findProgram, leaveOut } from '@tenant-api/test-kit/programs'
import { expect, onTestFinished, test } from 'vitest'
import type { EventService } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { manageStreams } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'
import { administer, newDatabase } from './new-database.ts'
import { startNode } from './nodes.ts'
import { startPgbouncer } from './pgbouncer.ts'

const bin = findProgram('PgBouncer')
if (!bin) leaveOut('the service behind a pooler', 'PgBouncer is not installed')

async function startTwo(
  url: string,
  env: Readonly<Record<string, string>> = {},
): Promise<readonly [EventService, EventService]> {
  const nodes = await Promise.all([startNode(url, env), startNode(url, env)])
  onTestFinished(async () => {
    await Promise.all(nodes.map(node => node.end()))
  })
  return nodes
}

test('nodes can start and publish concurrently on a database whose default isolation level is repeatable read', async () => {
  const url = await newDatabase()
  const name = new URL(url).pathname.slice(1)
  await administer(url, `ALTER DATABASE ${name} SET default_transaction_isolation = 'repeatable read'`)
  const nodes = await startTwo(url)
  const publishing = Array.from({ length: 320 }, (_, index) =>
    nodes[index % 2]?.publish([userEvent(`e${index}`)]),
  )
  expect(await Promise.all(publishing)).toHaveLength(320)
  expect(await administer(url, 'SELECT max(sequence)::int AS head FROM events')).toEqual([{ head: 320 }])
})

test.skipIf(!bin)(
  'behind PgBouncer in session mode nodes can start, and one streams the events that another accepts',
  async () => {
    const database = await newDatabase()
    const nodes = await startTwo(await startPgbouncer(bin ?? '', database, 'session'))
    const subscription = await nodes[1].subscribe()
    expect(await subscription.next()).toMatchObject({ type: 'offset-only' })
    const [published] = await nodes[0].publish([userEvent('a')])
    expect(await subscription.nextEvent()).toMatchObject({ offset: published?.offset })
    for (const node of nodes) await node.stop()
  },
)

test.skipIf(!bin)(
  'PgBouncer in transaction mode stops the start with an error message, before anything is written',
  async () => {
    const database = await newDatabase()
    const start = startNode(await startPgbouncer(bin ?? '', database, 'transaction'))
    await expect(start).rejects.toMatchObject({
      name: 'ConfigError',
      message:
        'DATABASE_URL leads to a pooler that shares sessions, which would lose synchronous_commit and LISTEN: use its session mode, connect to PostgreSQL directly, or set DATABASE_LISTEN_URL to an address past the pooler.',
    })
    expect(await administer(database, "SELECT to_regclass('events') AS events")).toEqual([{ events: null }])
  },
)

/** SQL that records the session settings of each statement that writes to a table. */
const noteSettings = (table: string) => `
  CREATE TRIGGER note AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION note()`
const noted = `
  CREATE TABLE noted (at text, settings text);
  CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO noted SELECT TG_TABLE_NAME, concat_ws(' ', current_setting('synchronous_commit'),
      current_setting('transaction_isolation'), current_setting('statement_timeout'));
    RETURN NULL;
  END $$`

test.skipIf(!bin)(
  'behind PgBouncer in transaction mode, with a direct connection for LISTEN, nodes write with their own session settings, and leave none of them in the sessions',
  async () => {
    const database = await newDatabase()
    const name = new URL(database).pathname.slice(1)
    await administer(
      database,
      `ALTER DATABASE ${name} SET default_transaction_isolation = 'repeatable read';
       ALTER DATABASE ${name} SET synchronous_commit = off`,
    )
    const pooler = await startPgbouncer(bin ?? '', database, 'transaction', 6)
    const target = await startTarget()
    const nodes = await startTwo(pooler, { DATABASE_LISTEN_URL: database })
    const tables = ['events', 'nodes', 'event_streams', 'event_connections']
    await administer(database, [noted, ...tables.map(noteSettings)].join(';'))

    const service = await manageStreams(nodes[1])
    await service.create(target.url, { subscriptions: [{ event_type: 'user.created' }] })
    const subscription = await nodes[1].subscribe()
    expect(await subscription.next()).toMatchObject({ type: 'offset-only' })
    const publishing = Array.from({ length: 100 }, (_, index) =>
      nodes[index % 2]?.publish([userEvent(`e${index}`)]),
    )
    const offsets = (await Promise.all(publishing)).map(published => published?.[0]?.offset)
    const received = await Promise.all(offsets.map(() => subscription.nextEvent()))
    expect(received.map(({ offset }) => offset).toSorted()).toEqual(offsets.toSorted())
    expect(await target.first(100)).toHaveLength(100)

    expect(await administer(database, 'SELECT DISTINCT at, settings FROM noted ORDER BY at')).toEqual(
      tables.toSorted().map(at => ({ at, settings: 'on read committed 4s' })),
    )
    expect(await administer(pooler, "SELECT current_setting('statement_timeout') AS left")).toEqual([
      { left: '0' },
    ])
  },
)

test.skipIf(!bin)(
  'a DATABASE_LISTEN_URL of another database stops the start with an error message',
  async () => {
    const database = await newDatabase()
    const pooler = await startPgbouncer(bin ?? '', database, 'transaction')
    for (const DATABASE_LISTEN_URL of [pooler, await newDatabase()])
      await expect(startNode(pooler, { DATABASE_LISTEN_URL })).rejects.toMatchObject({
        name: 'ConfigError',
        message:
          'DATABASE_LISTEN_URL does not get the notifications of DATABASE_URL: it must lead to the same database, past any pooler.',
      })
  },
)
