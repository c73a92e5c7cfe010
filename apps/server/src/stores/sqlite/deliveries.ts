import type { DatabaseSync } from 'node:sqlite'
import { type DeliveryStore, type FailedDelivery, placeOf } from '../../deliveries/delivery.ts'

export function createSqliteDeliveries(database: DatabaseSync): DeliveryStore {
  const insert = database.prepare(`
    INSERT INTO deliveries (event_stream_id, event_id, event_type, status, first_attempt_at, attempts, event)
    VALUES (?, ?, ?, ?, ?, ?, ?)`)
  // A null filter lets everything pass, so that one statement, prepared once, serves every combination.
  const select = database.prepare(`
    SELECT event_stream_id, event_id, event_type, status, attempts, event FROM deliveries
    WHERE event_stream_id = :stream
      AND (first_attempt_at, event_id) > (:after_time, :after_id)
      AND first_attempt_at < :until
      AND (:statuses IS NULL OR status IN (SELECT value FROM json_each(:statuses)))
      AND (:types IS NULL OR event_type IN (SELECT value FROM json_each(:types)))
    ORDER BY first_attempt_at, event_id LIMIT :limit`)
  return {
    async insertFailed(delivery) {
      insert.run(
        delivery.event_stream_id,
        delivery.id,
        delivery.event_type,
        delivery.status,
        placeOf(delivery).firstAttemptAt,
        JSON.stringify(delivery.attempts),
        JSON.stringify(delivery.event),
      )
    },
    async list(eventStreamId, { statuses, eventTypes, from, to }, after, limit) {
      const since = { firstAttemptAt: from ?? 0, id: '' }
      const start = after && after.firstAttemptAt >= since.firstAttemptAt ? after : since
      const rows = select.all({
        stream: eventStreamId,
        after_time: start.firstAttemptAt,
        after_id: start.id,
        until: to ?? Number.MAX_SAFE_INTEGER,
        statuses: statuses && JSON.stringify(statuses),
        types: eventTypes && JSON.stringify(eventTypes),
        limit,
      })
      return rows.map(row => ({
        id: String(row.event_id),
        event_stream_id: String(row.event_stream_id),
        status: row.status as FailedDelivery['status'],
        event_type: row.event_type as FailedDelivery['event_type'],
        attempts: JSON.parse(String(row.attempts)),
        event: JSON.parse(String(row.event)),
      }))
    },
  }
}
