/**
 * How long a step of background work may block the event loop, in milliseconds, and how many rows it handles at most before it
 * checks the time again.
 */
const [stepMs, mostAtOnce] = [2, 16]

/**
 * Does one step of some work, a few rows at a time. The time for a row depends on its size: a row with an event of 1 MB takes
 * 2 ms. So the step begins with one row, and doubles the number as long as there is time.
 *
 * @param limit upper bound of rows to handle
 * @param work a function that handles up to `count` rows, and returns how many it handled; fewer than `count`
 *   if none are left
 * @returns how many rows were handled
 */
export function inStep(limit: number, work: (count: number) => number): number {
  const end = performance.now() + stepMs
  let done = 0
  let atOnce = 1
  while (done < limit) {
    const count = Math.min(atOnce, limit - done)
    const worked = work(count)
    done += worked
    // Check the time only after the first rows, because callers take a step without rows as the end of work.
    if (worked < count || performance.now() >= end) break
    atOnce = Math.min(2 * atOnce, mostAtOnce)
  }
  return done
}
