/**
 * Wraps a generator in an async iterator. The iterator's `return()` also ends a pending `next()`; a generator's own `return()` would
 * wait for the pending `next()`.
 *
 * @param generate receives a signal that aborts when the caller leaves; the generator must then end without an error
 */
export function leavable<Value>(
  generate: (leaving: AbortSignal) => AsyncGenerator<Value, void, undefined>,
): AsyncIterableIterator<Value, void, undefined> {
  const leaving = new AbortController()
  const values = generate(leaving.signal)
  let isStarted = false
  const next = () => {
    isStarted = true
    return values.next()
  }
  return {
    next,
    return: () => {
      leaving.abort()
      // `return()` would skip the `finally` of a generator that has not started.
      return isStarted ? values.return() : next()
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
