import type { DeliveryStore } from '../event-streams/deliveries.ts'
import { limits } from '../limits.ts'
import type { DispatchStore } from '../webhooks/dispatch-store.ts'
import type { Coordination } from './event-streams.ts'
import type { Enter } from './logs.ts'
import { countsOf, failedDeliveryOf, type RedeliveryDetail } from './rows.ts'
import type { Sql } from './sql.ts'

/** Without a condition for the status: without statistics, PostgreSQL would take an index of failed deliveries and read all of them. */
const select = 'SELECT * FROM deliveries WHERE event_stream_id = $1 AND event_id = $2'
const selectStatus = 'SELECT status FROM event_streams WHERE id = $1'
const selectState = 'SELECT status, due_at FROM deliveries WHERE event_stream_id = $1 AND event_id = $2'
const redeliver = `
  UPDATE deliveries SET
    due_at = $3, tries = 0, ended_in = NULL, is_replay = false, round = (SELECT round FROM event_streams WHERE id = $1)
  WHERE event_stream_id = $1 AND event_id = $2`
const redeliverMany = `
  INSERT INTO stream_work (event_stream_id, kind, round, detail, total)
  SELECT id, 'redeliver', round, $2, $3 FROM event_streams WHERE id = $1`
const countUnderWay =
  "SELECT count(*) AS under_way FROM stream_work WHERE event_stream_id = $1 AND kind = 'redeliver'"
const selectWaiting = `
  SELECT cursor, (
    SELECT count(*) FROM (
      SELECT 1 FROM retries
      WHERE event_stream_id = $1 AND sequence <= $2 AND sequence > event_streams.skipped_to AND NOT is_replay
        AND retries.round = event_streams.round
      LIMIT ${limits.countedEvents}) AS counted) AS waiting
  FROM event_streams WHERE id = $1`
const skipTo = (nextRevision: string) => `
  UPDATE event_streams SET
    cursor = CASE WHEN cursor < $2 THEN $2 ELSE cursor END,
    skipped_to = CASE WHEN skipped_to < $2 THEN $2 ELSE skipped_to END,
    revision = ${nextRevision}
  WHERE id = $1`
/** The latest skip also removes what an earlier one has left. */
const removeSkips = "DELETE FROM stream_work WHERE event_stream_id = $1 AND kind = 'skip'"
const removeWaiting = `
  INSERT INTO stream_work (event_stream_id, kind, round, detail, total)
  SELECT id, 'skip', round, '', $2 FROM event_streams WHERE id = $1`
const selectCounts = `
  SELECT day, successful, failed FROM delivery_counts
  WHERE event_stream_id = $1 AND day >= $2 AND day < $3 ORDER BY day`

/**
 * A statement that tells the holder of a stream that the stream's waiting deliveries change. Run it only for a change: until the
 * holder has read the stream again, it does no stepwise work for the stream.
 */
export const changeWaitingTo = (nextRevision: string) =>
  `UPDATE event_streams SET revision = ${nextRevision} WHERE id = $1`

/** Creates the part of the store that both databases share. */
export function createDeliveries(
  sql: Sql,
  { nextRevision, forUpdate, announce }: Coordination,
  enter: Enter,
): Pick<DeliveryStore, 'find' | 'redeliver' | 'startRedelivery' | 'waiting' | 'skip' | 'counts'> {
  const changeWaiting = changeWaitingTo(nextRevision)
  const skip = skipTo(nextRevision)
  return {
    async find(eventStreamId, eventId) {
      const [row] = await sql.query(select, [eventStreamId, eventId])
      return row?.status === 'failed' ? failedDeliveryOf(row) : null
    },
    async redeliver(eventStreamId, eventId, now, entry) {
      return sql.transact(function* () {
        // To avoid deadlocks, writers lock a stream before its deliveries.
        const [stream] = yield [selectStatus + forUpdate, [eventStreamId]]
        const [delivery] = yield [selectState + forUpdate, [eventStreamId, eventId]]
        if (delivery?.status !== 'failed') return 'unknown'
        if (stream?.status === 'disabled') return 'disabled'
        if (delivery.due_at !== null) return 'under way'
        yield [redeliver, [eventStreamId, eventId, now]]
        yield [changeWaiting, [eventStreamId]]
        yield enter(entry)
        yield* announce
        return { accepted: 1 }
      })
    },
    async startRedelivery(eventStreamId, filter, accepted, entry) {
      const detail = JSON.stringify({ filter, after: null } satisfies RedeliveryDetail)
      return sql.transact(function* () {
        const [stream] = yield [selectStatus + forUpdate, [eventStreamId]]
        if (stream?.status !== 'enabled') return 'disabled'
        if (accepted === 0) return { accepted }
        const [work] = yield [countUnderWay, [eventStreamId]]
        if (Number(work?.under_way) >= limits.redeliveriesUnderWay) return 'too many under way'
        yield [redeliverMany, [eventStreamId, detail, accepted]]
        yield [changeWaiting, [eventStreamId]]
        yield enter(entry)
        yield* announce
        return { accepted }
      })
    },
    async waiting(eventStreamId, to) {
      const [row] = await sql.query(selectWaiting, [eventStreamId, to])
      return { cursor: Number(row?.cursor), events: Number(row?.waiting) }
    },
    async skip(eventStreamId, to, waiting, entry) {
      return sql.transact(function* () {
        const [stream] = yield [selectStatus + forUpdate, [eventStreamId]]
        if (stream?.status !== 'enabled') return 'disabled'
        yield [skip, [eventStreamId, to]]
        yield [removeSkips, [eventStreamId]]
        if (waiting > 0) yield [removeWaiting, [eventStreamId, waiting]]
        yield enter(entry)
        yield* announce
        return 'skipped'
      })
    },
    async counts(eventStreamId, from, to) {
      return (await sql.query(selectCounts, [eventStreamId, from, to])).map(countsOf)
    },
  }
}

const countTests =
  "SELECT count(*) AS waiting FROM deliveries WHERE event_stream_id = $1 AND status = 'pending'"
const insertTest = `
  INSERT INTO deliveries
    (event_stream_id, event_id, event_type, event, status, listed_at, attempts, tries, made, is_test, due_at, round)
  SELECT id, $2, $3, $4, 'pending', NULL, '[]', 0, 0, true, $5, round FROM event_streams WHERE id = $1`

export function createTestInsertion(
  sql: Pick<Sql, 'transact'>,
  { nextRevision, forUpdate, announce }: Coordination,
  enter: Enter,
): DispatchStore['insertTest'] {
  const changeWaiting = changeWaitingTo(nextRevision)
  return async ({ eventStreamId, eventId, eventType }, json, dueAt, entry) =>
    sql.transact(function* () {
      yield [selectStatus + forUpdate, [eventStreamId]]
      const [tests] = yield [countTests, [eventStreamId]]
      if (Number(tests?.waiting) >= limits.waitingTestEvents) return false
      yield [insertTest, [eventStreamId, eventId, eventType, Buffer.from(json).toString(), dueAt]]
      yield [changeWaiting, [eventStreamId]]
      yield enter(entry)
      yield* announce
      return true
    })
}
