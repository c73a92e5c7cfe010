import { StoreError } from './store-error.ts'

/**
 * Creates a function that groups calls. Calls during a commit, or in the same turn of the event loop, share
 * the next commit and its fsync. Waiting callers are served in turn, so that a caller with many calls does not
 * delay the others. Each call's items stay together and in order. If the store fails, every call of the commit
 * fails. Any other error is caused by one of the calls. Then each half of the calls is committed again
 * separately, until only that call fails.
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
): (items: readonly Item[], caller?: string) => Promise<readonly Result[]> {
  interface Call {
    readonly items: readonly Item[]
    readonly weight: number
    readonly resolve: (results: readonly Result[]) => void
    readonly reject: (error: unknown) => void
  }
  /** Waiting calls by caller. After its turn, a caller is inserted again, which moves it to the end of the map. */
  const waiting = new Map<string, Call[]>()
  let waitingWeight = 0
  let underWay = 0
  let isPlanned = false

  function plan(): void {
    const mayBegin = underWay === 0 || (underWay < atOnce && waitingWeight >= enough)
    if (isPlanned || waiting.size === 0 || !mayBegin) return
    isPlanned = true
    setImmediate(run)
  }

  async function run(): Promise<void> {
    isPlanned = false
    underWay++
    await commitTogether(takeCalls())
    underWay--
    plan()
  }

  /** The next calls, up to and including the one that reaches the weight `enough`. */
  function takeCalls(): readonly Call[] {
    const taken: Call[] = []
    let weight = 0
    // The loop also visits callers that it inserts again.
    for (const [caller, calls] of waiting) {
      const call = calls.shift()
      waiting.delete(caller)
      if (calls.length > 0) waiting.set(caller, calls)
      if (call) taken.push(call)
      weight += call?.weight ?? 0
      if (weight >= enough) break
    }
    waitingWeight -= weight
    return taken
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

  return (items, caller = '') =>
    new Promise((resolve, reject) => {
      const weight = items.reduce((sum, item) => sum + weigh(item), 0)
      const calls = waiting.get(caller) ?? []
      calls.push({ items, weight, resolve, reject })
      waiting.set(caller, calls)
      waitingWeight += weight
      plan()
    })
}
