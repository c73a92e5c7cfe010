import { pause } from './abortable.ts'
import { now } from './clock.ts'
import { isTransient, retryAfterOf } from './failure.ts'
import { retryDelay } from './retry-delay.ts'

/** The shortest pause between two attempts, in milliseconds. */
const retry = 250

export interface RetryLimits {
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
