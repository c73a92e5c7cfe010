import type { DeliveryFilter, DeliveryPlace } from '../../event-streams/deliveries.ts'
import type { Row } from '../sql.ts'
import type { Value } from './database.ts'

const range = `
  event_stream_id = $1 AND status = 'failed' AND (first_attempt_at, event_id) > ($2, $3) AND first_attempt_at < $4`
const keys = 'SELECT first_attempt_at, event_id, due_at FROM deliveries'
const order = 'ORDER BY first_attempt_at, event_id LIMIT $6'

/** Selects the first $6 places of a stream's history after a given place. $5 is an array of event types, or null for all. */
export const selectKeys = `
  (${keys} WHERE $5::text[] IS NULL AND ${range} ${order})
  UNION ALL
  (SELECT found.* FROM unnest($5::text[]) AS wanted (type)
   CROSS JOIN LATERAL (${keys} WHERE event_type = wanted.type AND ${range} ${order}) AS found)
  ${order}`

/**
 * Counts, among the first $6 places after a given place, the deliveries that are not being redelivered, and returns the last
 * of these places. $5 is one event type, or null for all.
 */
export const countKeys = `
  SELECT count(*) AS seen, count(*) FILTER (WHERE due_at IS NULL) AS at_rest,
    (array_agg(first_attempt_at ORDER BY first_attempt_at DESC, event_id DESC))[1] AS time,
    (array_agg(event_id ORDER BY first_attempt_at DESC, event_id DESC))[1] AS event_id
  FROM (
    (${keys} WHERE $5::text IS NULL AND ${range} ${order})
    UNION ALL
    (${keys} WHERE event_type = $5::text AND ${range} ${order})) AS found`

/** The place in a row of `selectKeys`. */
export function placeIn(row: Row): DeliveryPlace {
  return { firstAttemptAt: Number(row.first_attempt_at), id: String(row.event_id) }
}

export function valuesOf(
  stream: string,
  { eventTypes, from, to }: DeliveryFilter,
  after: DeliveryPlace | null,
): Value[] {
  return [...rangeOf(stream, { from, to }, after), eventTypes]
}

export function rangeOf(
  stream: string,
  { from, to }: Pick<DeliveryFilter, 'from' | 'to'>,
  after: DeliveryPlace | null,
): Value[] {
  const since = { firstAttemptAt: from ?? 0, id: '' }
  const start = after && after.firstAttemptAt >= since.firstAttemptAt ? after : since
  return [stream, start.firstAttemptAt, start.id, to ?? Number.MAX_SAFE_INTEGER]
}

/** The size of the events that one step of background work reads or deletes, in bytes. A transaction then takes about 20 ms. */
const stepBytes = 1_048_576

/** SQL: the rows of `source` in `order`, up to the one with which their column `bytes` reaches the size of a step. */
export const upToBytes = (source: string, order: string) => `
  SELECT * FROM (
    SELECT *, sum(bytes) OVER (ORDER BY ${order}) - bytes AS bytes_before FROM (${source}) AS source) AS measured
  WHERE bytes_before < ${stepBytes} ORDER BY ${order}`
