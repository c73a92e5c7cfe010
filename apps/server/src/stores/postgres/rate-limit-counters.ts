import type { RateLimitCount, RateLimitCounters } from '../../limiting/rate-limits.ts'
import type { Database } from './database.ts'
import { ExpiringMap } from './expiring-map.ts'

/** Interval at which counters with ended windows are removed, in milliseconds. */
const sweepMs = 5_000
/** Number of counters that one statement removes. The statement holds the locks of their rows for some milliseconds. */
const sweptAtOnce = 1_000

/** A window that ends more than a second from now is from a wrong clock, such as a former primary's. */
const isOpen =
  "window_of.ends_at > clock_timestamp() AND window_of.ends_at <= clock_timestamp() + interval '1 second'"
/** The row lock orders concurrent requests. The server's clock decides when a window ends. */
const count = `
  INSERT INTO rate_limit_counts AS window_of (key, count, ends_at)
  VALUES ($1, 1, clock_timestamp() + interval '1 second')
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN ${isOpen} THEN window_of.count + 1 ELSE 1 END,
    ends_at = CASE WHEN ${isOpen} THEN window_of.ends_at ELSE excluded.ends_at END
  RETURNING count, extract(epoch FROM ends_at) * 1000 AS ends_at,
    extract(epoch FROM ends_at - clock_timestamp()) * 1000 AS ends_in`
/** Finds ended counters by index, which a comparison with `clock_timestamp()` could not use. */
const sweep = `
  DELETE FROM rate_limit_counts WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM rate_limit_counts WHERE ends_at < now() - interval '1 second'
    LIMIT ${sweptAtOnce} FOR UPDATE SKIP LOCKED))
  RETURNING 1`

/**
 * Counters that all nodes share. Once a counter is over its limit, this node answers from memory until the window ends. So a
 * client that sends too many requests causes no further writes.
 */
export function createPostgresCounters(database: Database): RateLimitCounters & { stop(): void } {
  const over = new ExpiringMap<RateLimitCount>()
  async function removeEnded(): Promise<void> {
    while ((await database.query(sweep)).length === sweptAtOnce);
  }

  const timer = setInterval(() => {
    // After a failure, the next sweep removes the rows.
    removeEnded().catch(() => {})
  }, sweepMs).unref()
  return {
    async count(key, limit) {
      const known = over.get(key)
      if (known && known.count > limit) return known
      const [row] = await database.query(count, [key])
      const counted = { count: Number(row?.count), endsAt: Number(row?.ends_at) }
      if (counted.count > limit) over.set(key, counted, Number(row?.ends_in))
      return counted
    },
    stop: () => clearInterval(timer),
  }
}
