import type { Quota, QuotaState } from '../../limiting/quota.ts'
import { filledAt, type Rate } from '../../limiting/quota.ts'
import type { Database } from './database.ts'
import { ExpiringMap } from './expiring-map.ts'

/** Interval at which full buckets are removed, in milliseconds. A missing bucket counts as full. */
const sweepMs = 60_000

/**
 * Does the same as `takeToken`, in one statement and by the server's clock. The row lock orders concurrent
 * requests. Replaces the time of a bucket if it is more than a minute ahead, because a wrong clock set it,
 * for example before a failover.
 */
const take = `
  INSERT INTO quota_buckets AS bucket (client_id, tokens, at, is_granted)
  VALUES ($1, $2::double precision - 1, clock_timestamp(), true)
  ON CONFLICT (client_id) DO UPDATE SET (tokens, at, is_granted) = (
    SELECT CASE WHEN tokens >= 1 THEN tokens - 1 ELSE tokens END, CASE WHEN bucket.at > now + interval '1 minute' THEN now ELSE greatest(now, bucket.at) END,
      tokens >= 1
    FROM (SELECT clock_timestamp() AS now) AS clock,
      LATERAL (SELECT least($2::double precision,
        bucket.tokens + greatest(extract(epoch FROM now - bucket.at), 0) * $3::double precision) AS tokens) AS filled)
  RETURNING tokens, is_granted, extract(epoch FROM at) * 1000 AS at`
const sweep = `
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
    database.query(sweep, [burst, perSecond]).catch(() => {})
  }, sweepMs).unref()
  return {
    async take(clientId) {
      const known = usedUp.get(clientId)
      if (known) return known
      const [row] = await database.query(take, [clientId, burst, perSecond])
      const bucket = { tokens: Number(row?.tokens), at: Number(row?.at) }
      const waitMs = filledAt(bucket, 1, rate) - bucket.at
      const state = {
        isGranted: row?.is_granted === true,
        limit: burst,
        remaining: Math.floor(bucket.tokens),
        resetsAt: filledAt(bucket, burst, rate),
        nextAt: performance.now() + waitMs,
      }
      if (!state.isGranted) usedUp.set(clientId, state, waitMs)
      return state
    },
    stop: () => clearInterval(timer),
  }
}
