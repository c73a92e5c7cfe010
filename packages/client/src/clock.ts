/**
 * The one clock of the client. It is monotonic, so that a change of the machine's time neither ends a call early nor keeps a
 * token too long.
 */

/** The longest delay of a timer, in milliseconds: a longer one overflows 32 bits and fires after 1 ms. */
const longestTimer = 2 ** 31 - 1

/** Milliseconds since a fixed moment. */
export function now(): number {
  return performance.now()
}

/**
 * Calls back once, after some milliseconds. `Infinity` never calls back.
 *
 * @returns a function that stops the timer
 */
export function after(milliseconds: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  function wait(left: number) {
    const delay = Math.min(left, longestTimer)
    timer = setTimeout(() => (left > delay ? wait(left - delay) : callback()), delay)
  }
  wait(milliseconds)
  return () => clearTimeout(timer)
}
