import type { FairQueue } from '../limiting/fair-queue.ts'
import { createPatientQueue } from '../limiting/fair-queue.ts'
import { limits } from '../limits.ts'

/**
 * Creates the queue for reads of the store by token requests that are not authenticated yet. Networks are served in turn. Only a few
 * token requests read the store at once, so they leave connections free for calls with a token.
 */
export function createTokenRequestQueue(): FairQueue {
  const size = { atOnce: limits.tokenRequestsAtOnce, maxWaiting: limits.waitingTokenRequests }
  const refusal = 'Too many token requests are waiting. Try again.'
  return createPatientQueue(size, { refusal, late: refusal })
}
