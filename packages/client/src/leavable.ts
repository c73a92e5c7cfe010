/**
 * An async iterator over the values of a generator, whose `return()` also ends a pending `next()`: the `return()` of a
 * generator waits for it.
 *
 * @param generate gets a signal that aborts when the caller leaves; the generator then ends without an error
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
