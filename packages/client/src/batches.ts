/** The document's limit of a body, in bytes. */
const largestBody = 1_048_576

/** Events that are sent together. */
export interface Batch {
  /** A JSON array. */
  readonly body: string
  /** Events in it. */
  readonly count: number
}

/**
 * Events as bodies of batches, in order, each with as many as fit. An event that is too large for any body has one of its
 * own, for the service to refuse.
 *
 * @param largestBatch events
 */
export function* batches(events: readonly object[], largestBatch: number): Generator<Batch, void, undefined> {
  const encoder = new TextEncoder()
  let batch: string[] = []
  let bytes = 0
  for (const event of events) {
    const json = JSON.stringify(event)
    // Each event brings a comma or, the first one, the brackets; one byte to spare for the other bracket.
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
