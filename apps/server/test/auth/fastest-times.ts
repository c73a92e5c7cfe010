/**
 * Times several functions in turn, until their fastest times differ by at most 40 % or 100 rounds are over. Load on the machine
 * only makes a time longer, so more rounds remove its effect. A real difference remains.
 *
 * @returns the fastest time of each function, in milliseconds
 */
export async function fastestTimes(ways: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> {
  const fastest = ways.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < 10 || (round < 100 && ratioOf(fastest) > 1.4); round++) {
    for (const [index, run] of ways.entries()) {
      const startedAt = performance.now()
      await run()
      fastest[index] = Math.min(fastest[index] ?? 0, performance.now() - startedAt)
    }
  }
  return fastest
}

/** The ratio of the slowest time to the fastest. */
export function ratioOf(times: readonly number[]): number {
  return Math.max(...times) / Math.min(...times)
}
