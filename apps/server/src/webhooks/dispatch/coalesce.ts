/** Makes work that runs once at a time: asked for while it runs, it runs once more, however often it was asked for. */
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
