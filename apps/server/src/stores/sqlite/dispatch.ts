import type { SQLOutputValue } from 'node:sqlite'
import type { SecretBox } from '../../crypto/secret-box.ts'
import { limits } from '../../limits.ts'
import type {
  Claim,
  DispatchChanges,
  DispatchedStream,
  DispatchStore,
} from '../../webhooks/dispatch/dispatch-store.ts'
import { standingOf, timeOf } from '../standing.ts'
import type { Database } from './database.ts'
import { deliveryRows, eventOfFrame, retryOf, storedOf } from './delivery-rows.ts'
import { endBacklog, eventStreamOf } from './event-streams.ts'
import { createStreamWork } from './stream-work.ts'

type Row = Record<string, SQLOutputValue>

const dayMs = 86_400_000

/** Whether a stream needs stepwise work: requested work, or deliveries of an earlier round that must be ended. */
const hasWork = `(
  EXISTS (SELECT 1 FROM stream_work WHERE event_stream_id = event_streams.id)
  OR EXISTS (
    SELECT 1 FROM retries
    WHERE event_stream_id = event_streams.id AND round < event_streams.round + (status = 'disabled'))
  OR EXISTS (
    SELECT 1 FROM deliveries
    WHERE event_stream_id = event_streams.id AND due_at IS NOT NULL
      AND deliveries.round < event_streams.round + (event_streams.status = 'disabled')))`

export function createSqliteDispatch(database: Database, secrets: SecretBox): DispatchStore {
  const selectActive = database.prepare(
    `SELECT id, revision FROM event_streams WHERE status = 'enabled' OR ${hasWork}`,
  )
  const selectCursors = database.prepare("SELECT id, cursor FROM event_streams WHERE status = 'enabled'")
  const select = database.prepare(`SELECT *, ${hasWork} AS has_work FROM event_streams WHERE id = ?`)
  const ofRound = '= (SELECT round FROM event_streams WHERE id = :stream)'
  const selectRetries = database.prepare(`
    SELECT * FROM retries WHERE event_stream_id = :stream AND round ${ofRound} AND due_at <= :now
    ORDER BY due_at LIMIT :limit`)
  const selectStored = database.prepare(`
    SELECT event_stream_id, event_id, event_type, octet_length(event) AS bytes, round, attempts, tries, is_test, status, due_at
    FROM deliveries WHERE event_stream_id = :stream AND round ${ofRound} AND due_at <= :now
    ORDER BY due_at LIMIT :limit`)
  const selectNextDue = database.prepare(`
    SELECT min(due_at) AS due_at FROM (
      SELECT min(due_at) AS due_at FROM retries
      WHERE event_stream_id = :stream AND round ${ofRound} AND due_at > :now
      UNION ALL
      SELECT min(due_at) FROM deliveries
      WHERE event_stream_id = :stream AND round ${ofRound} AND due_at > :now)`)
  const selectLogged = database.prepare(`SELECT ${eventOfFrame} AS event FROM events WHERE sequence = ?`)
  const selectEvent = database.prepare(
    'SELECT event FROM deliveries WHERE event_stream_id = ? AND event_id = ?',
  )
  const insertTest = database.prepare(`
    INSERT INTO deliveries
      (event_stream_id, event_id, event_type, event, status, first_attempt_at, attempts, tries, is_test, due_at, round)
    SELECT id, ?, ?, ?, 'pending', NULL, '[]', 0, 1, ?, round FROM event_streams WHERE id = ?`)
  const announce = database.prepare('UPDATE event_streams SET revision = revision + 1 WHERE id = ?')
  const move = database.prepare(`
    UPDATE event_streams SET
      commits = :number,
      cursor = max(cursor, :cursor),
      failures_in_row = iif(version = :version, :failures, failures_in_row),
      last_success_at = iif(version = :version, :last_success, last_success_at),
      probe_at = iif(version = :version, :probe_at, probe_at)
    WHERE id = :stream RETURNING deleted_at`)
  // Deliveries that a round began before it ended must not be ended twice.
  const moveEnding = database.prepare(`
    UPDATE stream_work SET from_sequence = max(from_sequence, :cursor)
    WHERE event_stream_id = :stream AND kind = 'end' AND round >= :round`)
  const disable = database.prepare(`
    UPDATE event_streams SET
      status = 'disabled', disabled_reason = :reason, disabled_at = :now, updated_at = :now,
      version = version + 1, revision = revision + 1
    WHERE id = :stream AND version = :version AND status = 'enabled'`)
  const end = database.prepare(endBacklog)
  const count = database.prepare(`
    INSERT INTO delivery_counts (event_stream_id, day, successful, failed) VALUES (:stream, :day, :successful, :failed)
    ON CONFLICT DO UPDATE SET successful = successful + :successful, failed = failed + :failed`)
  const selectStanding = database.prepare(`
    SELECT cursor, probe_at, (
      SELECT count(*) FROM (
        SELECT 1 FROM retries WHERE event_stream_id = :stream AND round ${ofRound}
        UNION ALL
        SELECT 1 FROM deliveries WHERE event_stream_id = :stream AND round ${ofRound} AND due_at IS NOT NULL
        LIMIT :most)) AS waiting
    FROM event_streams WHERE id = :stream`)
  const selectWork = database.prepare(
    'SELECT kind, total, done FROM stream_work WHERE event_stream_id = ? ORDER BY id LIMIT 20',
  )
  const rows = deliveryRows(database)

  function countEnded(stream: string, { successful, failed }: DispatchChanges['counts']): void {
    if (successful + failed === 0) return
    count.run({ stream, day: Math.floor(Date.now() / dayMs) * dayMs, successful, failed })
  }

  /** @returns false if the stream no longer exists */
  function apply(changes: DispatchChanges): boolean {
    const { eventStreamId: stream, number, version, round, cursor, left, health, probeAt: probe_at } = changes
    const { failuresInRow: failures, lastSuccessAt: last_success } = health
    const moved = move.get({ stream, number, version, cursor, failures, last_success, probe_at })
    if (!moved) return false
    // The stream is deleted; its rows are removed by stepwise work.
    if (moved.deleted_at !== null) return true
    for (const taken of [...left, { round, cursor }]) moveEnding.run({ stream, ...taken })
    for (const delivery of changes.underWay) rows.putDue(delivery, Date.now())
    for (const { delivery, dueAt } of changes.waiting) rows.putDue(delivery, dueAt)
    for (const delivery of changes.failed) rows.putFailed(delivery)
    for (const delivery of changes.delivered) rows.remove(delivery)
    countEnded(stream, changes.counts)
    return true
  }

  return {
    async claim() {
      return { held: selectActive.all().map(claimOf), surplus: 0 }
    },
    isHolding: () => true,
    async release() {},
    async streams(ids) {
      return ids.flatMap(id => {
        const row = select.get(id)
        return row ? [dispatchedStreamOf(row, secrets)] : []
      })
    },
    async cursors() {
      return selectCursors
        .all()
        .map(({ id, cursor }) => ({ eventStreamId: String(id), cursor: Number(cursor) }))
    },
    async isActedOn() {
      return true
    },
    async hasWork(id) {
      return select.get(id)?.has_work === 1
    },
    async standing(stream) {
      const row = selectStanding.get({ stream, most: limits.countedWaiting })
      return row ? standingOf(row, selectWork.all(stream)) : null
    },
    onChange() {},
    async due(stream, now, limit) {
      const retries = selectRetries.all({ stream, now, limit })
      const stored = selectStored.all({ stream, now, limit })
      const found = [
        ...retries.map(row => ({ due: Number(row.due_at), delivery: retryOf(row) })),
        ...stored.map(row => ({ due: Number(row.due_at), delivery: storedOf(row) })),
      ]
      return found
        .toSorted((a, b) => a.due - b.due)
        .slice(0, limit)
        .map(({ delivery }) => delivery)
    },
    async nextDue(ids, now) {
      return new Map(
        ids.flatMap(stream => {
          const due = selectNextDue.get({ stream, now })?.due_at
          return typeof due === 'number' ? [[stream, due]] : []
        }),
      )
    },
    async event({ eventStreamId, eventId, sequence }) {
      const row = sequence === null ? selectEvent.get(eventStreamId, eventId) : selectLogged.get(sequence)
      return row?.event ? Buffer.from(String(row.event)) : null
    },
    async insertTest({ eventStreamId, eventId, eventType }, json, dueAt) {
      await database.write(() => {
        insertTest.run(eventId, eventType, Buffer.from(json).toString(), dueAt, eventStreamId)
        announce.run(eventStreamId)
      })
    },
    async commit(changes) {
      const passedOver = await database.write(() => changes.filter(change => !apply(change)))
      return passedOver.map(({ eventStreamId }) => eventStreamId)
    },
    async disable(stream, version, reason) {
      return database.write(() => {
        const { changes } = disable.run({ stream, version, reason, now: Date.now() })
        if (changes === 1) end.run(stream)
        return changes === 1
      })
    },
    work: createStreamWork(database, rows, countEnded),
  }
}

function dispatchedStreamOf(row: Row, secrets: SecretBox): DispatchedStream {
  return {
    stream: eventStreamOf(row, secrets),
    claim: claimOf(row),
    version: Number(row.version),
    round: Number(row.round),
    cursor: Number(row.cursor),
    health: { failuresInRow: Number(row.failures_in_row), lastSuccessAt: Number(row.last_success_at) },
    probeAt: timeOf(row.probe_at),
    commits: Number(row.commits),
    hasWork: row.has_work === 1,
  }
}

/** One service holds the database, and with it all streams, for as long as it runs. */
function claimOf({ id, revision }: Row): Claim {
  return { eventStreamId: String(id), fence: 1, revision: Number(revision) }
}
