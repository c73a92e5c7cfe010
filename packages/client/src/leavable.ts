/**
 * An async iterator over the values of a generator. Its `return()` also ends a pending `next()`, while a generator's own `return()`
 * would wait for it.
 *
 * @param generate receives a signal that aborts when the caller leaves; the generator must then end without an error
 */
export function leavable<Value>(
  generate: (leaving: AbortSignal) => AsyncGenerator<Value, void, undefined>,
): AsyncIterableIterator<Value, void, undefined> {
  const leaving = new AbortController()
  const values = generate(leaving.signal)
  return {
    next: () => values.next(),
    return: () => {
      leaving.abort()
      return values.return()
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
