import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Counts requests by key, in windows of one second. A window begins with its first request. */
export interface RateLimitCounters {
  /**
   * Counts one request. The counts of one window are 1, 2, 3, …, each given out once, however many calls come at once and
   * from however many nodes: so of any number of them exactly `limit` see a count up to a limit. A store that nodes share
   * owes this over all of them.
   *
   * @param key of any length up to that of a client's id and a selector
   * @param limit beyond it any count will do that is beyond it: such requests need not be counted one by one
   */
  count(key: string, limit: number): Promise<RateLimitCount>
}

export interface RateLimitCount {
  readonly count: number
  /** When the window ends, in milliseconds since 1970. */
  readonly endsAt: number
}

/**
 * Counters of this process alone. Each is gone with its window, so memory holds no more keys than requests come in a second;
 * the timers that see to it do not keep the process alive.
 */
export function createMemoryCounters(): RateLimitCounters {
  // Limits differ from policy to policy and change at any time: here it only counts, and its own limit is never asked for.
  const limiter = new RateLimiterMemory({ points: 0, duration: 1, keyPrefix: '' })
  return {
    async count(key) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key)
      return { count: consumedPoints, endsAt: Date.now() + msBeforeNext }
    },
  }
}
