/** What an EventSource waits for when the server has not said. In milliseconds. */
export const defaultRetry = 2_000

const shortestRetry = 100
const longestRetry = 60_000
const longestDelay = 3_600_000

/**
 * Milliseconds to wait before the next connection or attempt: a random time between `retry`, which is the least that a
 * server asks for, and that doubled with every failure, at most 16 times as much. A `Retry-After` is kept, up to an hour.
 *
 * @param failures failures in a row, counted with the one that happened now: 1 or more
 * @param retry milliseconds, such as the event stream's last `retry`; taken as at least 100 (a 0 would be a busy loop) and
 * at most 60,000
 * @param retryAfter seconds
 * @param random 0 to 1
 */
export function retryDelay(failures: number, retry: number, retryAfter = 0, random = Math.random()): number {
  const least = Math.min(Math.max(retry, shortestRetry), longestRetry)
  const most = least * 2 ** Math.min(failures, 4)
  return Math.min(Math.max(least + random * (most - least), retryAfter * 1000), longestDelay)
}
