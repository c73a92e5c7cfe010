import { FairShares } from './fair-shares.ts'
import { Problem } from './problem.ts'

/** The caller of some work. Groups get turns among each other, and members get turns within their group. */
export interface Asker {
  readonly group: string
  readonly member: string
}

/** Runs work for many askers, a few pieces at a time, with turns. The event loop gets a turn between two pieces. */
export interface FairQueue {
  /** @throws {Problem} `service_unavailable` when too much work of the asker's group is waiting */
  run<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>
}

/**
 * @param atOnce number of pieces of work in flight
 * @param maxWaiting number of waiting pieces of work, shared among the groups
 * @param refusal error message for an asker whose group has used up its share
 */
export function createFairQueue(
  { atOnce, maxWaiting }: { atOnce: number; maxWaiting: number },
  refusal: string,
): FairQueue {
  const turns = new Turns()
  const shares = new FairShares(maxWaiting)
  let underWay = 0
  return {
    async run(asker, work) {
      if (underWay < atOnce) underWay++
      else {
        if (!shares.take(asker.group, 1)) throw new Problem('service_unavailable', refusal)
        await new Promise<void>(begin => turns.add(asker, begin))
        shares.release(asker.group, 1)
      }
      try {
        return await work()
      } finally {
        const begin = turns.next()
        if (begin) setImmediate(begin)
        else underWay--
      }
    },
  }
}

/** Waiting work by group and member. Maps keep insertion order, so a group or member moves to the end after its turn. */
class Turns {
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
