import { StoreError } from '../errors.ts'

/**
 * Creates a function that groups calls. Calls in the same turn of the event loop, or while a group is in progress, share the next
 * group: its transaction and fsync, or its statement. Waiting callers are served in turn, so that a caller with many calls does not
 * delay the others. Each call's items stay together and in order. If the store fails, every call of the group fails. Any other error
 * is caused by one of the calls. Then each half of the calls is done again separately, until only that call fails.
 *
 * @param work a function that does the work of several calls at once, and returns one result for each item, in order
 * @param weigh a function that returns the cost of an item to a group
 * @param enough the weight at which a group takes no further call and does not wait for the group in progress. It bounds the time
 *   for which a group blocks the event loop.
 * @param atOnce maximum number of groups in progress
 */
export function groupCalls<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
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
  let inProgress = 0
  let isPlanned = false

  function plan(): void {
    const mayBegin = inProgress === 0 || (inProgress < atOnce && waitingWeight >= enough)
    if (isPlanned || waiting.size === 0 || !mayBegin) return
    isPlanned = true
    setImmediate(run)
  }

  async function run(): Promise<void> {
    isPlanned = false
    inProgress++
    await runTogether(takeCalls())
    inProgress--
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

  async function runTogether(calls: readonly Call[]): Promise<void> {
    try {
      const running = work(calls.flatMap(call => call.items))
      plan()
      const results = await running
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
      await runTogether(calls.slice(0, half))
      await runTogether(calls.slice(half))
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
