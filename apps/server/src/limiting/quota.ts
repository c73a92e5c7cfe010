/** Limits the requests of each client by a token bucket. */
export interface Quota {
  /** Takes one request from a client's quota. The quota is exact under concurrent calls, including calls on other nodes. */
  take(clientId: string): Promise<QuotaState>
}

export interface QuotaState {
  readonly isGranted: boolean
  /** The size of the full quota, in requests. */
  readonly limit: number
  /** Whole requests left. */
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

/** Takes one token if a whole one is left. After the clock is set back, the bucket does not fill until the clock has caught up. */
export function takeToken(
  bucket: Bucket | undefined,
  now: number,
  { perSecond, burst }: Rate,
): { bucket: Bucket; isGranted: boolean } {
  const { tokens, at } = bucket ?? { tokens: burst, at: now }
  const filled = Math.min(burst, tokens + (Math.max(now - at, 0) * perSecond) / 1_000)
  const isGranted = filled >= 1
  return { isGranted, bucket: { tokens: isGranted ? filled - 1 : filled, at: Math.max(now, at) } }
}

/** The time at which an unused bucket will hold `wanted` tokens, by the clock of the bucket. */
export function filledAt({ tokens, at }: Bucket, wanted: number, { perSecond }: Rate): number {
  return at + (Math.max(wanted - tokens, 0) * 1_000) / perSecond
}
