import { Problem } from '../api/problem.ts'
import { FairShares } from './fair-shares.ts'
import { LateError, patienceMs, within } from './patience.ts'

/** Identifies who queued a task. The queue serves groups in turn, and the members of a group in turn. */
interface Asker {
  readonly group: string
  readonly member: string
}

/** Runs tasks of many askers, a few at a time, and serves the askers in turn. Yields to the event loop between queued tasks. */
export interface FairQueue {
  /** @throws {Problem} `service_unavailable` when too many tasks of the asker's group are waiting */
  run<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>
}

/**
 * @param atOnce maximum number of tasks in flight
 * @param maxWaiting maximum number of waiting tasks of all groups together
 * @param refusal error message for an asker whose group has used up its share
 */
export function createFairQueue(
  { atOnce, maxWaiting }: { atOnce: number; maxWaiting: number },
  refusal: string,
): FairQueue {
  const tasks = new WaitingTasks()
  const shares = new FairShares(maxWaiting)
  let underWay = 0
  return {
    async run(asker, work) {
      if (underWay < atOnce) underWay++
      else {
        if (!shares.take(asker.group, 1)) throw new Problem('service_unavailable', refusal)
        await new Promise<void>(begin => tasks.add(asker, begin))
        shares.release(asker.group, 1)
      }
      try {
        return await work()
      } finally {
        const begin = tasks.next()
        if (begin) setImmediate(begin)
        else underWay--
      }
    },
  }
}

/**
 * Waiting tasks by group and member. After its turn, a group or member is deleted and inserted again, which moves it to the
 * end of the map.
 */
class WaitingTasks {
  readonly #groups = new Map<string, Map<string, (() => void)[]>>()

  add({ group, member }: Asker, begin: () => void): void {
    const members = this.#groups.get(group) ?? new Map<string, (() => void)[]>()
    this.#groups.set(group, members)
    const waiting = members.get(member)
    if (waiting) waiting.push(begin)
    else members.set(member, [begin])
  }

  next(): (() => void) | undefined {
    for (const [group, members] of this.#groups) {
      for (const [member, waiting] of members) {
        const begin = waiting.shift()
        members.delete(member)
        if (waiting.length > 0) members.set(member, waiting)
        this.#groups.delete(group)
        if (members.size > 0) this.#groups.set(group, members)
        return begin
      }
    }
    return undefined
  }
}

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
        // The clock counts fractions of a millisecond. A turn at the very end may count as in time or as late.
        // Stryker disable next-line EqualityOperator
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
