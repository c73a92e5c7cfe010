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
