/**
 * Chunks as the body of a response: each is asked for when a reader wants it, so that nothing is lost when the stream fails.
 *
 * @param leaving aborts when the reader goes
 */
export function readableOf(
  chunks: AsyncGenerator<Uint8Array, void, undefined>,
  leaving: AbortController,
): ReadableStream<Uint8Array> {
  // Not ReadableStream.from(): browsers do not all have it.
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        // To end the answer of a request that was aborted trips the parser behind it.
        if (leaving.signal.aborted) return
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: reason => leaving.abort(reason),
    },
    { highWaterMark: 0 },
  )
}
