import { type DeliveryStore, placeOf } from '../../event-streams/deliveries.ts'
import { limits } from '../../limits.ts'
import type { RedeliveryDetail } from '../rows.ts'
import { countsOf, failedDeliveryOf } from '../rows.ts'
import type { Database, Query, Value } from './database.ts'
import { announce, nextRevision } from './event-streams.ts'
import { countKeys, rangeOf, selectKeys, upToBytes, valuesOf } from './failed-keys.ts'
import type { CallersDatabase } from './open-databases.ts'

/** Without a condition for the status: without statistics, the planner would take an index of failed deliveries and read all of them. */
const select = 'SELECT * FROM deliveries WHERE event_stream_id = $1 AND event_id = $2'
/** To avoid deadlocks, writers lock a stream before its deliveries. */
export const lockStream = 'SELECT status FROM event_streams WHERE id = $1 FOR UPDATE'
const selectState =
  'SELECT status, due_at FROM deliveries WHERE event_stream_id = $1 AND event_id = $2 FOR UPDATE'
/** Selects fewer than $6 deliveries; `places` tells whether more follow. One statement, so that none disappears in between. */
const selectPage = `
  SELECT * FROM (
    SELECT *, sum(bytes) OVER (ORDER BY first_attempt_at, event_id) AS bytes_to,
      row_number() OVER (ORDER BY first_attempt_at, event_id) AS place, count(*) OVER () AS places
    FROM (
      SELECT deliveries.*, octet_length(event) + octet_length(attempts) AS bytes FROM deliveries
      WHERE event_stream_id = $1 AND event_id = ANY(ARRAY(SELECT event_id FROM (${selectKeys}) AS keys))) AS found) AS measured
  WHERE place < $6 AND (bytes_to <= ${limits.deliveryPageBytes} OR place = 1) ORDER BY place`
const redeliver = `
  UPDATE deliveries SET due_at = $1, tries = 0, round = (SELECT round FROM event_streams WHERE id = $2)
  WHERE event_stream_id = $2 AND event_id = $3`
const redeliverMany = `
  INSERT INTO stream_work (event_stream_id, kind, round, detail, total)
  SELECT id, 'redeliver', round, $2, $3 FROM event_streams WHERE id = $1`
const countUnderWay =
  "SELECT count(*) AS under_way FROM stream_work WHERE event_stream_id = $1 AND kind = 'redeliver'"
/** Rows counted in one step. */
const countedAtOnce = 20_000
const selectCounts = `
  SELECT day, successful, failed FROM delivery_counts
  WHERE event_stream_id = $1 AND day >= $2 AND day < $3 ORDER BY day`
const selectOlder = `
  SELECT event_stream_id, event_id, octet_length(event) AS bytes FROM deliveries
  WHERE status = 'failed' AND due_at IS NULL AND first_attempt_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED`
const removeOlder = `
  DELETE FROM deliveries WHERE (event_stream_id, event_id) IN (
    SELECT event_stream_id, event_id FROM (${upToBytes(selectOlder, 'event_stream_id, event_id')}) AS chosen)
  RETURNING 1`

/**
 * @param history connections for retention, which callers must not wait for
 * @param nodeId id of this node; notifications contain it, so that this node ignores its own
 */
export function createPostgresDeliveries(
  database: CallersDatabase,
  history: Database,
  nodeId: string,
): DeliveryStore {
  return {
    async list(eventStreamId, filter, after, limit) {
      const rows = await database.query(selectPage, [...valuesOf(eventStreamId, filter, after), limit + 1])
      const found = rows.map(failedDeliveryOf)
      const last = found.at(-1)
      return {
        deliveries: found,
        next: last && found.length < Number(rows[0]?.places) ? placeOf(last) : null,
      }
    },
    async find(eventStreamId, eventId) {
      const [row] = await database.query(select, [eventStreamId, eventId])
      return row?.status === 'failed' ? failedDeliveryOf(row) : null
    },
    async redeliver(eventStreamId, eventId, now) {
      return database.transactionOnce(async query => {
        const [stream] = await query(lockStream, [eventStreamId])
        const [delivery] = await query(selectState, [eventStreamId, eventId])
        if (delivery?.status !== 'failed') return 'unknown'
        if (stream?.status === 'disabled') return 'disabled'
        if (delivery.due_at !== null) return 'under way'
        await query(redeliver, [now, eventStreamId, eventId])
        await changeWaiting(query, eventStreamId, nodeId)
        return { accepted: 1 }
      })
    },
    async countAtRest(eventStreamId, range, type, after) {
      const values: Value[] = [...rangeOf(eventStreamId, range, after), type, countedAtOnce]
      const [row] = await database.query(countKeys, values)
      // Stryker disable next-line OptionalChaining: The statement always returns a row: it counts, or inserts or updates one.
      const next = { firstAttemptAt: Number(row?.time), id: String(row?.event_id) }
      // Stryker disable next-line OptionalChaining: The statement always returns a row: it counts, or inserts or updates one.
      return { atRest: Number(row?.at_rest), next: Number(row?.seen) < countedAtOnce ? null : next }
    },
    async startRedelivery(eventStreamId, filter, accepted) {
      const detail = JSON.stringify({ filter, after: null } satisfies RedeliveryDetail)
      return database.transactionOnce(async query => {
        const [stream] = await query(lockStream, [eventStreamId])
        if (stream?.status !== 'enabled') return 'disabled'
        if (accepted === 0) return { accepted }
        const [work] = await query(countUnderWay, [eventStreamId])
        if (Number(work?.under_way) >= limits.redeliveriesUnderWay) return 'too many under way'
        await query(redeliverMany, [eventStreamId, detail, accepted])
        await changeWaiting(query, eventStreamId, nodeId)
        return { accepted }
      })
    },
    async counts(eventStreamId, from, to) {
      return (await database.query(selectCounts, [eventStreamId, from, to])).map(countsOf)
    },
    async deleteOlder(time, limit) {
      return (await history.query(removeOlder, [time, limit])).length
    },
  }
}

/**
 * Notifies the holder of a stream that the stream's waiting deliveries change. Locks the stream. Call it only for a change: until
 * the holder has read the stream again, it does no stepwise work for the stream.
 */
export async function changeWaiting(query: Query, eventStreamId: string, nodeId: string): Promise<void> {
  await query(`UPDATE event_streams SET revision = ${nextRevision} WHERE id = $1`, [eventStreamId])
  await announce(query, nodeId)
}
