/** The document's limit for a body, in bytes. */
const largestBody = 1_048_576

/** The events of one request. */
export interface Batch {
  /** A JSON array. */
  readonly body: string
  /** The number of events. */
  readonly count: number
}

/**
 * Splits events into batches, in order, each as large as the limits allow. An event larger than the limit gets its own batch, which
 * the service refuses.
 *
 * @param events objects, or the JSON of one event each
 * @param largestBatch maximum events in a batch
 */
export function* batches(
  events: readonly (object | string)[],
  largestBatch: number,
): Generator<Batch, void, undefined> {
  const encoder = new TextEncoder()
  let batch: string[] = []
  let bytes = 0
  for (const event of events) {
    const json = typeof event === 'string' ? event : JSON.stringify(event)
    // One more byte for the `[` or `,` before the event. The check below adds one for the `]`.
    const size = encoder.encode(json).length + 1
    if (batch.length === largestBatch || (batch.length > 0 && bytes + size + 1 > largestBody)) {
      yield { body: `[${batch.join(',')}]`, count: batch.length }
      batch = []
      bytes = 0
    }
    batch.push(json)
    bytes += size
  }
  if (batch.length > 0) yield { body: `[${batch.join(',')}]`, count: batch.length }
}
