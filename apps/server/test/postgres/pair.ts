import { findPostgres, type RunningPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import { expect, onTestFinished } from 'vitest'
import { administer } from './new-database.ts'

/** Starts a primary and its standby. `url` names both, the standby first. */
export async function startPair() {
  const bin = findPostgres() ?? ''
  const primary = await startPostgres(bin)
  onTestFinished(primary.end)
  const standby = await startPostgres(bin, primary)
  onTestFinished(standby.end)
  return { primary, standby, url: urlOf([standby, primary]) }
}

/** Returns a URL that names these servers, in the given order. */
export function urlOf(servers: readonly RunningPostgres[]): string {
  const hosts = servers.map(({ url }) => new URL(url).host).join()
  return `${servers[0]?.url.replace(/(?<=@)[^/]+/, hosts)}?target_session_attrs=read-write`
}

/** Has one row for each connection with LISTEN. The second pattern matches the periodic check of such a connection. */
export const listening =
  "SELECT 1 AS is_there FROM pg_stat_activity WHERE query ~ '^LISTEN|AS is_read_only$' AND pid <> pg_backend_pid()"

/** Makes all later commits wait for a standby. */
export async function replicateSynchronously(primary: RunningPostgres, names = '*'): Promise<void> {
  await administer(
    primary.url,
    `ALTER SYSTEM SET synchronous_standby_names = '${names}'`,
    'SELECT pg_reload_conf()',
  )
  const states = () =>
    administer(
      primary.url,
      "SELECT 1 FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum') LIMIT 1",
    )
  await expect.poll(states, { interval: 20 }).toHaveLength(1)
}

/** Waits until the standby has replayed everything that its primary has flushed. */
export async function caughtUp(primary: RunningPostgres, standby: RunningPostgres): Promise<void> {
  const [{ lsn } = { lsn: '' }] = (await administer(
    primary.url,
    'SELECT pg_current_wal_flush_lsn() AS lsn',
  )) as { lsn: string }[]
  const replayed = () => administer(standby.url, `SELECT pg_last_wal_replay_lsn() >= '${lsn}' AS is_there`)
  await expect.poll(replayed, { interval: 20 }).toEqual([{ is_there: true }])
}
