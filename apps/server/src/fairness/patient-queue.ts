import { Problem } from '../api/problem.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'
import { patienceMs } from './patience.ts'
import { LateError, within } from './within.ts'

/** For how long a call may wait for its turn, in milliseconds. The store needs the rest of `patienceMs`. */
const queueMs = 3_500

/**
 * Creates a fair queue for calls of the store. Each caller waits for `patienceMs` at most: for its turn and for the store together.
 * A call whose turn does not come within `queueMs` does not begin: otherwise each call of a long queue could begin just before its
 * caller gives up, and none would be answered. `run` throws a {@link Problem} `service_unavailable` for such a call, and a
 * {@link StoreError} if the store does not answer in time.
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
      // A late turn is caused by the calls before it. Any caller can cause that, so it must not be logged as an error of the store.
      const lateTurn = () => new Problem('service_unavailable', late)
      const end = performance.now() + queueMs
      let hasBegun = false
      const running = queue.run(asker, async () => {
        if (performance.now() > end) throw lateTurn()
        hasBegun = true
        return work()
      })
      try {
        return await within(patienceMs, running)
      } catch (error) {
        throw error instanceof LateError && !hasBegun ? lateTurn() : error
      }
    },
  }
}
