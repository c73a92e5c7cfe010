/** Limits the requests of each client by a token bucket. */
export interface Quota {
  /** Takes one request from a client's quota. The quota is exact under concurrent calls, including calls on other nodes. */
  take(clientId: string): Promise<QuotaState>
  /**
   * Takes more requests for one that was granted, even if fewer are left: the client then waits until the quota has made up for them.
   *
   * @returns the state after that
   */
  charge(clientId: string, requests: number): Promise<QuotaState>
}

export interface QuotaState {
  readonly isGranted: boolean
  /** The size of the full quota, in requests. */
  readonly limit: number
  /** Whole requests left, at least 0. */
  readonly remaining: number
  /** When the quota is full again, in milliseconds since 1970. */
  readonly resetsAt: number
  /** When the next request will be granted, by `performance.now()`. */
  readonly nextAt: number
}

/** A request rate: `perSecond` on average, and up to `burst` at once after a pause. */
export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

/** The tokens left at the time `at`, which is in milliseconds. An absent bucket is full. */
export interface Bucket {
  readonly tokens: number
  readonly at: number
}

/** Takes one token if a whole one is left. */
export function takeToken(
  bucket: Bucket | undefined,
  now: number,
  rate: Rate,
): { bucket: Bucket; isGranted: boolean } {
  const filled = fill(bucket, now, rate)
  const isGranted = filled.tokens >= 1
  return { isGranted, bucket: isGranted ? { ...filled, tokens: filled.tokens - 1 } : filled }
}

/** Takes tokens, even if fewer are left: their number may become negative. */
export function chargeTokens(bucket: Bucket | undefined, now: number, count: number, rate: Rate): Bucket {
  const filled = fill(bucket, now, rate)
  return { ...filled, tokens: filled.tokens - count }
}

/** After the clock is set back, the bucket does not fill until the clock has caught up. */
function fill(bucket: Bucket | undefined, now: number, { perSecond, burst }: Rate): Bucket {
  const { tokens, at } = bucket ?? { tokens: burst, at: now }
  const filled = Math.min(burst, tokens + (Math.max(now - at, 0) * perSecond) / 1_000)
  return { tokens: filled, at: Math.max(now, at) }
}

/** The time at which an unused bucket will hold `wanted` tokens, by the clock of the bucket. */
export function filledAt({ tokens, at }: Bucket, wanted: number, { perSecond }: Rate): number {
  return at + (Math.max(wanted - tokens, 0) * 1_000) / perSecond
}
