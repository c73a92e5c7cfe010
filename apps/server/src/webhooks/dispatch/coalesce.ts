/** Wraps work so that it never runs concurrently. Any number of calls during a run cause one more run. */
export function coalesce(work: () => Promise<void>): () => void {
  let isRunning = false
  let isToRunAgain = false
  return function run() {
    isToRunAgain = isRunning
    if (isRunning) return
    isRunning = true
    void work().finally(() => {
      isRunning = false
      if (isToRunAgain) run()
    })
  }
}
