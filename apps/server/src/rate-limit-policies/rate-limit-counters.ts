import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Counts requests by key, in windows of one second. A window begins with its first request. */
export interface RateLimitCounters {
  /**
   * Counts one request. Within a window each of the counts 1, 2, 3, … is returned exactly once, also under concurrent calls. A
   * store shared by several nodes guarantees this across all nodes.
   *
   * @param key at most as long as a client id plus a selector
   * @param limit a count above the limit need not be exact, only greater than the limit
   */
  count(key: string, limit: number): Promise<RateLimitCount>
}

export interface RateLimitCount {
  readonly count: number
  /** When the window ends, in milliseconds since 1970. */
  readonly endsAt: number
}

/**
 * Counts in this process's memory. Each counter is deleted at the end of its window, so there are at most as many as requests
 * per second. The timers are unreferenced and do not keep the process alive.
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
