import { spawnSync } from 'node:child_process'

/** Milliseconds in which a usual machine starts Node and ends it again. */
const usualMs = 40

/**
 * How many times longer than a usual machine this one takes to start Node: the median of five starts, and at least 1. For the limits
 * of measured times that depend on the speed of the machine.
 */
export const slowness = Math.max(1, median(Array.from({ length: 5 }, timeOfStart)) / usualMs)

function timeOfStart(): number {
  const startedAt = performance.now()
  spawnSync(process.execPath, ['--eval', ''])
  return performance.now() - startedAt
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}
