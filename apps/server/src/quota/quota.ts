import { type Bucket, filledAt, type Rate, takeToken } from './token-bucket.ts'

/** Limits the requests of each client by a token bucket. */
export interface Quota {
  /**
   * Takes one request from a client's quota. The quota is exact under concurrent calls, also from all nodes that share it.
   */
  take(clientId: string): Promise<QuotaState>
}

export interface QuotaState {
  readonly isGranted: boolean
  /** The maximum number of requests at once. */
  readonly limit: number
  /** Whole requests left. */
  readonly remaining: number
  /** When the quota is full again, in milliseconds since 1970. */
  readonly resetsAt: number
  /** When the next request will be granted, by `performance.now()`. */
  readonly nextAt: number
}

/**
 * Keeps quotas in this process's memory. A full bucket equals an absent one. So each request drops up to two full buckets,
 * least recently used first. Only buckets of clients that called in the last seconds remain.
 *
 * @param now milliseconds of a monotonic clock: a wall clock that is set back would stop the buckets from filling
 */
export function createMemoryQuota(rate: Rate, now: () => number = () => performance.now()): Quota {
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
        resetsAt: Date.now() + filledAt(bucket, rate.burst, rate) - time,
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
