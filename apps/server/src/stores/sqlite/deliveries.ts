import type { SQLOutputValue } from 'node:sqlite'
import {
  type DeliveryFilter,
  type DeliveryPlace,
  type DeliveryStore,
  type FailedDelivery,
  historicalEvent,
  placeOf,
} from '../../deliveries/delivery.ts'
import type { Database } from './database.ts'
import { inStep } from './in-step.ts'

// A null filter lets everything pass, so that one statement, prepared once, serves every combination.
const matching = `
  event_stream_id = :stream AND status = 'failed'
  AND (first_attempt_at, event_id) > (:after_time, :after_id)
  AND first_attempt_at < :until
  AND (:statuses IS NULL OR status IN (SELECT value FROM json_each(:statuses)))
  AND (:types IS NULL OR event_type IN (SELECT value FROM json_each(:types)))`

export function createSqliteDeliveries(database: Database): DeliveryStore {
  const insert = database.prepare(`
    INSERT INTO deliveries
      (event_stream_id, event_id, event_type, event, status, first_attempt_at, attempts, tries, is_test, due_at)
    VALUES (?, ?, ?, ?, 'failed', ?, ?, 0, 0, NULL)`)
  const selectPage = database.prepare(`
    SELECT * FROM deliveries WHERE ${matching} ORDER BY first_attempt_at, event_id LIMIT :limit`)
  const select = database.prepare(
    "SELECT * FROM deliveries WHERE event_stream_id = ? AND event_id = ? AND status = 'failed'",
  )
  const redeliver = database.prepare(
    "UPDATE deliveries SET due_at = ?, tries = 0 WHERE event_stream_id = ? AND event_id = ? AND status = 'failed'",
  )
  const redeliverMatching = database.prepare(
    `UPDATE deliveries SET due_at = :now, tries = 0 WHERE due_at IS NULL AND ${matching}`,
  )
  const selectCounts = database.prepare(`
    SELECT day, successful, failed FROM delivery_counts
    WHERE event_stream_id = ? AND day >= ? AND day < ? ORDER BY day`)
  const removeOlder = database.prepare(`
    DELETE FROM deliveries WHERE rowid IN (
      SELECT rowid FROM deliveries WHERE status = 'failed' AND due_at IS NULL AND first_attempt_at < ? LIMIT ?)`)
  return {
    async insertFailed(delivery) {
      const { data = 'null', ...attributes } = delivery.event
      await database.write(() =>
        insert.run(
          delivery.event_stream_id,
          delivery.id,
          delivery.event_type,
          JSON.stringify({ ...attributes, data: JSON.parse(data) }),
          placeOf(delivery).firstAttemptAt,
          JSON.stringify(delivery.attempts),
        ),
      )
    },
    async list(eventStreamId, filter, after, limit) {
      return selectPage.all({ ...parametersOf(eventStreamId, filter, after), limit }).map(failedDeliveryOf)
    },
    async find(eventStreamId, eventId) {
      const row = select.get(eventStreamId, eventId)
      return row ? failedDeliveryOf(row) : null
    },
    async redeliver(eventStreamId, eventId, now) {
      return database.write(() => {
        const row = select.get(eventStreamId, eventId)
        if (!row) return 'unknown'
        if (row.due_at !== null) return 'under way'
        redeliver.run(now, eventStreamId, eventId)
        return { accepted: 1 }
      })
    },
    async redeliverAll(eventStreamId, filter, now) {
      const parameters = parametersOf(eventStreamId, filter, null)
      return Number((await database.write(() => redeliverMatching.run({ ...parameters, now }))).changes)
    },
    async counts(eventStreamId, from, to) {
      return selectCounts.all(eventStreamId, from, to).map(row => ({
        day: Number(row.day),
        successful: Number(row.successful),
        failed: Number(row.failed),
      }))
    },
    async deleteOlder(time, limit) {
      return database.write(() => inStep(limit, count => Number(removeOlder.run(time, count).changes)))
    },
  }
}

function parametersOf(
  eventStreamId: string,
  { statuses, eventTypes, from, to }: DeliveryFilter,
  after: DeliveryPlace | null,
) {
  const since = { firstAttemptAt: from ?? 0, id: '' }
  const start = after && after.firstAttemptAt >= since.firstAttemptAt ? after : since
  return {
    stream: eventStreamId,
    after_time: start.firstAttemptAt,
    after_id: start.id,
    until: to ?? Number.MAX_SAFE_INTEGER,
    statuses: statuses && JSON.stringify(statuses),
    types: eventTypes && JSON.stringify(eventTypes),
  }
}

function failedDeliveryOf(row: Record<string, SQLOutputValue>): FailedDelivery {
  return {
    id: String(row.event_id),
    event_stream_id: String(row.event_stream_id),
    status: row.status as FailedDelivery['status'],
    event_type: row.event_type as FailedDelivery['event_type'],
    attempts: JSON.parse(String(row.attempts)),
    event: historicalEvent(String(row.event)),
  }
}
