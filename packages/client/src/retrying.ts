import { pause } from './abortable.ts'
import { isTransient, retryAfterOf } from './failure.ts'
import { retryDelay } from './retry-delay.ts'

/** The least pause between two attempts, in milliseconds. */
const retry = 250

export interface RetryLimits {
  /** Attempts after the first one. */
  readonly retries: number
  /** Milliseconds since 1970 at which no further attempt is begun. */
  readonly deadline: number
  readonly signal: AbortSignal | undefined
}

/**
 * Attempts something again while its failure may be over in a moment, with growing pauses, or those that the service asks
 * for. A pause that would outlast the deadline is not begun: the caller gets the failure instead, while it can still act.
 *
 * @throws what the last attempt threw, and the reason of a signal that aborted
 */
export async function retrying<Answer>(
  { retries, deadline, signal }: RetryLimits,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (failures > retries || !isTransient(error)) throw error
      const delay = retryDelay(failures, retry, retryAfterOf(error))
      if (Date.now() + delay >= deadline) throw error
      await pause(delay, signal)
    }
  }
}
