import type { components } from '@tenant-api/contract'

/** A failed delivery, with the event that could not be delivered. */
export type FailedDelivery = Required<components['schemas']['EventStreamDelivery']>

/** What narrows a listing of deliveries. Times are those of the first attempt, in milliseconds since 1970. */
export interface DeliveryFilter {
  readonly statuses: readonly FailedDelivery['status'][] | null
  readonly eventTypes: readonly FailedDelivery['event_type'][] | null
  /** Inclusive. */
  readonly from: number | null
  /** Exclusive. */
  readonly to: number | null
}

/** A place in the listing's order: first attempt, then id. */
export interface DeliveryPlace {
  readonly firstAttemptAt: number
  readonly id: string
}

/** The history of failed deliveries: a port that each store implements. Writes are fsynced when they resolve. */
export interface DeliveryStore {
  /** Puts a delivery whose attempts are exhausted into the history. It has at least one attempt. */
  insertFailed(delivery: FailedDelivery): Promise<void>
  /** At most `limit` deliveries of a stream after a place, or from the beginning, oldest first attempt first. */
  list(
    eventStreamId: string,
    filter: DeliveryFilter,
    after: DeliveryPlace | null,
    limit: number,
  ): Promise<readonly FailedDelivery[]>
}

export function placeOf({ id, attempts }: FailedDelivery): DeliveryPlace {
  return { firstAttemptAt: Date.parse(attempts[0]?.timestamp ?? ''), id }
}
