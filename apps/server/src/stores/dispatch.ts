import { limits } from '../limits.ts'
import type { Delivery } from '../webhooks/delivery.ts'
import type { DispatchStore, StreamStanding } from '../webhooks/dispatch-store.ts'
import { retryOf, storedColumns, storedOf, timeOf } from './rows.ts'
import type { Row, Sql } from './sql.ts'

/**
 * Whether a stream needs stepwise work: requested work, deliveries of an earlier round that must be ended, or skipped deliveries that
 * were in flight when a node died.
 */
export const hasWork = `(
  EXISTS (SELECT 1 FROM stream_work WHERE event_stream_id = event_streams.id)
  OR EXISTS (
    SELECT 1 FROM retries
    WHERE event_stream_id = event_streams.id
      AND retries.round < event_streams.round + CAST(event_streams.status = 'disabled' AS integer))
  OR EXISTS (
    SELECT 1 FROM retries
    WHERE event_stream_id = event_streams.id AND sequence <= event_streams.skipped_to AND NOT is_replay
      AND retries.round = event_streams.round)
  OR EXISTS (
    SELECT 1 FROM deliveries
    WHERE event_stream_id = event_streams.id AND due_at IS NOT NULL
      AND deliveries.round < event_streams.round + CAST(event_streams.status = 'disabled' AS integer)))`
/** Streams that need a holder. */
export const isActive = `(event_streams.status = 'enabled' OR ${hasWork})`

const selectCursors = "SELECT id, cursor FROM event_streams WHERE status = 'enabled'"
const selectWithWork = `SELECT 1 FROM event_streams WHERE id = $1 AND ${hasWork}`
const ofRound = '= (SELECT round FROM event_streams WHERE id = $1)'
const selectRetries = `
  SELECT *, CASE made WHEN 0 THEN (
    SELECT accepted_at FROM events WHERE events.sequence = retries.sequence LIMIT 1) END AS accepted_at
  FROM retries WHERE event_stream_id = $1 AND round ${ofRound} AND due_at <= $2 ORDER BY due_at LIMIT $3`
const selectStored = `
  SELECT ${storedColumns}
  FROM deliveries WHERE event_stream_id = $1 AND round ${ofRound} AND due_at <= $2 ORDER BY due_at LIMIT $3`
const selectStanding = `
  SELECT cursor, probe_at, started_at, position, end_sequence, sent, (
    SELECT min(sequence) - 1 FROM retries
    WHERE event_stream_id = $1 AND NOT is_replay AND round ${ofRound} AND made = 0) AS decided, (
    SELECT accepted_at FROM events
    WHERE sequence > event_streams.cursor AND event_streams.status = 'enabled' ORDER BY sequence LIMIT 1) AS oldest_accepted_at, (
    SELECT accepted_at FROM events
    WHERE sequence = (SELECT min(sequence) FROM retries WHERE event_stream_id = $1 AND NOT is_replay)) AS oldest_retried_at,
    EXISTS (SELECT 1 FROM retries WHERE event_stream_id = $1 AND round ${ofRound} AND tries > 0) AS is_retrying, (
    SELECT count(*) FROM (
      SELECT 1 FROM retries WHERE event_stream_id = $1 AND round ${ofRound}
      UNION ALL
      SELECT 1 FROM deliveries WHERE event_stream_id = $1 AND round ${ofRound} AND due_at IS NOT NULL
      LIMIT $2) AS counted) AS waiting, (
    SELECT count(*) FROM (
      SELECT 1 FROM deliveries
      WHERE event_stream_id = $1 AND round ${ofRound} AND status = 'failed' AND due_at IS NOT NULL
      LIMIT $2) AS counted) AS redelivering
  FROM event_streams LEFT JOIN replays ON event_stream_id = id WHERE id = $1`
const selectWork = 'SELECT kind, total, done FROM stream_work WHERE event_stream_id = $1 ORDER BY id LIMIT 20'

/** Creates the reads of the dispatcher that both databases share. */
export function createDispatchReads(
  sql: Pick<Sql, 'query'>,
): Pick<DispatchStore, 'cursors' | 'hasWork' | 'standing' | 'due'> {
  return {
    async cursors() {
      const rows = await sql.query(selectCursors)
      return rows.map(({ id, cursor }) => ({ eventStreamId: String(id), cursor: Number(cursor) }))
    },
    async hasWork(id) {
      return (await sql.query(selectWithWork, [id])).length > 0
    },
    async standing(id) {
      const [row] = await sql.query(selectStanding, [id, limits.countedWaiting])
      return row ? standingOf(row, await sql.query(selectWork, [id])) : null
    },
    async due(id, now, limit) {
      const [retries, stored] = await Promise.all([
        sql.query(selectRetries, [id, now, limit]),
        sql.query(selectStored, [id, now, limit]),
      ])
      return firstDue(retries, stored, limit)
    },
  }
}

/** Converts the row of a stream and the rows of its work. */
function standingOf(row: Row, work: readonly Row[]): StreamStanding {
  return {
    cursor: Number(row.cursor),
    probeAt: timeOf(row.probe_at),
    oldestWaitingAt: timeOf(row.oldest_retried_at ?? row.oldest_accepted_at),
    isRetrying: Boolean(row.is_retrying),
    waiting: Number(row.waiting),
    redelivering: Number(row.redelivering),
    work: work.map(({ kind, total, done }) => ({
      kind: kind as StreamStanding['work'][number]['kind'],
      total: Number(total),
      done: Number(done),
    })),
    decided: Math.min(Number(row.cursor), Number(row.decided ?? row.cursor)),
    replay:
      row.started_at === null
        ? null
        : {
            startedAt: Number(row.started_at),
            position: Number(row.position),
            end: Number(row.end_sequence),
            sent: Number(row.sent),
          },
  }
}

/** Converts rows of `retries` and of `deliveries`. Returns the first `limit` of them by due time. */
function firstDue(
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
