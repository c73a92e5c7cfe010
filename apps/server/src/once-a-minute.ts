const minuteMs = 60_000

/**
 * True at most once a minute for each key. Keys are kept for ever, so they must not be chosen by callers.
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
