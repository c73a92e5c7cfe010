import { now, pause } from './abortable.ts'
import { isTransient, retryAfterOf } from './errors.ts'

/** The shortest pause between two attempts, in milliseconds. */
const retry = 250

interface RetryLimits {
  /** Attempts after the first one. */
  readonly retries: number
  /** The time, by the client's clock, after which no attempt starts. */
  readonly deadline: number
  /** The longest pause, in milliseconds. */
  readonly maxRetryDelay: number
  readonly signal: AbortSignal | undefined
}

/**
 * Retries after temporary failures, with growing pauses, or longer ones if the service asks for them. If a pause would outlast the
 * deadline, throws the failure at once.
 *
 * @throws the error of the last attempt, or the signal's reason after an abort
 */
export async function retrying<Answer>(
  { retries, deadline, maxRetryDelay, signal }: RetryLimits,
  attempt: () => Answer | Promise<Answer>,
): Promise<Answer> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (failures > retries || !isTransient(error)) throw error
      const delay = retryDelay(failures, { retry, retryAfter: retryAfterOf(error), maxRetryDelay })
      if (now() + delay >= deadline) throw error
      await pause(delay, signal)
    }
  }
}

/** The shortest pause before a reconnection, in milliseconds, unless the stream has sent another in a `retry` field. */
export const defaultRetry = 2_000

const shortestRetry = 100
/** Failures lengthen a pause up to this number of milliseconds, or up to twice `retry` if that is longer. */
const longestGrowth = 960_000

interface RetryWishes {
  /** The shortest pause in milliseconds, such as the stream's last `retry`. Raised to 100, because 0 would cause a busy loop. */
  readonly retry: number
  /** The shortest pause that the service asks for, in seconds (`Retry-After`). */
  readonly retryAfter?: number | undefined
  /** The longest pause, in milliseconds. */
  readonly maxRetryDelay: number
}

/**
 * Milliseconds to wait before the next connection or attempt. This is a random time between `retry` and a multiple of it: twice
 * `retry` after the first failure, 4 times after the second, 8 times after the third, then 16 times. It is at least `retryAfter` and
 * at most `maxRetryDelay`.
 *
 * @param failures consecutive failures, including the latest: 1 or more
 * @param random 0 to 1
 */
export function retryDelay(
  failures: number,
  { retry, retryAfter = 0, maxRetryDelay }: RetryWishes,
  random = Math.random(),
): number {
  const least = Math.max(retry, shortestRetry)
  // Multiply instead of subtracting pauses: the difference of two infinite pauses is NaN, and a timer of NaN fires at once.
  const growth = Math.min(2 ** Math.min(failures, 4), Math.max(2, longestGrowth / least))
  return Math.min(Math.max(least * (1 + random * (growth - 1)), retryAfter * 1000), maxRetryDelay)
}
