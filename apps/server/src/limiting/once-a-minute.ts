const minuteMs = 60_000

/**
 * Creates a function that returns true at most once a minute for each key. It forgets a key after a minute.
 *
 * @param now milliseconds of a monotonic clock
 */
export function createOnceAMinute(now: () => number = () => performance.now()): (key: string) => boolean {
  /** The time of each key, oldest first. */
  const toldAt = new Map<string, number>()
  return key => {
    const time = now()
    for (const [told, at] of toldAt) {
      if (time - at < minuteMs) break
      toldAt.delete(told)
    }
    if (toldAt.has(key)) return false
    toldAt.set(key, time)
    return true
  }
}
