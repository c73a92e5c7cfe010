import { type DeliveryStore, type FailedDelivery, placeOf } from '../../event-streams/deliveries.ts'
import { limits } from '../../limits.ts'
import type { RedeliveryDetail } from '../rows.ts'
import { countsOf, failedDeliveryOf } from '../rows.ts'
import type { Database } from './database.ts'
import { failedKeys } from './failed-keys.ts'
import { inStep } from './in-step.ts'

/** Rows counted in one step, which takes about two milliseconds. */
const countedAtOnce = 5_000

export function createSqliteDeliveries(database: Database): DeliveryStore {
  const select = database.prepare(
    "SELECT * FROM deliveries WHERE event_stream_id = ? AND event_id = ? AND status = 'failed'",
  )
  const selectState = database.prepare(`
    SELECT due_at, event_streams.status AS stream_status
    FROM deliveries JOIN event_streams ON event_streams.id = event_stream_id
    WHERE event_stream_id = ? AND event_id = ? AND deliveries.status = 'failed'`)
  const redeliver = database.prepare(`
    UPDATE deliveries SET due_at = :now, tries = 0, round = (SELECT round FROM event_streams WHERE id = :stream)
    WHERE event_stream_id = :stream AND event_id = :event_id AND status = 'failed'`)
  const redeliverMany = database.prepare(`
    INSERT INTO stream_work (event_stream_id, kind, round, detail, total)
    SELECT id, 'redeliver', round, :detail, :total FROM event_streams WHERE id = :stream`)
  const selectUnderWay = database.prepare(`
    SELECT status, (SELECT count(*) FROM stream_work WHERE event_stream_id = event_streams.id AND kind = 'redeliver') AS under_way
    FROM event_streams WHERE id = ?`)
  const announce = database.prepare('UPDATE event_streams SET revision = revision + 1 WHERE id = ?')
  const selectCounts = database.prepare(`
    SELECT day, successful, failed FROM delivery_counts
    WHERE event_stream_id = ? AND day >= ? AND day < ? ORDER BY day`)
  const removeOlder = database.prepare(`
    DELETE FROM deliveries WHERE rowid IN (
      SELECT rowid FROM deliveries WHERE status = 'failed' AND due_at IS NULL AND first_attempt_at < ? LIMIT ?)`)
  const keys = failedKeys(database)

  return {
    async list(eventStreamId, filter, after, limit) {
      const places = keys.after(eventStreamId, filter, after, limit + 1)
      const found: FailedDelivery[] = []
      let bytes = 0
      for (const { id } of places.slice(0, limit)) {
        const row = select.get(eventStreamId, id)
        if (!row) continue
        bytes += Buffer.byteLength(String(row.event)) + Buffer.byteLength(String(row.attempts))
        if (found.length > 0 && bytes > limits.deliveryPageBytes) break
        found.push(failedDeliveryOf(row))
      }
      const last = found.at(-1)
      return { deliveries: found, next: last && found.length < places.length ? placeOf(last) : null }
    },
    async find(eventStreamId, eventId) {
      const row = select.get(eventStreamId, eventId)
      return row ? failedDeliveryOf(row) : null
    },
    async redeliver(stream, event_id, now) {
      return database.write(() => {
        const row = selectState.get(stream, event_id)
        if (!row) return 'unknown'
        if (row.stream_status === 'disabled') return 'disabled'
        if (row.due_at !== null) return 'under way'
        redeliver.run({ stream, event_id, now })
        announce.run(stream)
        return { accepted: 1 }
      })
    },
    async countAtRest(eventStreamId, range, type, after) {
      return keys.countStep(eventStreamId, range, type, after, countedAtOnce)
    },
    async startRedelivery(stream, filter, accepted) {
      const detail = JSON.stringify({ filter, after: null } satisfies RedeliveryDetail)
      return database.write(() => {
        const { status, under_way } = selectUnderWay.get(stream) ?? {}
        if (status !== 'enabled') return 'disabled'
        if (accepted === 0) return { accepted }
        if (Number(under_way) >= limits.redeliveriesUnderWay) return 'too many under way'
        redeliverMany.run({ stream, detail, total: accepted })
        announce.run(stream)
        return { accepted }
      })
    },
    async counts(eventStreamId, from, to) {
      return selectCounts.all(eventStreamId, from, to).map(countsOf)
    },
    async deleteOlder(time, limit) {
      return database.write(() => inStep(limit, count => Number(removeOlder.run(time, count).changes)))
    },
  }
}
