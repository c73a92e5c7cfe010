import type { components } from '@tenant-api/contract'

/** A failed delivery, with the event that could not be delivered, unless that was no longer kept. */
export type FailedDelivery = components['schemas']['EventStreamDelivery']

/** What narrows a listing of deliveries. Times are those of the first attempt, in milliseconds since 1970. */
export interface DeliveryFilter {
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

export interface DeliveryPage {
  readonly deliveries: readonly FailedDelivery[]
  /** The place after which the next page begins; null on the last one. */
  readonly next: DeliveryPlace | null
}

/** What redelivery came to: how many deliveries it started, or why none. */
export type Redelivery = { readonly accepted: number } | 'unknown' | 'disabled' | 'under way'

export type RedeliveryOfMany = { readonly accepted: number } | 'disabled' | 'too many under way'

/** Deliveries that ended on one day. */
export interface DeliveryCounts {
  /** Beginning of the day in UTC, in milliseconds since 1970. */
  readonly day: number
  readonly successful: number
  readonly failed: number
}

/** The history of failed deliveries: a port that each store implements. Writes are fsynced when they resolve. */
export interface DeliveryStore {
  /** Puts a delivery whose attempts are exhausted into the history. It has at least one attempt. */
  insertFailed(delivery: FailedDelivery): Promise<void>
  /**
   * At most `limit` failed deliveries of a stream after a place, or from the beginning, oldest first attempt first: fewer where they
   * are large, but one at least if there is one.
   */
  list(
    eventStreamId: string,
    filter: DeliveryFilter,
    after: DeliveryPlace | null,
    limit: number,
  ): Promise<DeliveryPage>
  /** The failed delivery of an event, null where there is none. */
  find(eventStreamId: string, eventId: string): Promise<FailedDelivery | null>
  /** Starts the whole schedule again for one failed delivery. It stays in the history until it succeeds. */
  redeliver(eventStreamId: string, eventId: string, now: number): Promise<Redelivery>
  /** The same for all that match and are not under way, in the background: it accepts as many as there are now. */
  redeliverAll(eventStreamId: string, filter: DeliveryFilter): Promise<RedeliveryOfMany>
  /** How deliveries ended on each day from `from` to before `to` on which any did. Kept as they end, never counted. */
  counts(eventStreamId: string, from: number, to: number): Promise<readonly DeliveryCounts[]>
  /** Deletes failed deliveries whose first attempt was before `time`, unless they are under way; at most `limit` at once. */
  deleteOlder(time: number, limit: number): Promise<number>
}

export function placeOf({ id, attempts }: FailedDelivery): DeliveryPlace {
  return { firstAttemptAt: Date.parse(attempts[0]?.timestamp ?? ''), id }
}

/** An event as the history shows it: its attributes, and its data as JSON text. Extension attributes are left out. */
export function historicalEvent(json: string): NonNullable<FailedDelivery['event']> {
  const { id, source, specversion, type, time, data } = JSON.parse(json)
  return { id, source, specversion, type, time, data: JSON.stringify(data) }
}
