import type { Delivery, DeliveryAttempt } from './dispatch-store.ts'
import type { Outcome } from './outcome.ts'
import { retryDelay } from './retry-schedule.ts'

/**
 * A delivery after an attempt that failed, and in how many milliseconds the next one follows; null when it was the last.
 *
 * @param startedAt of the attempt, in milliseconds since 1970
 * @param wasEnded whether the stream was disabled meanwhile
 * @param delays seconds between one attempt and the next
 */
export function afterFailure(
  delivery: Delivery,
  outcome: Exclude<Outcome, { result: 'delivered' }>,
  { startedAt, wasEnded, delays }: { startedAt: number; wasEnded: boolean; delays: readonly number[] },
): { delivery: Delivery; delay: number | null } {
  const attempts = [...delivery.attempts, failedAttempt(outcome.message, startedAt)]
  const tries = delivery.tries + 1
  // A test is attempted once; redelivered from the history it gets the schedule that all get.
  const isOnlyTest = delivery.isTest && delivery.status === 'pending'
  const mayRetry = outcome.result === 'failed' && !isOnlyTest && !wasEnded
  const delay = mayRetry ? retryDelay(tries, delays, outcome) : null
  if (wasEnded && !delivery.isTest) attempts.push(disabledAttempt())
  return { delivery: { ...delivery, attempts, tries }, delay }
}

function failedAttempt(message: string, at: number): DeliveryAttempt {
  return { status: 'failed', timestamp: new Date(at).toISOString(), error_message: message }
}

/** The last attempt of what a disabled stream did not deliver any more. */
export function disabledAttempt(): DeliveryAttempt {
  return failedAttempt('The event stream was disabled.', Date.now())
}
