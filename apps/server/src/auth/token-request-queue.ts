import { Problem } from '../api/problem.ts'
import { type Asker, createFairQueue } from '../fairness/fair-queue.ts'
import { patienceMs } from '../fairness/patience.ts'
import { within } from '../fairness/within.ts'
import { limits } from '../limits.ts'
import { StoreError } from '../stores/store-error.ts'

/** Queue for reads of the store by token requests that are not authenticated yet. Networks are served in turn. */
export interface TokenRequestQueue {
  /**
   * @throws {Problem} `service_unavailable` when too many requests of the network are waiting, or the turn does not come in time
   * @throws {StoreError} when the store does not answer in time
   */
  run<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>
}

/** Creates the queue. Only a few token requests read the store at once, so they leave connections free for calls with a token. */
export function createTokenRequestQueue(): TokenRequestQueue {
  const refusal = 'Too many token requests are waiting. Try again.'
  const queue = createFairQueue(
    { atOnce: limits.tokenRequestsAtOnce, maxWaiting: limits.waitingTokenRequests },
    refusal,
  )
  return {
    async run(asker, work) {
      const deadline = performance.now() + patienceMs
      let hasBegun = false
      const running = queue.run(asker, async () => {
        // `within` has already answered the caller with an error.
        if (performance.now() > deadline) throw new StoreError('A token request has waited for too long.')
        hasBegun = true
        return work()
      })
      try {
        return await within(patienceMs, running)
      } catch (error) {
        // Other requests took its time, not the store. Anyone can cause that, so it must not be logged as an error.
        throw hasBegun ? error : new Problem('service_unavailable', refusal)
      }
    },
  }
}
