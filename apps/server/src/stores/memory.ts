import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { SubscriptionSlots } from '../events/subscription-slots.ts'
import {
  type Bucket,
  chargeTokens,
  filledAt,
  type Quota,
  type QuotaState,
  type Rate,
  takeToken,
} from '../limiting/quota.ts'
import type { RateLimitCounters } from '../limiting/rate-limits.ts'

/**
 * Keeps quotas in this process's memory. A full bucket equals an absent one. So each request drops up to two full buckets,
 * least recently used first. Only buckets of clients that called in the last seconds remain.
 *
 * @param now milliseconds of a monotonic clock: a wall clock that is set back would stop the buckets from filling
 */
export function createMemoryQuota(rate: Rate, now: () => number = () => performance.now()): Quota {
  const buckets = new Map<string, Bucket>()

  function keep(clientId: string, bucket: Bucket, time: number): Omit<QuotaState, 'isGranted'> {
    buckets.delete(clientId)
    buckets.set(clientId, bucket)
    dropFull(buckets, time, rate)
    return {
      limit: rate.burst,
      remaining: Math.max(0, Math.floor(bucket.tokens)),
      resetsAt: Date.now() + filledAt(bucket, rate.burst, rate) - time,
      nextAt: filledAt(bucket, 1, rate),
    }
  }

  return {
    async take(clientId) {
      const time = now()
      const { bucket, isGranted } = takeToken(buckets.get(clientId), time, rate)
      return { isGranted, ...keep(clientId, bucket, time) }
    },
    async charge(clientId, requests) {
      const time = now()
      const bucket = chargeTokens(buckets.get(clientId), time, requests, rate)
      return { isGranted: true, ...keep(clientId, bucket, time) }
    },
  }
}

function dropFull(buckets: Map<string, Bucket>, time: number, rate: Rate): void {
  let dropped = 0
  for (const [clientId, bucket] of buckets) {
    // A full bucket equals an absent one. So it makes no difference when it is dropped, except to the time that a request takes.
    // Stryker disable next-line ConditionalExpression,EqualityOperator
    if (dropped === 2 || filledAt(bucket, rate.burst, rate) > time) return
    buckets.delete(clientId)
    // A full bucket equals an absent one. So it makes no difference when it is dropped, except to the time that a request takes.
    // Stryker disable next-line UpdateOperator
    dropped++
  }
}

/**
 * Counts in this process's memory. Each counter is deleted at the end of its window of one second. So there
 * are never more counters than requests in one second. The timers are unreferenced and do not keep the
 * process alive.
 */
export function createMemoryCounters(): RateLimitCounters {
  // Use the limiter only to count: limits differ between policies and change at any time.
  // Stryker disable next-line StringLiteral: The limiter belongs to these counters alone, so any prefix of its keys will do.
  const limiter = new RateLimiterMemory({ points: 0, duration: 1, keyPrefix: '' })
  return {
    async count(key) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key)
      return { count: consumedPoints, endsAt: Date.now() + msBeforeNext }
    },
  }
}

/** Counts the subscriptions of this process only. */
export function createMemorySubscriptionSlots(maxPerClient: number): SubscriptionSlots {
  const open = new Map<string, number>()
  const listeners: ((clientId: string) => void)[] = []
  return {
    maxPerClient,
    probe(clientId) {
      for (const listener of listeners) listener(clientId)
    },
    onProbe: listener => void listeners.push(listener),
    async take(clientId) {
      const count = open.get(clientId) ?? 0
      if (count >= maxPerClient) return null
      open.set(clientId, count + 1)
      let taken = true
      return () => {
        if (!taken) return
        taken = false
        const left = (open.get(clientId) ?? 1) - 1
        if (left === 0) open.delete(clientId)
        else open.set(clientId, left)
      }
    },
    count: async () => [...open.values()].reduce((sum, each) => sum + each, 0),
  }
}
