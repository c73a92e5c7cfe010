/** Makes work that never runs twice at a time. Calls during a run cause one more run, however many there are. */
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
