/**
 * Lets calls that arrive while a commit is under way, or in the same turn of the event loop, share the next commit: one
 * fsync for all of them. Each call's items stay together and in order; when a commit fails, every call that shared it fails.
 *
 * @param commit writes the items of several calls in one transaction, and gives one result for each item, in order
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
): (items: readonly Item[]) => Promise<readonly Result[]> {
  interface Call {
    readonly items: readonly Item[]
    readonly resolve: (results: readonly Result[]) => void
    readonly reject: (error: unknown) => void
  }
  let waiting: Call[] = []
  let committing = false

  async function run() {
    while (waiting.length > 0) {
      const calls = waiting
      waiting = []
      try {
        const results = await commit(calls.flatMap(call => call.items))
        let taken = 0
        for (const { items, resolve } of calls) {
          resolve(results.slice(taken, taken + items.length))
          taken += items.length
        }
      } catch (error) {
        for (const { reject } of calls) reject(error)
      }
    }
    committing = false
  }

  return items =>
    new Promise((resolve, reject) => {
      waiting.push({ items, resolve, reject })
      if (committing) return
      committing = true
      setImmediate(run)
    })
}
