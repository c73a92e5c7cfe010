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

afterEach(() => {
  const leaked = [...running.values()]
  running.clear()
  expect(leaked, 'timers that a test left behind').toEqual([])
})
