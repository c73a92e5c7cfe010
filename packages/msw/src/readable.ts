/**
 * Chunks as the body of a response: each is asked for when a reader wants it, so that nothing is lost when the stream fails.
 *
 * @param onCancel called when the reader goes
 */
export function readableOf(
  chunks: AsyncGenerator<Uint8Array, void, undefined>,
  onCancel: () => void,
): ReadableStream<Uint8Array> {
  // Not ReadableStream.from(): browsers do not all have it.
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: onCancel,
    },
    { highWaterMark: 0 },
  )
}
