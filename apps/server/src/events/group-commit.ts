import { StoreError } from '../problem.ts'

/**
 * Lets calls that arrive while a commit is under way, or in the same turn of the event loop, share the next commit: one
 * fsync for all of them. Each call's items stay together and in order. When the store fails, every call that shared the commit
 * fails. Any other error is that of some call: the halves are committed again, each by itself, until it alone has it.
 *
 * @param commit writes the items of several calls in one transaction, and gives one result for each item, in order
 * @param weigh what an item costs a commit
 * @param enough a commit takes no further call once its items weigh so much, so that none holds the event loop for long, and
 *   does not wait for the one under way
 * @param atOnce how many commits may be under way
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
  { weigh, enough, atOnce }: { weigh: (item: Item) => number; enough: number; atOnce: number },
): (items: readonly Item[]) => Promise<readonly Result[]> {
  interface Call {
    readonly items: readonly Item[]
    readonly weight: number
    readonly resolve: (results: readonly Result[]) => void
    readonly reject: (error: unknown) => void
  }
  let waiting: Call[] = []
  let underWay = 0
  let isPlanned = false

  function plan(): void {
    const mayBegin = underWay === 0 || (underWay < atOnce && weightOf(waiting) >= enough)
    if (isPlanned || waiting.length === 0 || !mayBegin) return
    isPlanned = true
    setImmediate(run)
  }

  async function run(): Promise<void> {
    isPlanned = false
    const calls = firstOf(waiting, enough)
    waiting = waiting.slice(calls.length)
    underWay++
    await commitTogether(calls)
    underWay--
    plan()
  }

  async function commitTogether(calls: readonly Call[]): Promise<void> {
    try {
      const committed = commit(calls.flatMap(call => call.items))
      plan()
      const results = await committed
      let taken = 0
      for (const { items, resolve } of calls) {
        resolve(results.slice(taken, taken + items.length))
        taken += items.length
      }
    } catch (error) {
      if (calls.length === 1 || error instanceof StoreError) {
        for (const { reject } of calls) reject(error)
        return
      }
      const half = calls.length >> 1
      await commitTogether(calls.slice(0, half))
      await commitTogether(calls.slice(half))
    }
  }

  return items =>
    new Promise((resolve, reject) => {
      waiting.push({ items, weight: items.reduce((sum, item) => sum + weigh(item), 0), resolve, reject })
      plan()
    })
}

interface Weighed {
  readonly weight: number
}

function weightOf(calls: readonly Weighed[]): number {
  return calls.reduce((sum, { weight }) => sum + weight, 0)
}

/** The first calls: as many as it takes to weigh `enough`. */
function firstOf<Call extends Weighed>(calls: readonly Call[], enough: number): readonly Call[] {
  let sum = 0
  const last = calls.findIndex(({ weight }) => {
    sum += weight
    return sum >= enough
  })
  return last === -1 ? calls : calls.slice(0, last + 1)
}
