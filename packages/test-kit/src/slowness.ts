import { spawnSync } from 'node:child_process'

/** Milliseconds in which a usual machine starts Node and ends it again. */
const usualMs = 40

/**
 * The factor by which this machine is slower than a usual one: the median time of five starts of Node, divided by `usualMs`; at
 * least 1. Multiply with it the limit of a measured time that depends on the speed of the machine.
 */
export const slowness = Math.max(1, median(Array.from({ length: 5 }, timeOfStart)) / usualMs)

/**
 * Milliseconds by which a measured time may exceed the promised time: other work on the machine may stop the process of the test, or the
 * measured process, for 3 s.
 */
export const toleranceMs = 3_000 + 500 * slowness

function timeOfStart(): number {
  const startedAt = performance.now()
  spawnSync(process.execPath, ['--eval', ''])
  return performance.now() - startedAt
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}
