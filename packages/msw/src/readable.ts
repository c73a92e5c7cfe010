/**
 * The body of a response, made of chunks. Pulls a chunk only when the reader asks for it. Otherwise a queued chunk would be lost when
 * the stream fails.
 *
 * @param onCancel called when the reader cancels the body
 */
export function readableOf(
  chunks: AsyncGenerator<Uint8Array, void, undefined>,
  onCancel: () => void,
): ReadableStream<Uint8Array> {
  // Not all browsers have ReadableStream.from().
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
