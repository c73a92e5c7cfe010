import { findProgram } from '@tenant-api/test-kit/programs'
import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import { expect, it, onTestFinished } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { anEntry } from '../stores/an-entry.ts'
import { newEvent } from '../stores/conformance/new-event.ts'
import { newEventStream } from '../stores/conformance/new-event-stream.ts'
import { newPolicy } from '../stores/conformance/rate-limit-policies.ts'
import { changesOf, streamOf } from '../webhooks/harness/dispatched.ts'
import { atOnce } from './at-once.ts'
import { administer, newDatabase } from './new-database.ts'
import { openNodes } from './open-postgres.ts'
import { startPgbouncer } from './pgbouncer.ts'

/**
 * Starts a server whose commits wait for a standby from `standbyLeaves` until `standbyReturns`.
 *
 * @param connections maximum number of connections of the server
 */
async function startServer(connections: number) {
  const server = await startPostgres(findPostgres() ?? '')
  onTestFinished(server.end)
  const database = await newDatabase(server.url)
  await administer(database, `ALTER SYSTEM SET max_connections = ${connections}`)
  await server.stop()
  await server.start()
  const waitFor = (names: string) =>
    administer(
      database,
      `ALTER SYSTEM SET synchronous_standby_names = '${names}'`,
      'SELECT pg_reload_conf()',
      'SELECT pg_sleep(0.2)',
    )
  return {
    database,
    standbyLeaves: () => waitFor('ANY 1 (*)'),
    standbyReturns: () => waitFor(''),
    /** The number of sessions whose COMMIT waits for the standby. */
    async waiting(): Promise<number> {
      const query = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
      return (await administer(database, query)).length
    },
  }
}

const notAcknowledged = { status: 'rejected', reason: expect.any(StoreError) }
/** The size of the connection pool for changes. */
const pool = 4

it.skipIf(!findPostgres())(
  'while no standby answers, writes of a node, connected directly or behind PgBouncer in transaction mode, leave connections for readers, and neither they nor commits of the dispatcher are acknowledged',
  () =>
    // At the same time, because each write takes all of its time.
    atOnce([...ways.map(way => () => expectConnectionsLeft(way)), expectCommitNotCounted], expectPart =>
      expectPart(),
    ),
)

/** The ways to the server: the second one needs PgBouncer. */
const ways = findProgram('PgBouncer') ? (['direct', 'pooled'] as const) : (['direct'] as const)

async function expectConnectionsLeft(way: 'direct' | 'pooled'): Promise<void> {
  const server = await startServer(24)
  const isPooled = way === 'pooled'
  const url = isPooled
    ? await startPgbouncer(findProgram('PgBouncer') ?? '', server.database, 'transaction', 14)
    : server.database
  const node = await (await openNodes({ url })).open({ listenUrl: isPooled ? server.database : null })
  await server.standbyLeaves()
  const event = newEvent('a')
  const appending = Promise.allSettled([node.events.append([event])])
  const policies = Array.from({ length: 2 * pool }, (_, index) =>
    newPolicy({ consumer_selector: `client-${index}` }),
  )
  const insert = (policy: (typeof policies)[number]) => node.rateLimitPolicies.insert(policy, anEntry)
  // The last writes find the policies of the first, which are committed but not replicated.
  for (const from of [0, pool, 0]) {
    const writes = policies.slice(from, from + pool).map(insert)
    expect(await Promise.allSettled(writes), `from ${from}`).toEqual(writes.map(() => notAcknowledged))
    // One session waits with the event. It holds the append lock until a standby answers.
    await expect.poll(server.waiting).toBe(1)
    expect(await node.rateLimitPolicies.find('unknown')).toBeNull()
  }
  expect(await appending).toEqual([notAcknowledged])
  expect(await node.events.readFrames(0, 10, null, 0)).toBeNull()

  await server.standbyReturns()
  expect(await node.events.append([event])).toMatchObject([{ eventId: event.id }])
  expect(await node.rateLimitPolicies.count({})).toBe(policies.length)
  expect(await Promise.all(policies.map(insert))).toEqual(policies.map(() => 'exists'))
}

/** The dispatcher counts a commit as written only once it is replicated, even if it repeats the commit. */
async function expectCommitNotCounted(): Promise<void> {
  const server = await startServer(100)
  const node = await (await openNodes({ url: server.database })).open()
  const stream = newEventStream('a')
  await node.eventStreams.insert(stream, anEntry)
  const { claim } = (await streamOf(node.dispatch, stream.id)) ?? {}
  const changes = changesOf(stream.id, { ...claim, cursor: 0 })
  await server.standbyLeaves()
  for (const _ of [1, 2]) await expect(node.dispatch.commit([changes])).rejects.toThrow(StoreError)
  expect(await administer(server.database, 'SELECT commits::int FROM event_streams')).toEqual([
    { commits: 1 },
  ])
  await server.standbyReturns()
  expect(await node.dispatch.commit([changes])).toEqual([])
}
