import { accepted, type Delivery } from '../../webhooks/delivery.ts'
import type { Row } from './row.ts'

/** Converts a row of `retries`. */
export function retryOf(row: Row): Delivery<'waiting'> {
  return { ...waitingOf(row), sequence: Number(row.sequence), isTest: false, isListed: false }
}

/** The columns of `deliveries` that {@link storedOf} reads: not the event, which may be large. */
export const storedColumns =
  'event_stream_id, event_id, event_type, octet_length(event) AS bytes, round, attempts, tries, is_test, status, due_at'

/** Converts a row of `deliveries` with a due time. The column `bytes` is the size of the event. */
export function storedOf(row: Row): Delivery<'waiting'> {
  return {
    ...waitingOf(row),
    sequence: null,
    isTest: Boolean(row.is_test),
    isListed: row.status === 'failed',
  }
}

function waitingOf(row: Row) {
  return {
    state: 'waiting',
    eventStreamId: String(row.event_stream_id),
    eventId: String(row.event_id),
    eventType: row.event_type as Delivery['eventType'],
    bytes: Number(row.bytes),
    round: Number(row.round),
    attempts: JSON.parse(String(row.attempts)) as Delivery['attempts'],
    tries: Number(row.tries),
  } as const
}

/** Converts rows of `retries` and of `deliveries`. Returns the first `limit` of them by due time. */
export function firstDue(
  retries: readonly Row[],
  stored: readonly Row[],
  limit: number,
): readonly Delivery<'waiting'>[] {
  const found = [
    ...retries.map(row => ({ due: Number(row.due_at), delivery: retryOf(row) })),
    ...stored.map(row => ({ due: Number(row.due_at), delivery: storedOf(row) })),
  ]
  return found
    .toSorted((a, b) => a.due - b.due)
    .slice(0, limit)
    .map(({ delivery }) => delivery)
}

/** Converts a row of `events` to a delivery that is about to be ended. Its round does not matter. */
export function acceptedOf(eventStreamId: string, row: Row): Delivery<'accepted'> {
  return accepted({
    eventStreamId,
    eventId: String(row.id),
    eventType: row.type as Delivery['eventType'],
    sequence: Number(row.sequence),
    bytes: Number(row.bytes),
    round: 0,
  })
}
