/** How often a caller may ask: so many a second in the long run, so many at once after a pause. */
export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

/** What is left of a burst at a time, in milliseconds since 1970. Where there is none, all of it is. */
export interface Bucket {
  readonly tokens: number
  readonly at: number
}

/** Takes one token, if there is a whole one. A clock that was set back fills nothing until it has caught up. */
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

/** When a bucket that is left alone holds so many tokens, in milliseconds since 1970. */
export function filledAt({ tokens, at }: Bucket, wanted: number, { perSecond }: Rate): number {
  return at + (Math.max(wanted - tokens, 0) * 1_000) / perSecond
}
