import {
  type DeliveryFilter,
  type DeliveryPlace,
  type DeliveryStore,
  type FailedDelivery,
  historicalEvent,
  placeOf,
} from '../../deliveries/delivery.ts'
import type { Database, Query, Row, Value } from './database.ts'
import { announce } from './event-streams.ts'

const matching = `
  event_stream_id = $1 AND status = 'failed'
  AND (first_attempt_at, event_id) > ($2, $3) AND first_attempt_at < $4
  AND ($5::text[] IS NULL OR status = ANY($5)) AND ($6::text[] IS NULL OR event_type = ANY($6))`
const insert = `
  INSERT INTO deliveries
    (event_stream_id, event_id, event_type, event, status, first_attempt_at, attempts, tries, is_test, due_at)
  VALUES ($1, $2, $3, $4, 'failed', $5, $6, 0, false, NULL)`
const selectPage = `SELECT * FROM deliveries WHERE ${matching} ORDER BY first_attempt_at, event_id LIMIT $7`
const select = "SELECT * FROM deliveries WHERE event_stream_id = $1 AND event_id = $2 AND status = 'failed'"
const redeliver = 'UPDATE deliveries SET due_at = $1, tries = 0 WHERE event_stream_id = $2 AND event_id = $3'
const redeliverMatching = `
  UPDATE deliveries SET due_at = $7, tries = 0 WHERE due_at IS NULL AND ${matching} RETURNING event_id`
const selectCounts = `
  SELECT day, successful, failed FROM delivery_counts
  WHERE event_stream_id = $1 AND day >= $2 AND day < $3 ORDER BY day`
const removeOlder = `
  DELETE FROM deliveries WHERE (event_stream_id, event_id) IN (
    SELECT event_stream_id, event_id FROM deliveries
    WHERE status = 'failed' AND due_at IS NULL AND first_attempt_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING 1`

/** @param nodeId tells this node's own changes from those of others */
export function createPostgresDeliveries(database: Database, nodeId: string): DeliveryStore {
  return {
    async insertFailed(delivery) {
      const { data = 'null', ...attributes } = delivery.event
      const values = [
        delivery.event_stream_id,
        delivery.id,
        delivery.event_type,
        JSON.stringify({ ...attributes, data: JSON.parse(data) }),
        placeOf(delivery).firstAttemptAt,
        JSON.stringify(delivery.attempts),
      ]
      await database.transaction(query => query(insert, values))
    },
    async list(eventStreamId, filter, after, limit) {
      const values = [...valuesOf(eventStreamId, filter, after), limit]
      return (await database.query(selectPage, values)).map(failedDeliveryOf)
    },
    async find(eventStreamId, eventId) {
      const [row] = await database.query(select, [eventStreamId, eventId])
      return row ? failedDeliveryOf(row) : null
    },
    async redeliver(eventStreamId, eventId, now) {
      return database.transaction(async query => {
        await changeWaiting(query, eventStreamId, nodeId)
        const [row] = await query(`${select} FOR UPDATE`, [eventStreamId, eventId])
        if (!row) return 'unknown'
        if (row.due_at !== null) return 'under way'
        await query(redeliver, [now, eventStreamId, eventId])
        return { accepted: 1 }
      })
    },
    async redeliverAll(eventStreamId, filter, now) {
      return database.transaction(async query => {
        await changeWaiting(query, eventStreamId, nodeId)
        return (await query(redeliverMatching, [...valuesOf(eventStreamId, filter, null), now])).length
      })
    },
    async counts(eventStreamId, from, to) {
      return (await database.query(selectCounts, [eventStreamId, from, to])).map(row => ({
        day: Number(row.day),
        successful: Number(row.successful),
        failed: Number(row.failed),
      }))
    },
    async deleteOlder(time, limit) {
      return (await database.query(removeOlder, [time, limit])).length
    },
  }
}

/**
 * Tells the node that holds a stream to look for what waits. It comes first in a transaction: whoever writes deliveries locks
 * their stream before them.
 */
export async function changeWaiting(query: Query, eventStreamId: string, nodeId: string): Promise<void> {
  await query('UPDATE event_streams SET revision = revision + 1 WHERE id = $1', [eventStreamId])
  await announce(query, nodeId)
}

function valuesOf(
  eventStreamId: string,
  { statuses, eventTypes, from, to }: DeliveryFilter,
  after: DeliveryPlace | null,
): Value[] {
  const since = { firstAttemptAt: from ?? 0, id: '' }
  const start = after && after.firstAttemptAt >= since.firstAttemptAt ? after : since
  return [eventStreamId, start.firstAttemptAt, start.id, to ?? Number.MAX_SAFE_INTEGER, statuses, eventTypes]
}

function failedDeliveryOf(row: Row): FailedDelivery {
  return {
    id: String(row.event_id),
    event_stream_id: String(row.event_stream_id),
    status: row.status as FailedDelivery['status'],
    event_type: row.event_type as FailedDelivery['event_type'],
    attempts: JSON.parse(String(row.attempts)),
    event: historicalEvent(String(row.event)),
  }
}
