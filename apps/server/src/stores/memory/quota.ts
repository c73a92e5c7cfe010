import type { Quota } from '../../limiting/quota.ts'
import { type Bucket, filledAt, type Rate, takeToken } from '../../limiting/quota.ts'

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
