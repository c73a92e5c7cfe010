const minuteMs = 60_000

/**
 * Creates a function that returns true at most once a minute for each key. It never forgets a key, so keys must not come from
 * requests.
 *
 * @param now milliseconds of a monotonic clock
 */
export function createOnceAMinute(now: () => number = () => performance.now()): (key: string) => boolean {
  const toldAt = new Map<string, number>()
  return key => {
    if (now() - (toldAt.get(key) ?? -minuteMs) < minuteMs) return false
    toldAt.set(key, now())
    return true
  }
}
