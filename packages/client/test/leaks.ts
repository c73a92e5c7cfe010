/** Fails every test that leaves a timer of the client running. Vitest itself reports unhandled rejections. */
import { afterEach, expect } from 'vitest'

const { setTimeout, clearTimeout } = globalThis
const running = new Map<unknown, string>()

/** Tracks only timers that the client sets: vitest and fetch set timers, too. */
globalThis.setTimeout = ((
  callback: (...values: unknown[]) => void,
  milliseconds?: number,
  ...values: unknown[]
) => {
  const stack = String(new Error().stack)
  const timer = setTimeout(() => {
    running.delete(timer)
    callback(...values)
  }, milliseconds)
  if (stack.includes('/client/src/')) running.set(timer, stack)
  return timer
}) as typeof setTimeout

globalThis.clearTimeout = timer => {
  running.delete(timer)
  clearTimeout(timer)
}

afterEach(async () => {
  // The time limits of a call and of its token end a few milliseconds apart.
  const end = performance.now() + 100
  while (running.size > 0 && performance.now() < end) await new Promise(resolve => setTimeout(resolve, 1))
  const leaked = [...running.values()]
  running.clear()
  expect(leaked, 'timers that a test left behind').toEqual([])
})
