/** What an EventSource waits for when the server has not said. In milliseconds. */
export const defaultRetry = 2_000

const shortestRetry = 100
const longestRetry = 60_000
const longestDelay = 3_600_000

/**
 * Milliseconds to wait before the next connection: a random time between the server's `retry`, which is the least it asks
 * for, and that doubled with every failure, at most 16 times as much. A `Retry-After` of a refusal is kept, up to an hour.
 *
 * @param failures connections in a row that brought no message, counted with the one that ended now: 1 or more
 * @param retry the server's last `retry` in milliseconds, taken as at least 100 (a 0 would be a busy loop) and at most 60,000
 * @param retryAfter seconds
 * @param random 0 to 1
 */
export function reconnectDelay(
  failures: number,
  retry: number,
  retryAfter = 0,
  random = Math.random(),
): number {
  const least = Math.min(Math.max(retry, shortestRetry), longestRetry)
  const most = least * 2 ** Math.min(failures, 4)
  return Math.min(Math.max(least + random * (most - least), retryAfter * 1000), longestDelay)
}
