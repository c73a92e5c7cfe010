import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findProgram, leaveOut } from '@tenant-api/test-kit/programs'
import { seed } from '@tenant-api/test-kit/random'
import { findPostgres } from '@tenant-api/test-kit/start-postgres'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Load, startLoad } from '../postgres/failover-load.ts'
import { checkOutcome, createStreams } from '../postgres/failover-outcome.ts'
import { administer } from '../postgres/new-database.ts'
import { startTarget } from '../webhooks/harness/target.ts'
import { type PatroniCluster, startPatroniCluster } from './patroni.ts'
import { startDeployedPgbouncer } from './pgbouncer.ts'

const isInstalled = Boolean(
  findPostgres() && findProgram('Patroni') && findProgram('etcd') && findProgram('HAProxy'),
)
if (isInstalled && !findProgram('PgBouncer'))
  leaveOut('a failover behind PgBouncer', 'PgBouncer is not installed')
if (!isInstalled)
  leaveOut('the service with a failover manager', 'PostgreSQL, Patroni, etcd or HAProxy is not installed')

let cluster: PatroniCluster

/** Resolves when `count` more events are acknowledged. After a freeze of the primary, the cluster itself has taken 70 s. */
async function acknowledge(count: number, { acknowledged }: Load): Promise<void> {
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 3 * waitMs }).toBeGreaterThanOrEqual(before + count)
}

async function leaderOf() {
  const leader = await cluster.leader()
  if (!leader) throw new Error('There is no leader.')
  return leader
}

/** Milliseconds for which etcd is away: longer than the `ttl` of Patroni. */
const etcdAwayMs = 25_000

/** What happens to the cluster. In the end it has a leader and two standbys again. */
const faults: Readonly<Record<string, (load: Load) => Promise<void>>> = {
  async 'PostgreSQL of the primary is killed'() {
    ;(await leaderOf()).killPostgres()
  },
  async 'PostgreSQL and Patroni of the primary are killed, and the old primary returns'(load) {
    const former = await leaderOf()
    await former.kill()
    await cluster.newLeader(former)
    await acknowledge(100, load)
    former.start()
  },
  async 'a switchover'() {
    await cluster.switchOver()
  },
  async 'etcd is away'() {
    await cluster.killEtcd()
    await delay(etcdAwayMs)
    cluster.startEtcd()
  },
  async 'the primary freezes, and thaws when there is another one'(load) {
    const former = await leaderOf()
    former.freeze()
    await cluster.newLeader(former)
    await acknowledge(100, load)
    former.thaw()
  },
  async 'both standbys are gone'(load) {
    const leader = await leaderOf()
    const standbys = cluster.servers.filter(server => server !== leader)
    await Promise.all(standbys.map(standby => standby.kill()))
    // Acknowledgements whose answers are on their way.
    await delay(1_000)
    const before = load.acknowledged.length
    await delay(10_000)
    expect(load.acknowledged.length).toBe(before)
    for (const standby of standbys) standby.start()
  },
}

/** Creates a database through the primary, and returns its URL of each kind. */
async function newDatabases(): Promise<{ hosts: string; haproxy: string }> {
  const name = `test_${Math.random().toString(36).slice(2)}`
  await expect
    .poll(() => administer(cluster.urls.haproxy, `CREATE DATABASE ${name}`).catch(String))
    .toEqual([])
  // A node that asks a standby first ends if the database is unknown there.
  for (const { host } of cluster.servers)
    await expect
      .poll(() => administer(`postgres://postgres:postgres@${host}/${name}`, 'SELECT 1 AS one').catch(String))
      .toEqual([{ one: 1 }])
  const of = (url: string) => url.replace('/postgres?', `/${name}?`).replace(/\/postgres$/, `/${name}`)
  return { hosts: of(cluster.urls.hosts), haproxy: of(cluster.urls.haproxy) }
}

/** Inserts rows by psql, one after the other, as the measure of what the failover itself takes. */
async function startPsql(url: string) {
  const psql = path.join(findPostgres() ?? '', 'psql')
  const run = (sql: string) =>
    promisify(execFile)(psql, ['-qAtX', '-v', 'ON_ERROR_STOP=1', '-d', url, '-c', sql], {
      env: { PGCONNECT_TIMEOUT: '2' },
      timeout: 3_000,
      killSignal: 'SIGKILL',
    }).then(
      () => true,
      () => false,
    )
  await expect.poll(() => run('CREATE TABLE IF NOT EXISTS plain (at timestamptz DEFAULT now())')).toBe(true)
  const times: number[] = []
  let isOver = false
  const looping = (async () => {
    while (!isOver) {
      if (await run('INSERT INTO plain DEFAULT VALUES')) times.push(performance.now())
      await delay(100)
    }
  })()
  return {
    times,
    async end() {
      isOver = true
      await looping
    },
  }
}

/** The longest pause between two times after `since`, in seconds. */
function longestPause(times: readonly number[], since: number): string {
  const later = times.filter(time => time >= since)
  const pauses = later.map((time, index) => time - (later[index - 1] ?? since))
  return (Math.max(0, ...pauses) / 1_000).toFixed(1)
}

/** The ways from the nodes to the primary. */
const ways = findProgram('PgBouncer')
  ? (['hosts', 'haproxy', 'pgbouncer'] as const)
  : (['hosts', 'haproxy'] as const)
type Way = (typeof ways)[number]

async function runCase(name: string, way: Way, happen: (load: Load) => Promise<void>) {
  await cluster.allRun()
  const urls = await newDatabases()
  const target = await startTarget()
  const isPooled = way === 'pgbouncer'
  const url = isPooled ? await startDeployedPgbouncer(urls.haproxy) : urls[way]
  const load = await startLoad(url, seed, isPooled ? { DATABASE_LISTEN_URL: urls.hosts } : {})
  onTestFinished(load.end)
  await createStreams(load, target)
  const psql = await startPsql(url)
  onTestFinished(psql.end)
  load.startPublishing(8)
  await acknowledge(50, load)
  const since = performance.now()
  // A case that fails must not fail the next ones.
  onTestFinished(() => {
    for (const server of cluster.servers) {
      server.thaw()
      server.start()
    }
  })
  await happen(load)
  await cluster.allRun()
  await acknowledge(100, load)
  await load.stopPublishing()
  await psql.end()
  const { lost } = await checkOutcome(load, target)
  process.stderr.write(
    `${way}: ${name}: ${load.acknowledged.length} acknowledged, ${lost} lost, pause ${longestPause(load.acknowledgedAt, since)} s, of psql ${longestPause(psql.times, since)} s\n`,
  )
  return { lost, load }
}

describe.skipIf(!isInstalled)('with Patroni, etcd and HAProxy as in deploy/patroni', () => {
  const ends: (() => Promise<void>)[] = []
  beforeAll(async () => {
    cluster = await startPatroniCluster(end => ends.unshift(end))
  })
  afterAll(async () => {
    for (const end of ends) await end()
  })

  const cases = Object.entries(faults).flatMap(([name, happen]) => ways.map(way => ({ way, name, happen })))
  test.each(cases)('$way: $name: nothing acknowledged is lost', async ({ way, name, happen }) => {
    const { lost } = await runCase(name, way, happen)
    expect(lost).toBe(0)
  })

  test.each(ways)(
    '%s: asynchronous: each lost offset gets 410, and followers begin again once',
    async way => {
      await cluster.setSynchronous(false)
      onTestFinished(() => cluster.setSynchronous(true))
      await expect
        .poll(() => administer(cluster.urls.haproxy, 'SHOW synchronous_standby_names').catch(String))
        .toEqual([{ synchronous_standby_names: '' }])
      const { lost, load } = await runCase('asynchronous', way, async load => {
        const former = await leaderOf()
        const standbys = cluster.servers.filter(server => server !== former)
        await Promise.all(standbys.map(standby => standby.kill()))
        await acknowledge(50, load)
        await former.kill()
        for (const standby of standbys) standby.start()
        await cluster.newLeader(former)
        await acknowledge(50, load)
        former.start()
      })
      expect(lost).toBeGreaterThan(0)
      for (const { expirations } of load.followers) expect(expirations).toBe(1)
    },
  )
})
