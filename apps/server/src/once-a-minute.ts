const minuteMs = 60_000

/**
 * Whether something is to be told of a key: yes, and then no for a minute. It keeps every key that it was asked for, so a key
 * must not be one that callers invent.
 *
 * @param now milliseconds of a clock that is never set back
 */
export function createOnceAMinute(now: () => number = () => performance.now()): (key: string) => boolean {
  const toldAt = new Map<string, number>()
  return key => {
    if (now() - (toldAt.get(key) ?? -minuteMs) < minuteMs) return false
    toldAt.set(key, now())
    return true
  }
}
