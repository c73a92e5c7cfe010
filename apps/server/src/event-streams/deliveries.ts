import { type components, millisecondsOf } from '@tenant-api/contract'
import type { NewLogEntry } from '../logs/entries.ts'

/** A delivery whose attempts all failed. It lacks the event if the log had deleted the event before the delivery failed. */
export type FailedDelivery = components['schemas']['EventStreamDelivery']

/** A filter by event type and by the time by which the history is sorted, in milliseconds since 1970. */
export interface DeliveryFilter {
  /** Distinct types, or null for all. */
  readonly eventTypes: readonly FailedDelivery['event_type'][] | null
  /** Inclusive. */
  readonly from: number | null
  /** Exclusive. */
  readonly to: number | null
}

/** A position in the listing, which is sorted by the time of the first attempt or, without one, of the end, then by id. */
export interface DeliveryPlace {
  readonly listedAt: number
  readonly id: string
}

export interface DeliveryPage {
  readonly deliveries: readonly FailedDelivery[]
  /** The place after which the next page begins; null on the last page. */
  readonly next: DeliveryPlace | null
}

/** The result of a redelivery: how many deliveries it started, or the reason why it started none. */
export type Redelivery = { readonly accepted: number } | 'unknown' | 'disabled' | 'under way'

export type RedeliveryOfMany = { readonly accepted: number } | 'disabled' | 'too many under way'

/** Part of a count. */
export interface DeliveryCount {
  readonly atRest: number
  /** The place after which the next part begins; null at the end of the history. */
  readonly next: DeliveryPlace | null
}

/** Numbers of deliveries that ended on one day. */
export interface DeliveryCounts {
  /** Beginning of the day in UTC, in milliseconds since 1970. */
  readonly day: number
  readonly successful: number
  readonly failed: number
}

/**
 * The history of failed deliveries: a port that each store implements. `DispatchStore` adds the deliveries. Writes are fsynced when
 * they resolve. A redelivery and its entry in the tenant's log are one transaction.
 */
export interface DeliveryStore {
  /**
   * Lists at most `limit` failed deliveries of a stream after a place, or from the beginning, in order.
   * Returns fewer if the deliveries are large, but never an empty page while deliveries remain.
   */
  list(
    eventStreamId: string,
    filter: DeliveryFilter,
    after: DeliveryPlace | null,
    limit: number,
  ): Promise<DeliveryPage>
  /** The failed delivery of an event, or null. */
  find(eventStreamId: string, eventId: string): Promise<FailedDelivery | null>
  /** Restarts the retry schedule of a failed delivery. The delivery stays in the history until it succeeds. */
  redeliver(eventStreamId: string, eventId: string, now: number, entry: NewLogEntry): Promise<Redelivery>
  /**
   * Counts, in one short step, failed deliveries after a place, or from the beginning, that match the filter and are not being
   * redelivered.
   *
   * @param range the times of the filter
   * @param type one of the filter's types; null if the filter has none
   */
  countAtRest(
    eventStreamId: string,
    range: Pick<DeliveryFilter, 'from' | 'to'>,
    type: string | null,
    after: DeliveryPlace | null,
  ): Promise<DeliveryCount>
  /**
   * Starts to redeliver, in the background, all failed deliveries that match the filter and are not being redelivered.
   *
   * @param accepted their number; 0 starts nothing, and has no entry
   */
  startRedelivery(
    eventStreamId: string,
    filter: DeliveryFilter,
    accepted: number,
    entry: NewLogEntry,
  ): Promise<RedeliveryOfMany>
  /**
   * The deliveries of a stream, of events up to a sequence, that wait for a retry: how many, at most `limits.countedEvents`. With those
   * in flight that have waited before. Events after `cursor` have had no attempt yet.
   */
  waiting(eventStreamId: string, to: number): Promise<{ readonly cursor: number; readonly events: number }>
  /**
   * Skips the events up to a sequence, which the stream then never attempts again. Their deliveries that wait are removed in the
   * background.
   *
   * @param waiting the number of those that wait
   */
  skip(
    eventStreamId: string,
    to: number,
    waiting: number,
    entry: NewLogEntry,
  ): Promise<'skipped' | 'disabled'>
  /**
   * Counts of ended deliveries for each day from `from` (inclusive) to `to` (exclusive), without days on which none ended.
   * Read from counters that are updated whenever deliveries end.
   */
  counts(eventStreamId: string, from: number, to: number): Promise<readonly DeliveryCounts[]>
  /** Deletes at most `limit` failed deliveries listed at a place before `time`, except those being redelivered. */
  deleteOlder(time: number, limit: number): Promise<number>
}

/** The filter of a request for deliveries. Its dates are timestamps of RFC 3339. */
export function deliveryFilterOf(given: {
  readonly event_types?: readonly FailedDelivery['event_type'][]
  readonly date_from?: string
  readonly date_to?: string
}): DeliveryFilter {
  const { event_types, date_from, date_to } = given
  return {
    // Stores read the deliveries of one event type after another: a type named twice would list its deliveries twice.
    // The types are sorted, because checkpoints are bound to the filter.
    eventTypes: event_types ? [...new Set(event_types)].toSorted() : null,
    from: date_from === undefined ? null : millisecondsOf(date_from),
    to: date_to === undefined ? null : millisecondsOf(date_to),
  }
}

export const dayMs = 86_400_000

/** The start of the UTC day that contains a time. Both are in milliseconds since 1970. */
export function startOfDay(time: number): number {
  return Math.floor(time / dayMs) * dayMs
}

/** One entry for each day of a time window, with zeros for days on which no delivery ended. */
export function dailyCounts(counts: readonly DeliveryCounts[], from: number, to: number): DeliveryCounts[] {
  const byDay = new Map(counts.map(count => [count.day, count]))
  const days: DeliveryCounts[] = []
  for (let day = startOfDay(from); day < to; day += dayMs) {
    days.push(byDay.get(day) ?? { day, successful: 0, failed: 0 })
  }
  return days
}
