import { FairShares } from './fair-shares.ts'
import { Problem } from './problem.ts'

/** Who asks: the members of a group have turns among themselves, and the groups among each other. */
export interface Asker {
  readonly group: string
  readonly member: string
}

/** Runs the work of many askers, a little at a time, each asker in its turn; between two pieces of work the event loop has its own. */
export interface FairQueue {
  /** @throws {Problem} `service_unavailable` where too much of the asker's group waits already */
  run<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>
}

/**
 * @param atOnce work that is under way at one time
 * @param maxWaiting work that waits; the groups share it
 * @param refusal what an asker is told whose group has used up its share
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
        shares.give(asker.group, 1)
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

/** Those who wait, by group and member. Maps keep their order, so whoever has had a turn goes to the end. */
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
