import { millisecondsOf } from '@tenant-api/contract'
import type { DeliveryFilter, FailedDelivery } from './delivery-history.ts'

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
