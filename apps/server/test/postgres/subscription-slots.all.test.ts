import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { placesOf } from '../../src/stores/postgres/database.ts'
import { createPostgresSubscriptionSlots } from '../../src/stores/postgres/subscription-slots.ts'
import { startCutter } from './cutter.ts'
import { administer } from './new-database.ts'
import { openDatabase } from './open-database.ts'
import { openNodes } from './open-postgres.ts'

/** Begins a transaction in a session of its own. It is rolled back by `ROLLBACK` or at the end of the test. */
async function beginElsewhere(url: string): Promise<pg.Client> {
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  onTestFinished(() => session.end())
  await session.query('BEGIN')
  return session
}

/** The number of sessions that wait for a lock. */
async function waitingSessions(url: string): Promise<number> {
  const waiting =
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
  return (await administer(url, waiting)).length
}

it('a client that opens 50 subscriptions concurrently at three nodes gets its maximum, in 10 rounds', async () => {
  const { open } = await openNodes()
  const nodes = [await open(), await open(), await open()].map(node => node.openSubscriptionSlots(8))
  const fifty = Array.from({ length: 50 }, (_, index) => index)
  for (let round = 0; round < 10; round++) {
    const places = await Promise.all(fifty.map(index => nodes[index % 3]?.take(`client-${round}`)))
    const taken = places.filter(free => free !== null)
    expect(taken).toHaveLength(8)
    taken[0]?.()
    await expect.poll(() => nodes[1]?.take(`client-${round}`), { interval: 5 }).not.toBeNull()
    expect(await nodes[2]?.take(`client-${round}`)).toBeNull()
  }
})

it('subscriptions that a client opens together are counted in one transaction, and only its maximum is opened', async () => {
  const { url, open } = await openNodes()
  const slots = (await open()).openSubscriptionSlots(300)
  const taking = Array.from({ length: 400 }, () => slots.take('a'))
  const taken = (await Promise.all(taking)).filter(free => free !== null)
  expect(taken).toHaveLength(300)
  const rows = (await administer(url, 'SELECT xmin::text FROM event_connections')) as { xmin: string }[]
  expect(rows).toHaveLength(300)
  expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1)
  for (const free of taken) free?.()
  await expect.poll(() => slots.count()).toBe(0)
})

it('closed subscriptions do not count at their node, although their rows are not deleted yet', async () => {
  const { url, open } = await openNodes()
  const slots = (await open()).openSubscriptionSlots(2)
  const taken = [await slots.take('a'), await slots.take('a')]
  const session = await beginElsewhere(url)
  await session.query('SELECT 1 FROM event_connections FOR UPDATE')
  for (const free of taken) free?.()
  const again = [await slots.take('a'), await slots.take('a')]
  expect(again).toEqual([expect.any(Function), expect.any(Function)])
  expect(await slots.take('a')).toBeNull()
  expect(await slots.count()).toBe(2)
  expect((await session.query('SELECT 1 FROM event_connections')).rows).toHaveLength(4)
  await session.query('ROLLBACK')
  await expect.poll(() => administer(url, 'SELECT 1 FROM event_connections')).toHaveLength(2)
})

it('a subscription that is taken after its caller has given up does not count', async () => {
  const { url, open } = await openNodes()
  const slots = (await open()).openSubscriptionSlots(1)
  const session = await beginElsewhere(url)
  await session.query(`SELECT pg_advisory_xact_lock(${placesOf("'a'")})`)
  const first = expect(slots.take('a')).rejects.toThrow(StoreError)
  await expect.poll(() => waitingSessions(url), { interval: 10 }).toBe(1)
  // The transaction of the second call begins when the first call fails, shortly before the second caller gives up.
  await Promise.all([first, expect(slots.take('a')).rejects.toThrow(StoreError)])
  await session.query('ROLLBACK')
  expect(await slots.take('a')).not.toBeNull()
  expect(await slots.count()).toBe(1)
  await expect.poll(() => administer(url, 'SELECT 1 FROM event_connections')).toHaveLength(1)
})

it('a subscription whose COMMIT got no answer counts once', async () => {
  const { url, open } = await openNodes()
  const cutter = await startCutter(url)
  const behindCutter = await openNodes({ url: cutter.url })
  const [cut, other] = [await behindCutter.open(), await open()].map(node => node.openSubscriptionSlots(1))
  cutter.cutAtCommit('after')
  expect(await cut?.take('a')).not.toBeNull()
  expect(await other?.take('a')).toBeNull()
  expect(await other?.count()).toBe(1)
})

it('a node repairs the changed rows of its open subscriptions, and only those', async () => {
  const { url, open } = await openNodes()
  // The repair runs after a third of the lease. The other two thirds must be enough for the statements below on a busy machine.
  const slots = (await open({ leaseMs: 6_000 })).openSubscriptionSlots(1)
  const rows = () => administer(url, 'SELECT client_id FROM event_connections ORDER BY client_id')
  const writer = () => administer(url, "SELECT xmin FROM event_connections WHERE client_id = 'right'")
  const ended = await slots.take('ended')
  const [row] = await administer(url, 'SELECT id, node FROM event_connections')
  const { id, node } = row as { id: string; node: string }
  ended?.()
  await expect.poll(rows).toEqual([])
  const release = await slots.take('a')
  await slots.take('right')
  const before = await writer()
  await administer(
    url,
    "UPDATE event_connections SET id = 'ffffffff' || id, client_id = 'b' WHERE client_id = 'a'",
    // As if the deletion had failed.
    `INSERT INTO event_connections (id, client_id, node) VALUES ('${id}', 'ended', '${node}')`,
  )
  await expect.poll(rows).toEqual([{ client_id: 'a' }, { client_id: 'right' }])
  expect(await writer()).toEqual(before)
  expect(await slots.take('a')).toBeNull()
  expect(await slots.take('b')).not.toBeNull()
  release?.()
})

it('a probe of a client reaches the listeners of every node', async () => {
  const { open } = await openNodes()
  const nodes = [await open(), await open()].map(node => node.openSubscriptionSlots(1))
  const probed = nodes.map(slots => new Promise(resolve => slots.onProbe(resolve)))
  nodes[0]?.probe('a')
  expect(await Promise.all(probed)).toEqual(['a', 'a'])
})

it('a repair leaves no row of a subscription that is closed meanwhile', async () => {
  const { url, open } = await openNodes()
  const { node } = await open()
  const slots = createPostgresSubscriptionSlots(await openDatabase(url), {
    node,
    notifications: { on() {} },
    maxPerClient: 1,
    everyMs: 300,
  })
  const release = await slots.take('a')
  const session = await beginElsewhere(url)
  await session.query('DELETE FROM event_connections')
  // This row causes a repair. The repair waits for the transaction above, and then puts the lost row back.
  await administer(
    url,
    `INSERT INTO event_connections (id, client_id, node) VALUES ('ffffffff', 'b', '${node.id}')`,
  )
  await expect.poll(() => waitingSessions(url), { interval: 10 }).toBeGreaterThan(0)
  slots.stop()
  const repairs = await waitingSessions(url)
  release?.()
  await expect.poll(() => waitingSessions(url)).toBeGreaterThan(repairs)
  await session.query('COMMIT')
  const left = `
    SELECT (SELECT count(*) FROM event_connections)::integer AS rows, count(*)::integer AS busy FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid()`
  await expect.poll(() => administer(url, left)).toEqual([{ rows: 0, busy: 0 }])
})

it('the subscriptions at a stopped node no longer count towards the maximum of a client', async () => {
  const { open } = await openNodes()
  const [gone, left] = [await open(), await open()]
  expect(await gone.openSubscriptionSlots(1).take('a')).not.toBeNull()
  const slots = left.openSubscriptionSlots(1)
  expect(await slots.take('a')).toBeNull()
  await gone.close()
  expect(await slots.take('a')).not.toBeNull()
})

it('subscribers of all clients are counted across all nodes, except those of a dead node', async () => {
  const { open } = await openNodes()
  const [gone, left] = [await open(), await open()]
  const [theirs, ours] = [gone.openSubscriptionSlots(2), left.openSubscriptionSlots(2)]
  expect(await ours.count()).toBe(0)
  await theirs.take('a')
  const release = await ours.take('a')
  await ours.take('b')
  expect([await theirs.count(), await ours.count()]).toEqual([3, 3])
  await gone.close()
  expect(await ours.count()).toBe(2)
  release?.()
  await expect.poll(() => ours.count()).toBe(1)
})

it('the maximum of subscriptions of a client holds at a node whose lease has expired', async () => {
  const { open } = await openNodes()
  const { node, openSubscriptionSlots } = await open({ leaseMs: 300 })
  const slots = openSubscriptionSlots(1)
  expect(await slots.take('a')).not.toBeNull()
  await expect.poll(() => node.leaseSeconds()).toBe(0)
  expect(await slots.take('a')).toBeNull()
  expect(await slots.count()).toBe(1)
})
