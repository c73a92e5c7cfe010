/**
 * Preloaded into the service: at SIGUSR2 it prints one line of JSON, the processor time in milliseconds that the thread of the event
 * loop has used between two ticks of a timer, for each pair of ticks since the last signal.
 */
import { isMainThread } from 'node:worker_threads'

/** So often a timer looks whether the loop is free. */
const tickMs = 10

if (isMainThread) {
  let turns: number[] = []
  let last = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    turns.push((user + system) / 1_000)
  }, tickMs).unref()
  process.on('SIGUSR2', () => {
    process.stdout.write(`${JSON.stringify({ turns })}\n`)
    turns = []
  })
}
