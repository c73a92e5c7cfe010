/** The pause of an EventSource when the server has not asked for another, in milliseconds. */
export const defaultRetry = 2_000

const shortestRetry = 100
/** Growing pauses end here, unless the service itself asks for more. In milliseconds. */
const longestGrowth = 960_000

export interface RetryWishes {
  /** Milliseconds, such as the event stream's last `retry`; taken as at least 100, because 0 would be a busy loop. */
  readonly retry: number
  /** Seconds, as in `Retry-After`. */
  readonly retryAfter?: number | undefined
  /** The longest pause, in milliseconds. */
  readonly maxRetryDelay: number
}

/**
 * Milliseconds to wait before the next connection or attempt: a random time from `retry` to its double, quadruple and so on
 * with every failure, up to 16 times as long. `Retry-After` is respected.
 *
 * @param failures failures in a row, including the present one: 1 or more
 * @param random 0 to 1
 */
export function retryDelay(
  failures: number,
  { retry, retryAfter = 0, maxRetryDelay }: RetryWishes,
  random = Math.random(),
): number {
  const least = Math.max(retry, shortestRetry)
  // A factor, since the difference of two infinite pauses is no number, and a timer of NaN fires at once.
  const growth = Math.min(2 ** Math.min(failures, 4), Math.max(2, longestGrowth / least))
  return Math.min(Math.max(least * (1 + random * (growth - 1)), retryAfter * 1000), maxRetryDelay)
}
