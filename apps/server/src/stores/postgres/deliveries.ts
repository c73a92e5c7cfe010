import type { DeliveryFilter, DeliveryPlace, DeliveryStore } from '../../event-streams/deliveries.ts'
import { limits } from '../../limits.ts'
import { createDeliveries } from '../deliveries.ts'
import type { Coordination } from '../event-streams.ts'
import type { Enter } from '../logs.ts'
import { failedDeliveryOf } from '../rows.ts'
import type { Row } from '../sql.ts'
import type { Database, Value } from './database.ts'
import type { CallersDatabase } from './open-databases.ts'

/* Places of the history of a stream. */

const inRange = `
  event_stream_id = $1 AND status = 'failed' AND (listed_at, event_id) > ($2, $3) AND listed_at < $4`
const keys = 'SELECT listed_at, event_id, due_at FROM deliveries'
const order = 'ORDER BY listed_at, event_id LIMIT $6'

/** Selects the first $6 places of a stream's history after a given place. $5 is an array of event types, or null for all. */
export const selectKeys = `
  (${keys} WHERE $5::text[] IS NULL AND ${inRange} ${order})
  UNION ALL
  (SELECT found.* FROM unnest($5::text[]) AS wanted (type)
   CROSS JOIN LATERAL (${keys} WHERE event_type = wanted.type AND ${inRange} ${order}) AS found)
  ${order}`

/**
 * Counts, among the first $6 places after a given place, the deliveries that are not being redelivered, and returns the last
 * of these places. $5 is one event type, or null for all.
 */
const countKeys = `
  SELECT count(*) AS seen, count(*) FILTER (WHERE due_at IS NULL) AS at_rest,
    (array_agg(listed_at ORDER BY listed_at DESC, event_id DESC))[1] AS time,
    (array_agg(event_id ORDER BY listed_at DESC, event_id DESC))[1] AS event_id
  FROM (
    (${keys} WHERE $5::text IS NULL AND ${inRange} ${order})
    UNION ALL
    (${keys} WHERE event_type = $5::text AND ${inRange} ${order})) AS found`

/** The place in a row of `selectKeys`. */
export function placeIn(row: Row): DeliveryPlace {
  return { listedAt: Number(row.listed_at), id: String(row.event_id) }
}

export function valuesOf(
  stream: string,
  { eventTypes, from, to }: DeliveryFilter,
  after: DeliveryPlace | null,
): Value[] {
  return [...rangeOf(stream, { from, to }, after), eventTypes]
}

function rangeOf(
  stream: string,
  { from, to }: Pick<DeliveryFilter, 'from' | 'to'>,
  after: DeliveryPlace | null,
): Value[] {
  const since = { listedAt: from ?? 0, id: '' }
  const start = after && after.listedAt >= since.listedAt ? after : since
  return [stream, start.listedAt, start.id, to ?? Number.MAX_SAFE_INTEGER]
}

/** The size of the events that one step of background work reads or deletes, in bytes. A transaction then takes about 20 ms. */
const stepBytes = 1_048_576

/** SQL: the rows of `source` in `order`, up to the one with which their column `bytes` reaches the size of a step. */
export const upToBytes = (source: string, order: string) => `
  SELECT * FROM (
    SELECT *, sum(bytes) OVER (ORDER BY ${order}) - bytes AS bytes_before FROM (${source}) AS source) AS measured
  WHERE bytes_before < ${stepBytes} ORDER BY ${order}`

/** Selects fewer than $6 deliveries; `places` tells whether more follow. One statement, so that none disappears in between. */
const selectPage = `
  SELECT * FROM (
    SELECT *, sum(bytes) OVER (ORDER BY listed_at, event_id) AS bytes_to,
      row_number() OVER (ORDER BY listed_at, event_id) AS place, count(*) OVER () AS places
    FROM (
      SELECT deliveries.*, octet_length(event) + octet_length(attempts) AS bytes FROM deliveries
      WHERE event_stream_id = $1 AND event_id = ANY(ARRAY(SELECT event_id FROM (${selectKeys}) AS keys))) AS found) AS measured
  WHERE place < $6 AND (bytes_to <= ${limits.deliveryPageBytes} OR place = 1) ORDER BY place`
/** Rows counted in one step. */
const countedAtOnce = 20_000
const selectOlder = `
  SELECT event_stream_id, event_id, octet_length(event) AS bytes FROM deliveries
  WHERE status = 'failed' AND due_at IS NULL AND listed_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED`
const removeOlder = `
  DELETE FROM deliveries WHERE (event_stream_id, event_id) IN (
    SELECT event_stream_id, event_id FROM (${upToBytes(selectOlder, 'event_stream_id, event_id')}) AS chosen)
  RETURNING 1`

/** @param history connections for retention, which callers must not wait for */
export function createPostgresDeliveries(
  sql: CallersDatabase,
  history: Database,
  coordination: Coordination,
  enter: Enter,
): DeliveryStore {
  return {
    ...createDeliveries(sql, coordination, enter),
    async list(eventStreamId, filter, after, limit) {
      const rows = await sql.query(selectPage, [...valuesOf(eventStreamId, filter, after), limit + 1])
      const last = rows.at(-1)
      return {
        deliveries: rows.map(failedDeliveryOf),
        next: last && rows.length < Number(last.places) ? placeIn(last) : null,
      }
    },
    async countAtRest(eventStreamId, range, type, after) {
      const values: Value[] = [...rangeOf(eventStreamId, range, after), type, countedAtOnce]
      const [row] = await sql.query(countKeys, values)
      // Stryker disable next-line OptionalChaining: The statement always returns a row: it counts, or inserts or updates one.
      const next = { listedAt: Number(row?.time), id: String(row?.event_id) }
      return { atRest: Number(row?.at_rest), next: Number(row?.seen) < countedAtOnce ? null : next }
    },
    async deleteOlder(time, limit) {
      return (await history.query(removeOlder, [time, limit])).length
    },
  }
}
