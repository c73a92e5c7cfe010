import { Problem } from '../api/problem.ts'
import { StoreError } from '../stores/store-error.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'
import { patienceMs } from './patience.ts'
import { LateError, within } from './within.ts'

/**
 * Creates a fair queue for calls of the store. Each caller waits for `patienceMs` at most: for its turn and for the store together.
 * `run` throws a {@link Problem} `service_unavailable` if the turn does not come in time, and a {@link StoreError} if the store does
 * not answer in time.
 *
 * @param messages.refusal error message for an asker whose group has used up its share
 * @param messages.late error message for an asker whose turn does not come in time
 */
export function createPatientQueue(
  size: { atOnce: number; maxWaiting: number },
  { refusal, late }: { refusal: string; late: string },
): FairQueue {
  const queue = createFairQueue(size, refusal)
  return {
    async run(asker, work) {
      const deadline = performance.now() + patienceMs
      let hasBegun = false
      const running = queue.run(asker, async () => {
        // `within` has already answered the caller with an error.
        if (performance.now() > deadline) throw new StoreError('A call has waited for too long.')
        hasBegun = true
        return work()
      })
      try {
        return await within(patienceMs, running)
      } catch (error) {
        // The calls before it took its time. Any caller can cause that, so it must not be logged as an error of the store.
        throw error instanceof LateError && !hasBegun ? new Problem('service_unavailable', late) : error
      }
    },
  }
}
