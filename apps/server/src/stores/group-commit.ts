import { StoreError } from './store-error.ts'

/**
 * Creates a function that groups calls. Calls during a commit, or in the same turn of the event loop, share
 * the next commit and its fsync. Each call's items stay together and in order. If the store fails, every call
 * of the commit fails. Any other error is caused by one of the calls. Then each half of the calls is
 * committed again separately, until only that call fails.
 *
 * @param commit a function that writes the items of several calls in one transaction, and returns one result
 *   for each item, in order
 * @param weigh a function that returns the cost of an item to a commit
 * @param enough the weight at which a commit takes no further call and does not wait for the commit in
 *   flight. It bounds the time for which a commit blocks the event loop.
 * @param atOnce maximum number of commits in flight
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

/** The first calls, up to and including the one that reaches the weight `enough`. */
function firstOf<Call extends Weighed>(calls: readonly Call[], enough: number): readonly Call[] {
  let sum = 0
  const last = calls.findIndex(({ weight }) => {
    sum += weight
    return sum >= enough
  })
  return last === -1 ? calls : calls.slice(0, last + 1)
}
