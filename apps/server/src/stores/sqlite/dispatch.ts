import type { SecretBox } from '../../crypto.ts'
import { startOfDay } from '../../event-streams/deliveries.ts'
import { erasedType } from '../../events/event-log.ts'
import type { Claim, DispatchChanges, DispatchStore } from '../../webhooks/dispatch-store.ts'
import { createTestInsertion } from '../deliveries.ts'
import { createDispatchReads, hasWork, isActive } from '../dispatch.ts'
import { endBacklog, oneWriter, removeReplay, stop } from '../event-streams.ts'
import type { Enter } from '../logs.ts'
import { dispatchedStreamOf } from '../rows.ts'
import type { Row } from '../sql.ts'
import type { Database } from './database.ts'
import { deliveryRows, eventOfFrame } from './delivery-rows.ts'
import { createStreamWork } from './stream-work.ts'

export function createSqliteDispatch(database: Database, secrets: SecretBox, enter: Enter): DispatchStore {
  const sql = prepareDispatch(database)
  const rows = deliveryRows(database)

  function countEnded(stream: string, { successful, failed }: DispatchChanges['counts']): void {
    if (successful + failed === 0) return
    sql.count.run({ stream, day: startOfDay(Date.now()), successful, failed })
  }

  /** @returns false if the stream no longer exists, or began anew */
  function apply(changes: DispatchChanges): boolean {
    const {
      eventStreamId: stream,
      fence,
      number,
      version,
      round,
      cursor,
      endedRounds,
      health,
      probeAt: probe_at,
      successes,
    } = changes
    const { failuresInRow: failures, lastSuccessAt: last_success } = health
    const moved = sql.move.get({
      stream,
      fence,
      number,
      version,
      cursor,
      failures,
      last_success,
      probe_at,
      successes,
    })
    if (!moved) return sql.selectMoved.get({ stream, fence, number }) !== undefined
    // Write no results of a deleted stream, because stepwise work removes its rows.
    if (moved.deleted_at !== null) return true
    if (changes.replay) {
      const { id, position, end, sent } = changes.replay
      sql.moveReplay.run({ stream, id, position, end, sent })
      sql.endReplay.run(stream)
    }
    for (const taken of [...endedRounds, { round, cursor }]) sql.moveEnding.run({ stream, ...taken })
    // In flight: due at once after a crash. The lane does not begin them again meanwhile.
    const now = Date.now()
    // First, because rows of deliveries tell whether their events were erased.
    for (const attempt of changes.attempts) rows.addAttempt(attempt)
    // Ended deliveries next, because what follows them is due. Then the others in the order of the log, because a row waits for those
    // of earlier events of its object.
    for (const delivery of changes.failed) rows.putFailed(delivery, now)
    for (const delivery of changes.delivered) rows.remove(delivery)
    const ended = new Set([...changes.failed, ...changes.delivered].map(({ eventId }) => eventId))
    const due = [...changes.underWay.map(delivery => ({ delivery, dueAt: now })), ...changes.waiting]
    for (const { delivery, dueAt } of due.toSorted(
      (a, b) => (a.delivery.sequence ?? 0) - (b.delivery.sequence ?? 0),
    ))
      if (!ended.has(delivery.eventId)) rows.putDue(delivery, dueAt)
    countEnded(stream, changes.counts)
    for (const entry of changes.entries) database.rows(...enter(entry))
    return true
  }

  return {
    ...createDispatchReads(database),
    async claim() {
      const held = sql.selectActive.all().map(row => ({ ...claimOf(row), commits: Number(row.commits) }))
      return { held, surplus: 0 }
    },
    async renew() {},
    isHolding: () => true,
    async release() {},
    async leave() {},
    async streams(ids) {
      return ids.flatMap(id => {
        const row = sql.select.get(id)
        return row ? [dispatchedStreamOf(row, claimOf(row), secrets)] : []
      })
    },
    async unnoticedChange() {
      return null
    },
    async waitingObjects(stream, keys) {
      const rows = sql.selectObjects.all({ stream, keys: JSON.stringify(keys) })
      return new Set(rows.map(({ key }) => String(key)))
    },
    onChange() {},
    async prepareReplay({ eventStreamId: stream }, replayId, events) {
      const ids = JSON.stringify(events.map(({ id }) => id))
      const sequences = JSON.stringify(events.map(({ sequence }) => sequence))
      const rows = sql.selectKnown.all({ stream, ids, sequences })
      const left = rows.map(({ event_id }) => String(event_id))
      if (!rows.some(({ is_at_rest }) => is_at_rest === 1)) return { left, restarted: 0 }
      const restarted = await database.write(() =>
        sql.restart.run({ stream, ids, replayId, now: Date.now() }),
      )
      return { left, restarted: Number(restarted.changes) }
    },
    async nextDue(ids, now) {
      return new Map(
        ids.flatMap(stream => {
          // The statement selects only a min() without GROUP BY, so it returns a row even if no delivery waits.
          // Stryker disable next-line OptionalChaining
          const due = sql.selectNextDue.get({ stream, now })?.due_at
          return typeof due === 'number' ? [[stream, due]] : []
        }),
      )
    },
    async event({ eventStreamId, eventId, sequence }) {
      const row =
        sequence === null
          ? (sql.selectEvent.get(eventStreamId, eventId) ?? { type: erasedType })
          : sql.selectLogged.get(sequence)
      if (row?.type === erasedType) return 'erased'
      return row?.event ? Buffer.from(String(row.event)) : null
    },
    insertTest: createTestInsertion(database, oneWriter, enter),
    async commit(changes) {
      const passedOver = await database.write(() => changes.filter(change => !apply(change)))
      return passedOver.map(({ eventStreamId }) => eventStreamId)
    },
    async disable({ eventStreamId: stream }, version, reason, entry) {
      return database.write(() => {
        const { changes } = sql.disable.run({ stream, version, reason, now: Date.now() })
        if (changes === 0) return false
        sql.end.run({ 1: stream })
        sql.stop.run({ 1: stream })
        database.rows(removeReplay, [stream])
        database.rows(...enter(entry))
        return true
      })
    },
    work: createStreamWork(database, rows, countEnded),
  }
}

function claimOf({ id, fence, revision }: Row): Claim {
  return { eventStreamId: String(id), fence: Number(fence), revision: Number(revision) }
}

const ofRound = '= (SELECT round FROM event_streams WHERE id = :stream)'

/** The statements of `DispatchStore`. */
function prepareDispatch(database: Database) {
  return {
    selectActive: database.prepare(
      `SELECT id, fence, revision, commits FROM event_streams WHERE ${isActive}`,
    ),
    select: database.prepare(
      `SELECT *, ${hasWork} AS has_work FROM event_streams LEFT JOIN replays ON event_stream_id = id WHERE id = ?`,
    ),
    selectNextDue: database.prepare(`
      SELECT min(due_at) AS due_at FROM (
        SELECT min(due_at) AS due_at FROM retries
        WHERE event_stream_id = :stream AND round ${ofRound} AND due_at > :now
        UNION ALL
        SELECT min(due_at) FROM deliveries
        WHERE event_stream_id = :stream AND round ${ofRound} AND due_at > :now)`),
    selectObjects: database.prepare(`
      SELECT value AS key FROM json_each(:keys)
      WHERE EXISTS (SELECT 1 FROM retries WHERE event_stream_id = :stream AND object_key = value)`),
    selectLogged: database.prepare(`SELECT type, ${eventOfFrame} AS event FROM events WHERE sequence = ?`),
    selectEvent: database.prepare('SELECT event FROM deliveries WHERE event_stream_id = ? AND event_id = ?'),
    // Skips a repeated commit: the stream already has the number of this commit.
    move: database.prepare(`
      UPDATE event_streams SET
        commits = :number,
        successes = :successes,
        cursor = max(cursor, :cursor),
        failures_in_row = iif(version = :version, :failures, failures_in_row),
        last_success_at = iif(version = :version, :last_success, last_success_at),
        probe_at = iif(version = :version, :probe_at, probe_at)
      WHERE id = :stream AND fence = :fence AND commits = :number - 1 RETURNING deleted_at`),
    selectMoved: database.prepare(
      'SELECT 1 FROM event_streams WHERE id = :stream AND fence = :fence AND commits = :number',
    ),
    // Moves the start of `end` work to the cursor of its own round or of an earlier one. Then the work skips
    // events whose deliveries have begun or expired.
    moveEnding: database.prepare(`
      UPDATE stream_work SET from_sequence = max(from_sequence, :cursor)
      WHERE event_stream_id = :stream AND kind = 'end' AND round >= :round`),
    moveReplay: database.prepare(`
      UPDATE replays SET position = max(position, :position), end_sequence = min(end_sequence, :end), sent = :sent
      WHERE event_stream_id = :stream AND begun_in = :id`),
    endReplay: database.prepare('DELETE FROM replays WHERE event_stream_id = ? AND position >= end_sequence'),
    selectKnown: database.prepare(`
      SELECT event_id, 0 AS is_at_rest FROM retries
      WHERE event_stream_id = :stream AND sequence IN (SELECT value FROM json_each(:sequences))
      UNION ALL
      SELECT event_id, due_at IS NULL FROM deliveries
      WHERE event_stream_id = :stream AND event_id IN (SELECT value FROM json_each(:ids))`),
    restart: database.prepare(`
      UPDATE deliveries SET due_at = :now, tries = 0, is_replay = true, round ${ofRound}
      WHERE event_stream_id = :stream AND event_id IN (SELECT value FROM json_each(:ids)) AND due_at IS NULL
        AND EXISTS (SELECT 1 FROM replays WHERE event_stream_id = :stream AND begun_in = :replayId)`),
    disable: database.prepare(`
      UPDATE event_streams SET
        status = 'disabled', disabled_reason = :reason, disabled_at = :now, updated_at = :now,
        version = version + 1, revision = revision + 1
      WHERE id = :stream AND version = :version AND status = 'enabled'`),
    end: database.prepare(endBacklog),
    stop: database.prepare(stop),
    count: database.prepare(`
      INSERT INTO delivery_counts (event_stream_id, day, successful, failed) VALUES (:stream, :day, :successful, :failed)
      ON CONFLICT DO UPDATE SET successful = successful + :successful, failed = failed + :failed`),
  }
}
