import { type Client, type Failure, isFailure } from '@tenant-api/client'

/** The progress of a redelivery of several deliveries. */
export interface RedeliveryProgress {
  readonly total: number
  /** The number of deliveries that the service has accepted. The service runs the whole retry schedule for each of them. */
  readonly accepted: number
  /** Deliveries that the service has refused: they are already under way, or no longer in the history. */
  readonly refused: readonly { readonly event_id: string; readonly error: Failure }[]
}

/** The deliveries to repeat: `id` is the id of their event stream, `event_ids` are their own. */
export interface RedeliveryRequest {
  readonly id: string
  readonly event_ids: readonly string[]
}

/**
 * Requests the redelivery of each delivery, one after the other. After a 429 it waits as long as `Retry-After` says.
 *
 * @param signal ends the redelivery after the request under way
 * @throws {Failure} for any failure except a 429 and the refusal of a single delivery
 */
export async function redeliverAll(
  client: Client,
  { id, event_ids }: RedeliveryRequest,
  onProgress: (progress: RedeliveryProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const total = event_ids.length
  const refused: RedeliveryProgress['refused'][number][] = []
  let accepted = 0
  while (accepted + refused.length < total && !signal.aborted) {
    const event_id = event_ids[accepted + refused.length] ?? ''
    onProgress({ total, accepted, refused: [...refused] })
    try {
      await client.redeliverEvent({ id, event_id })
      accepted += 1
    } catch (error) {
      if (!isFailure(error)) throw error
      // Repeating the request is safe, because the service has not processed a request that it answers with 429.
      if (error.code === 'too_many_requests') await pause(error.retryAfter ?? 1)
      else if (error.code === 'conflict' || error.code === 'not_found') refused.push({ event_id, error })
      else throw error
    }
  }
  onProgress({ total, accepted, refused })
}

function pause(seconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, seconds * 1_000))
}
