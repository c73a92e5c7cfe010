import { type Bucket, filledAt, type Rate, takeToken } from './token-bucket.ts'

/** How often each client may call. */
export interface Quota {
  /**
   * Takes one request from a client's quota. However many calls come at once, from however many nodes that share a quota,
   * exactly as many are granted as it holds.
   */
  take(clientId: string): Promise<QuotaState>
}

export interface QuotaState {
  readonly isGranted: boolean
  /** The burst. */
  readonly limit: number
  /** Whole requests left. */
  readonly remaining: number
  /** When the quota is full again, in milliseconds since 1970. */
  readonly resetsAt: number
  /** When the next request would be granted, in milliseconds since 1970. */
  readonly nextAt: number
}

/**
 * Quotas of this process alone. A bucket that is full again is as good as none: each request drops the two least recently used
 * if they are, so that those of the clients of the last seconds are all that stays.
 */
export function createMemoryQuota(rate: Rate, now: () => number = Date.now): Quota {
  const buckets = new Map<string, Bucket>()
  return {
    async take(clientId) {
      const time = now()
      const { bucket, isGranted } = takeToken(buckets.get(clientId), time, rate)
      buckets.delete(clientId)
      buckets.set(clientId, bucket)
      dropFull(buckets, time, rate)
      return {
        isGranted,
        limit: rate.burst,
        remaining: Math.floor(bucket.tokens),
        resetsAt: filledAt(bucket, rate.burst, rate),
        nextAt: filledAt(bucket, 1, rate),
      }
    },
  }
}

function dropFull(buckets: Map<string, Bucket>, time: number, rate: Rate): void {
  let dropped = 0
  for (const [clientId, bucket] of buckets) {
    if (dropped === 2 || filledAt(bucket, rate.burst, rate) > time) return
    buckets.delete(clientId)
    dropped++
  }
}
