/** The document's limit of a body, in bytes. */
const largestBody = 1_048_576

/** Events of one request. */
export interface Batch {
  /** A JSON array. */
  readonly body: string
  /** Events in it. */
  readonly count: number
}

/**
 * Splits events into batches, in order, each as large as the limits allow. An event that is larger than any body gets its own
 * batch, which the service refuses.
 *
 * @param largestBatch events
 */
export function* batches(events: readonly object[], largestBatch: number): Generator<Batch, void, undefined> {
  const encoder = new TextEncoder()
  let batch: string[] = []
  let bytes = 0
  for (const event of events) {
    const json = JSON.stringify(event)
    // Each event adds a comma, the first one a bracket; one more byte is for the other bracket.
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
