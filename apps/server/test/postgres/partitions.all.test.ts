import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { appendLock } from '../../src/stores/postgres/database.ts'
import { newEvents } from '../stores/conformance/new-event.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

/** A log with ten events that have expired, in the partition `events_1`. */
async function openExpired() {
  const { url, open } = await openNodes()
  const { events } = await open()
  const append = (source: string) => events.append(newEvents(10, { source, acceptedAt: Date.now() - 10_000 }))
  await append('/a')
  return {
    url,
    append,
    prune: () => events.prune(Date.now(), 100),
    /** Opens another node, and returns its log. */
    another: async () => (await open()).events,
    partitions: () =>
      valuesOf(url, "SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent = 'events'::regclass"),
    waiting: () =>
      valuesOf(
        url,
        `SELECT wait_event_type FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      ),
  }
}

/** The values of the first column of a query, sorted. */
async function valuesOf(url: string, query: string): Promise<unknown[]> {
  const rows = await administer(url, query)
  return rows.flatMap(row => Object.values(row as object)).toSorted()
}

/** Begins a transaction of another program or node, in a session of its own. */
async function beginBeside(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`BEGIN; ${statement}`)
  return client
}

it('retention does not wait for a backup: it drops a partition that the backup reads another time', async () => {
  const { url, append, prune, partitions } = await openExpired()
  expect(await prune()).toBe(9)
  await append('/b')
  const backup = await beginBeside(url, 'LOCK TABLE events_1 IN ACCESS SHARE MODE')
  expect(await prune()).toBe(10)
  expect(await partitions()).toContain('events_1')
  await append('/c')
  await backup.query('ROLLBACK')
  expect(await prune()).toBe(10)
  expect(await partitions()).not.toContain('events_1')
})

it('nodes whose retention drops the same partitions at the same time do not disturb each other, in 10 rounds', async () => {
  const { append, prune, partitions, another } = await openExpired()
  const others = [await another(), await another()]
  for (let round = 0; round < 10; round++) {
    await append(`/${round}`)
    const pruned = await Promise.all([prune(), ...others.map(other => other.prune(Date.now(), 100))])
    expect(pruned.toSorted()).toEqual([0, 0, round === 0 ? 19 : 10])
  }
  // Retention gives up a partition for now if another node or autovacuum is reading it.
  await expect.poll(() => prune().then(partitions)).toHaveLength(2)
})

it('retention fails with the reason if a partition cannot be dropped', async () => {
  const { url, append, prune } = await openExpired()
  await prune()
  await append('/b')
  await administer(url, 'CREATE VIEW report AS SELECT * FROM events_1')
  await expect(prune()).rejects.toThrow('cannot drop table events_1 because other objects depend on it')
})

it('no partition begins while an append is in flight, because its events belong to the current one', async () => {
  const { url, prune, partitions } = await openExpired()
  const append = await beginBeside(url, `SELECT pg_advisory_xact_lock(${appendLock})`)
  await prune()
  expect(await partitions()).toEqual(['events_1'])
  await append.query('COMMIT')
  await prune()
  expect(await partitions()).toEqual(['events_1', 'events_2'])
})

it('two nodes that find a new partition due begin one', async () => {
  const { url, prune, partitions, waiting } = await openExpired()
  const other = await beginBeside(url, `SELECT pg_advisory_xact_lock(${appendLock})`)
  let pruned: Promise<unknown> | null = null
  const pruneAndLook = () => {
    pruned ??= prune().finally(() => {
      pruned = null
    })
    return waiting()
  }
  // Retention waits for the lock for half a second only. A busy machine may not see that the first time.
  await expect.poll(pruneAndLook, { interval: 5 }).toHaveLength(1)
  await other.query("UPDATE event_log SET begun_at = now() + interval '1 hour'")
  await other.query('COMMIT')
  await pruned
  expect(await partitions()).toEqual(['events_1'])
})

it('no partition begins before the current one has an event', async () => {
  const { append, prune, partitions } = await openExpired()
  await prune()
  await prune()
  // The newest event, which is erased, moves to the new partition, so that the old one can be dropped.
  expect(await partitions()).toEqual(['events_2', 'events_3'])
  await prune()
  await prune()
  expect(await partitions()).toEqual(['events_2', 'events_3'])
  await append('/b')
  await prune()
  expect(await partitions()).toEqual(['events_3', 'events_4'])
})

it('a partition begins in time, even if the current one began while the clock of the server was far ahead', async () => {
  const { url, prune, partitions } = await openExpired()
  await administer(url, "UPDATE event_log SET begun_at = now() + interval '400 days'")
  await prune()
  expect(await partitions()).toEqual(['events_1', 'events_2'])
})

it('retention reads few index entries, however many deleted events are still in their partition', async () => {
  const { url, open } = await openNodes()
  await administer(
    url,
    `INSERT INTO events (sequence, generation, epoch, id, type, key, accepted_at, json)
     SELECT n, 1, 1, 'evt_' || n, 'user.created', convert_to('key-' || n, 'UTF8'), n, repeat('x', 200) FROM generate_series(1, 60000) AS n`,
    'UPDATE event_log SET floor = 50000',
    'ANALYZE events',
  )
  // A node that is open before looks for the new events, and reads index entries too.
  const { events, close } = await open()
  expect(await events.prune(55_000, 500)).toBe(500)
  // A session writes its statistics when it ends.
  await close()
  const entriesRead = async () => {
    const [row] = await administer(url, 'SELECT sum(idx_tup_read)::int AS entries FROM pg_stat_user_indexes')
    return (row as { entries: number }).entries
  }
  await expect.poll(entriesRead).toBeGreaterThanOrEqual(500)
  expect(await entriesRead()).toBeLessThan(5_000)
})

it('a search for the first event reads few pages of the index, however many deleted events are still in their partition', async () => {
  const { url, open } = await openNodes()
  const insert = `
    INSERT INTO events (sequence, generation, epoch, id, type, key, accepted_at, json)
    SELECT n, 1, 1, 'evt_' || n, 'user.created', convert_to('key-' || n, 'UTF8'), n, '{}' FROM generate_series(1, 150000) AS n`
  await administer(url, insert, 'UPDATE event_log SET floor = 140000', 'ANALYZE events')
  const { events, close } = await open()
  const pagesRead = async () => {
    const [row] = await administer(
      url,
      `SELECT (idx_blks_hit + idx_blks_read)::int AS pages FROM pg_statio_user_indexes
       WHERE indexrelname = 'events_1_accepted_at_sequence_idx'`,
    )
    return (row as { pages: number }).pages
  }
  await expect.poll(pagesRead).toBeGreaterThan(1_000)
  const before = await pagesRead()
  expect(await events.sequenceBefore(0)).toBe(140_000)
  // A session writes its statistics when it ends.
  await close()
  await expect.poll(pagesRead).toBeGreaterThan(before)
  expect((await pagesRead()) - before).toBeLessThan(100)
})
