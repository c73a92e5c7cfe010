import {
  type DeliveryCounts,
  type FailedDelivery,
  historicalEvent,
  placeOf,
} from '../../deliveries/delivery-history.ts'
import type { Row } from './row.ts'

/** Converts a row of `deliveries` with the status `failed`. */
export function failedDeliveryOf(row: Row): FailedDelivery {
  const event = String(row.event)
  return {
    id: String(row.event_id),
    event_stream_id: String(row.event_stream_id),
    status: row.status as FailedDelivery['status'],
    event_type: row.event_type as FailedDelivery['event_type'],
    attempts: JSON.parse(String(row.attempts)),
    ...(event !== '' && { event: historicalEvent(event) }),
  }
}

/** The values of a `failed` row: stream, event id, type, event, time of the first attempt, attempts. */
export function failedDeliveryValues(delivery: FailedDelivery) {
  const { event } = delivery
  return [
    delivery.event_stream_id,
    delivery.id,
    delivery.event_type,
    event ? JSON.stringify({ ...event, data: JSON.parse(String(event.data)) }) : '',
    placeOf(delivery).firstAttemptAt,
    JSON.stringify(delivery.attempts),
  ]
}

/** Converts a row of `delivery_counts`. */
export function countsOf(row: Row): DeliveryCounts {
  return { day: Number(row.day), successful: Number(row.successful), failed: Number(row.failed) }
}
