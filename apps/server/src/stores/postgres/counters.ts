import { filledAt, type Quota, type QuotaState, type Rate } from '../../limiting/quota.ts'
import type { RateLimitCount, RateLimitCounters } from '../../limiting/rate-limits.ts'
import type { Row } from '../sql.ts'
import type { Database } from './database.ts'

/** Interval at which full buckets are removed, in milliseconds. A missing bucket counts as full. */
const quotaSweepMs = 60_000

/**
 * Do the same as `takeToken` and `chargeTokens`, in one statement and by the server's clock. The row lock orders concurrent
 * requests. Replace the time of a bucket if it is more than a minute ahead, because a wrong clock set it,
 * for example before a failover.
 */
const takeFrom = (count: string, isGranted: string) => `
  INSERT INTO quota_buckets AS bucket (client_id, tokens, at, is_granted)
  VALUES ($1, $2::double precision - ${count}, clock_timestamp(), true)
  ON CONFLICT (client_id) DO UPDATE SET (tokens, at, is_granted) = (
    SELECT CASE WHEN ${isGranted} THEN tokens - ${count} ELSE tokens END, CASE WHEN bucket.at > now + interval '1 minute' THEN now ELSE greatest(now, bucket.at) END,
      ${isGranted}
    FROM (SELECT clock_timestamp() AS now) AS clock,
      LATERAL (SELECT least($2::double precision,
        bucket.tokens + greatest(extract(epoch FROM now - bucket.at), 0) * $3::double precision) AS tokens) AS filled)
  RETURNING tokens, is_granted, extract(epoch FROM at) * 1000 AS at`
const take = takeFrom('1', 'tokens >= 1')
const charge = takeFrom('$4::double precision', 'true')
const sweepQuotas = `
  DELETE FROM quota_buckets WHERE client_id IN (
    SELECT client_id FROM quota_buckets
    WHERE tokens + extract(epoch FROM clock_timestamp() - at) * $2::double precision > $1 + 1
    LIMIT 10000 FOR UPDATE SKIP LOCKED)`

/**
 * Quotas that all nodes share. After a refusal, this node refuses the client's requests from memory until the next token. So
 * a client that keeps sending requests causes no further writes.
 */
export function createPostgresQuota(database: Database, rate: Rate): Quota & { stop(): void } {
  const { burst, perSecond } = rate
  const usedUp = new ExpiringMap<QuotaState>()
  const timer = setInterval(() => {
    // After a failure, the next sweep removes the rows.
    database.query(sweepQuotas, [burst, perSecond]).catch(() => {})
  }, quotaSweepMs).unref()

  function stateOf(row: Row | undefined): QuotaState & { readonly waitMs: number } {
    // Stryker disable next-line OptionalChaining: The statement always returns a row: it counts, or inserts or updates one.
    const bucket = { tokens: Number(row?.tokens), at: Number(row?.at) }
    const waitMs = filledAt(bucket, 1, rate) - bucket.at
    return {
      // Stryker disable next-line OptionalChaining: The statement always returns a row: it counts, or inserts or updates one.
      isGranted: row?.is_granted === true,
      limit: burst,
      remaining: Math.max(0, Math.floor(bucket.tokens)),
      resetsAt: filledAt(bucket, burst, rate),
      nextAt: performance.now() + waitMs,
      waitMs,
    }
  }

  return {
    async take(clientId) {
      const known = usedUp.get(clientId)
      if (known) return known
      const [row] = await database.query(take, [clientId, burst, perSecond])
      const { waitMs, ...state } = stateOf(row)
      if (!state.isGranted) usedUp.set(clientId, state, waitMs)
      return state
    },
    async charge(clientId, requests) {
      const [row] = await database.query(charge, [clientId, burst, perSecond, requests])
      const { waitMs: _, ...state } = stateOf(row)
      return state
    },
    // A timer without a stop does not keep the process running, and the closed pool refuses its statement.
    // Stryker disable next-line ArrowFunction
    stop: () => clearInterval(timer),
  }
}

/** Interval at which counters with ended windows are removed, in milliseconds. */
const counterSweepMs = 5_000
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
const sweepCounters = `
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
    while ((await database.query(sweepCounters)).length === sweptAtOnce);
  }

  const timer = setInterval(() => {
    // After a failure, the next sweep removes the rows.
    removeEnded().catch(() => {})
  }, counterSweepMs).unref()
  return {
    async count(key, limit) {
      const known = over.get(key)
      if (known && known.count > limit) return known
      const [row] = await database.query(count, [key])
      // Stryker disable next-line OptionalChaining: The statement always returns a row: it counts, or inserts or updates one.
      const counted = { count: Number(row?.count), endsAt: Number(row?.ends_at) }
      // The statement always returns a row: it counts, or inserts or updates one. A count that is not over the limit is never
      // taken from memory: `known.count > limit` is false for it.
      // Stryker disable next-line OptionalChaining,ConditionalExpression,EqualityOperator
      if (counted.count > limit) over.set(key, counted, Number(row?.ends_in))
      return counted
    },
    // A timer without a stop does not keep the process running, and the closed pool refuses its statement.
    // Stryker disable next-line ArrowFunction
    stop: () => clearInterval(timer),
  }
}

/** A map whose entries expire, each after its own time. Adding an entry removes expired ones. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly until: number }>()

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.until > performance.now() ? entry.value : undefined
  }

  /** @param ms how long the value is valid */
  set(key: string, value: Value, ms: number): void {
    const now = performance.now()
    // The entry becomes the newest one.
    this.#entries.delete(key)
    this.#entries.set(key, { value, until: now + ms })
    // Check the two oldest entries at each insertion. Removing up to two entries for each new one keeps the map small.
    let checked = 0
    for (const [oldest, { until }] of this.#entries) {
      // Stryker disable next-line EqualityOperator: An entry that expires in this very millisecond is removed by a later insertion.
      if (until <= now) this.#entries.delete(oldest)
      // One entry removed for each new one also keeps the map from growing. Two let it shrink again. Without this limit, an
      // insertion looks at all entries: it takes longer, and removes no fewer.
      // Stryker disable next-line ConditionalExpression,UpdateOperator,EqualityOperator
      if (++checked === 2) break
    }
  }
}
