import { pause } from './abortable.ts'
import { now } from './clock.ts'
import { isTransient, retryAfterOf } from './failure.ts'
import { retryDelay } from './retry-delay.ts'

/** The least pause between two attempts, in milliseconds. */
const retry = 250

export interface RetryLimits {
  /** Attempts after the first one. */
  readonly retries: number
  /** The time of the client's clock at which no further attempt begins. */
  readonly deadline: number
  /** The longest pause, in milliseconds. */
  readonly maxRetryDelay: number
  readonly signal: AbortSignal | undefined
}

/**
 * Repeats an attempt after temporary failures, with growing pauses, or longer ones if the service asks for them. If a pause would
 * outlast the deadline, the caller gets the failure at once.
 *
 * @throws what the last attempt threw, and the reason of a signal that has aborted
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
