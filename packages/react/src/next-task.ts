/**
 * Returns a function that schedules `run` as a task of its own. Further calls before the task runs have no effect. The task is a
 * message from the page to itself: browsers delay the timers of hidden pages by a second or more, but not their messages.
 *
 * @param signal an abort of this signal prevents all further calls of `run`
 */
export function onceInNextTask(run: () => void, signal: AbortSignal): () => void {
  const { port1, port2 } = new MessageChannel()
  let isScheduled = false
  port1.onmessage = () => {
    isScheduled = false
    run()
  }
  signal.addEventListener('abort', () => port1.close())
  return () => {
    if (!isScheduled) port2.postMessage(null)
    isScheduled = true
  }
}
