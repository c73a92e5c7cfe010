import { setTimeout as delay } from 'node:timers/promises'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { findPostgres, type RunningPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startTarget } from '../webhooks/harness/target.ts'
import { type Load, startLoad } from './failover-load.ts'
import { checkOutcome, createStreams } from './failover-outcome.ts'
import { administer, newDatabase } from './new-database.ts'
import { caughtUp, replicateSynchronously, urlOf } from './pair.ts'

const bin = findPostgres() ?? ''
const rounds = process.env.LONG ? 100 : 3
const random = createRandom(seed)

interface Servers {
  readonly primary: RunningPostgres
  readonly standbys: readonly RunningPostgres[]
}

/**
 * Promotes the standby that has received the most WAL, as an operator would. With a quorum, the other standbys may lack the last
 * events.
 */
async function promote({ standbys }: Servers): Promise<void> {
  const received = await Promise.all(
    standbys.map(async ({ url }) => {
      const [row] = await administer(url, "SELECT (pg_last_wal_receive_lsn() - '0/0')::bigint AS bytes")
      return Number((row as { bytes: string }).bytes)
    }),
  )
  const most = received.indexOf(Math.max(...received))
  await administer(standbys[most]?.url ?? '', 'SELECT pg_promote()')
}

/** Resolves when `count` more events are acknowledged. */
async function acknowledge(count: number, { acknowledged }: Load): Promise<void> {
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(before + count)
}

/** The ways in which the servers fail. `loses` says whether acknowledged events are lost. */
const faults = {
  'synchronous, a standby hangs, then the primary is killed': {
    replicas: 2,
    loses: false,
    async begin({ primary }: Servers) {
      await replicateSynchronously(primary, 'ANY 1 (*)')
    },
    async happen(servers: Servers) {
      const hung = servers.standbys[random(2)]
      hung?.freeze()
      await delay(500 + random(500))
      hung?.thaw()
      await delay(random(200))
      await servers.primary.end()
      await promote(servers)
    },
  },
  'asynchronous, the standbys are away when the primary is killed': {
    replicas: 2,
    loses: true,
    async begin() {},
    async happen(servers: Servers, load: Load) {
      await Promise.all(servers.standbys.map(standby => standby.stop()))
      await acknowledge(1 + random(100), load)
      await servers.primary.end()
      await Promise.all(servers.standbys.map(standby => standby.start()))
      await promote(servers)
    },
  },
  'an older data folder replaces the newer one': {
    replicas: 0,
    loses: true,
    async begin({ primary }: Servers) {
      await primary.backUp()
    },
    async happen({ primary }: Servers) {
      await primary.restore()
    },
  },
}

describe.skipIf(!bin)('while PostgreSQL fails', () => {
  const cases = Array.from({ length: rounds }, (_, round) => {
    const kinds = Object.entries(faults)
    const [name, fault] = kinds[round % kinds.length] ?? [
      '',
      faults['an older data folder replaces the newer one'],
    ]
    return { round, name, ...fault }
  })
  test.each(cases)(
    `$name: acknowledged events are kept, or a subscription from a lost event's offset gets 410 (round $round, TEST_SEED=${seed})`,
    async ({ name, replicas, loses, begin, happen }) => {
      const primary = await startPostgres(bin)
      onTestFinished(primary.end)
      const url = await newDatabase(primary.url)
      const standbys = await Promise.all(Array.from({ length: replicas }, () => startPostgres(bin, primary)))
      for (const standby of standbys) onTestFinished(standby.end)
      const servers = { primary, standbys }
      const target = await startTarget()
      const load = await startLoad(
        urlOf([primary, ...standbys]).replace('/postgres?', `${new URL(url).pathname}?`),
        seed,
      )
      onTestFinished(load.end)
      await createStreams(load, target)
      for (const standby of standbys) await caughtUp(primary, standby)
      await begin(servers)
      load.startPublishing(16)
      await acknowledge(1 + random(100), load)
      const startedAt = performance.now()
      await happen(servers, load)
      await acknowledge(100, load)
      await load.stopPublishing()
      const seconds = (performance.now() - startedAt) / 1_000

      const { lost } = await checkOutcome(load, target)
      process.stderr.write(
        `${name}: ${load.acknowledged.length} events acknowledged, ${lost} lost, ${seconds.toFixed(1)} s\n`,
      )
      expect(lost > 0).toBe(loses)
    },
  )
})
