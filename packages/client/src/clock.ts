/**
 * The client's only clock. It is monotonic: a change of the system clock neither ends a call early nor keeps an expired token in
 * use.
 */

/** The longest delay of a timer, in milliseconds: a longer one overflows 32 bits and fires after 1 ms. */
const longestTimer = 2 ** 31 - 1

/** Milliseconds since a fixed moment. */
export function now(): number {
  return performance.now()
}

/**
 * Calls `callback` once after `milliseconds`; never for `Infinity`.
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
