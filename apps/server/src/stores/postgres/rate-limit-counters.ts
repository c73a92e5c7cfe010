import type { RateLimitCounters } from '../../rate-limit-policies/rate-limit-counters.ts'
import type { Database } from './database.ts'

/** How often counters whose window has ended are removed, a few at a time. */
const sweepMs = 5_000

/** The row's lock puts all who count in order, and the clock of the server tells them when a window ends. */
const count = `
  INSERT INTO rate_limit_counts AS window_of (key, count, ends_at)
  VALUES ($1, 1, clock_timestamp() + interval '1 second')
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN window_of.ends_at > clock_timestamp() THEN window_of.count + 1 ELSE 1 END,
    ends_at = CASE WHEN window_of.ends_at > clock_timestamp() THEN window_of.ends_at ELSE excluded.ends_at END
  RETURNING count, extract(epoch FROM ends_at) * 1000 AS ends_at`
const sweep = `
  DELETE FROM rate_limit_counts WHERE key IN (
    SELECT key FROM rate_limit_counts WHERE ends_at < clock_timestamp() - interval '1 second'
    LIMIT 10000 FOR UPDATE SKIP LOCKED)`

/** Counters that all nodes share. */
export function createPostgresCounters(database: Database): RateLimitCounters & { stop(): void } {
  const timer = setInterval(() => {
    // The next time will do as well.
    database.query(sweep).catch(() => {})
  }, sweepMs).unref()
  return {
    async count(key) {
      const [row] = await database.query(count, [key])
      return { count: Number(row?.count), endsAt: Number(row?.ends_at) }
    },
    stop: () => clearInterval(timer),
  }
}
