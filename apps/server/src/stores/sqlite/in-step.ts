/** How long one step of background work may hold the event loop, in milliseconds, and what it does between two looks at the clock. */
const [stepMs, rowsAtOnce] = [4, 16]

/**
 * Does as much of some work as one step allows, a few rows at a time: what a row takes depends on how large it is.
 *
 * @param limit rows that are to be done at the most
 * @param work does so many rows, and returns how many there were
 * @returns how many rows were done
 */
export function inStep(limit: number, work: (count: number) => number): number {
  const end = performance.now() + stepMs
  let done = 0
  while (done < limit && performance.now() < end) {
    const count = Math.min(rowsAtOnce, limit - done)
    const worked = work(count)
    done += worked
    if (worked < count) break
  }
  return done
}
