import { type DeliveryCounts, type FailedDelivery, historicalEvent } from '../../event-streams/deliveries.ts'
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

/** Converts a row of `delivery_counts`. */
export function countsOf(row: Row): DeliveryCounts {
  return { day: Number(row.day), successful: Number(row.successful), failed: Number(row.failed) }
}
