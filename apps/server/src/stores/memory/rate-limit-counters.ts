import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { RateLimitCounters } from '../../limiting/rate-limits.ts'

/**
 * Counts in this process's memory. Each counter is deleted at the end of its window of one second. So there
 * are never more counters than requests in one second. The timers are unreferenced and do not keep the
 * process alive.
 */
export function createMemoryCounters(): RateLimitCounters {
  // Use the limiter only to count: limits differ between policies and change at any time.
  const limiter = new RateLimiterMemory({ points: 0, duration: 1, keyPrefix: '' })
  return {
    async count(key) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key)
      return { count: consumedPoints, endsAt: Date.now() + msBeforeNext }
    },
  }
}
