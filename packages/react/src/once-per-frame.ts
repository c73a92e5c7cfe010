/**
 * Returns a function that schedules `run` before the next animation frame; several calls schedule it once. A hidden page has no
 * frames: there `run` is called after a second.
 */
export function oncePerFrame(run: () => void): () => void {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    const call = () => {
      isScheduled = false
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      run()
    }
    const timer = setTimeout(call, 1_000)
    const frame = requestAnimationFrame(call)
  }
}
