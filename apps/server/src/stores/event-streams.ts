import type { SecretBox } from '../crypto.ts'
import type { EventStream, EventStreamStore, Place } from '../event-streams/event-stream.ts'
import type { Clock } from '../events/clock.ts'
import { limits } from '../limits.ts'
import type { Enter } from './logs.ts'
import { eventStreamColumns, eventStreamOf, type RedeliveryDetail } from './rows.ts'
import type { Row, Sql, SqlValue, Statement } from './sql.ts'

/** How transactions that change an event stream wait for others, and announce the change. */
export interface Coordination {
  /** SQL for the revision after `revision`. */
  readonly nextRevision: string
  /** SQL: the sequence up to which the log has deleted its events. */
  readonly floor: string
  /** The end of a SELECT whose rows no other transaction may change. */
  readonly forUpdate: string
  /** Locks the floor of the log, so that retention does not pass a cursor that is set to the head. */
  readonly keepFloor: readonly Statement[]
  /**
   * Stops appends. So each event is accepted either before a stream's status changes, or after the change is visible.
   */
  readonly holdLog: readonly Statement[]
  /** Tells other nodes of the change. */
  readonly announce: readonly Statement[]
}

/** For a database with one writer, whose transactions need not wait for each other. */
export const oneWriter: Coordination = {
  nextRevision: 'revision + 1',
  floor: '(SELECT coalesce(min(sequence) - 1, 0) FROM events)',
  forUpdate: '',
  keepFloor: [],
  holdLog: [],
  announce: [],
}

const head = '(SELECT coalesce(max(sequence), 0) FROM events)'
const insert = `
  INSERT INTO event_streams
    (id, name, subscriptions, sealed_destination, status, disabled_reason, disabled_at, created_at, updated_at, choices,
     cursor, stopped_at, last_success_at)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce($11, ${head}), coalesce($11, ${head}), $8
  WHERE (SELECT count(*) FROM event_streams) < ${limits.eventStreams}
  ON CONFLICT (name) DO NOTHING RETURNING id`
const selectName = 'SELECT 1 FROM event_streams WHERE name = $1'
const select = 'SELECT * FROM event_streams WHERE id = $1 AND deleted_at IS NULL'
const enabled = 'failures_in_row = 0, last_success_at = updated_at'
const enable = `UPDATE event_streams SET cursor = ${head}, round = round + 1, ${enabled} WHERE id = $1`
/**
 * The new fence makes the holder read the stream as if another node had held it: the place may be before events that it has read, and
 * that are in flight.
 */
const enableAt = `
  UPDATE event_streams SET
    cursor = $2, round = round + 1, fence = fence + 1, probe_at = NULL, ${enabled},
    skipped_to = CASE WHEN skipped_to < $2 THEN skipped_to ELSE $2 END
  WHERE id = $1`
/** The stream sends the events after its new start, so they are not ended. */
const endUpTo = `
  UPDATE stream_work SET to_sequence = $2 WHERE event_stream_id = $1 AND kind = 'end' AND to_sequence > $2`
/** Goes on in the round that was disabled. What this round still has to end is sent instead. */
const goOn = `UPDATE event_streams SET cursor = $2, ${enabled} WHERE id = $1`
const selectUnended = `
  SELECT min(from_sequence) AS sequence FROM stream_work WHERE event_stream_id = $1 AND kind = 'end' AND round = $2`
const removeUnended = "DELETE FROM stream_work WHERE event_stream_id = $1 AND kind = 'end' AND round = $2"
const countEnded = `
  SELECT count(*) AS ended FROM (
    SELECT 1 FROM deliveries WHERE event_stream_id = $1 AND ended_in = $2 LIMIT ${limits.countedEvents}) AS counted`
const redeliverEnded = `
  INSERT INTO stream_work (event_stream_id, kind, round, detail, total)
  SELECT id, 'redeliver', round, '${JSON.stringify({ ended: true } satisfies RedeliveryDetail)}', $2
  FROM event_streams WHERE id = $1`
/** Stores up to where a stream that is disabled has ended its events. */
export const stop = `UPDATE event_streams SET stopped_at = ${head} WHERE id = $1`
/**
 * Adds the work of disabling a stream: ending the deliveries of events after its cursor. Deliveries of
 * earlier events need no entry: they have rows, which stepwise work finds by their round.
 */
export const endBacklog = `
  INSERT INTO stream_work (event_stream_id, kind, round, from_sequence, to_sequence, detail, total)
  SELECT id, 'end', round, cursor, ${head}, '{"subscriptions":' || subscriptions || ',"choices":' || choices || '}',
    ${head} - cursor
  FROM event_streams
  WHERE id = $1 AND cursor < ${head}`
/** Ends the replay of a stream. The caller must tell the holder of the stream. */
export const removeReplay = 'DELETE FROM replays WHERE event_stream_id = $1'
const workOff =
  "INSERT INTO stream_work (event_stream_id, kind, round, detail, total) VALUES ($1, 'delete', 0, '', 0)"
const selectPage =
  'SELECT * FROM event_streams WHERE id > $1 AND deleted_at IS NULL ORDER BY id LIMIT $2 OFFSET $3'
const countAll = 'SELECT count(*) AS total FROM event_streams WHERE deleted_at IS NULL'

/** A part of a transaction that only reads. */
type Reads<Result> = Generator<Statement, Result, readonly Row[]>

export function createEventStreams(
  sql: Sql,
  {
    secrets,
    clock,
    coordination,
    enter,
  }: { secrets: SecretBox; clock: Clock; coordination: Coordination; enter: Enter },
): EventStreamStore {
  const { nextRevision, floor, forUpdate, keepFloor, holdLog, announce } = coordination
  const selectFloor = `SELECT ${floor} AS floor`
  const update = `
    UPDATE event_streams SET
      name = $2, subscriptions = $3, sealed_destination = $4, status = $5, disabled_reason = $6, disabled_at = $7,
      created_at = $8, updated_at = $9, choices = $10, revision = ${nextRevision}, version = version + 1
    WHERE id = $1`
  // Rename the stream, so that its name can be reused at once. The new name is longer than any valid name.
  const remove = `
    UPDATE event_streams SET
      deleted_at = $2, name = id || '${'-'.repeat(128)}', status = 'disabled', version = version + 1,
      revision = ${nextRevision}
    WHERE id = $1`
  const read = (row: Row) => eventStreamOf(row, secrets)
  /** The values of `insert` and `update`, from $1 to $10. */
  const valuesOf = (stream: EventStream): SqlValue[] => Object.values(eventStreamColumns(stream, secrets))

  function* cursorAt({ after, orOldest }: Place): Reads<number | 'expired'> {
    const [log] = yield [selectFloor, []]
    const oldest = Number(log?.floor)
    if (after >= oldest) return after
    return orOldest ? oldest : 'expired'
  }

  /** The statements that let a stream begin when it is enabled. @param row the stream before */
  function* beginning(
    { id, round, cursor, stopped_at }: Row,
    start: Parameters<EventStreamStore['update']>[4],
  ): Reads<readonly Statement[] | 'expired'> {
    const stream = String(id)
    if (!start) return [[enable, [stream]]]
    if (start !== 'where it stopped') {
      const place = yield* cursorAt(start)
      if (place === 'expired') return place
      return [
        [enableAt, [stream, place]],
        [endUpTo, [stream, place]],
      ]
    }
    const ofRound = [stream, Number(round)]
    const [unended] = yield [selectUnended, ofRound]
    const after = Math.max(Number(cursor), Number(unended?.sequence ?? stopped_at))
    const place = yield* cursorAt({ after, orOldest: false })
    if (place === 'expired') return place
    const [row] = yield [countEnded, ofRound]
    return [
      [goOn, [stream, place]],
      [removeUnended, ofRound],
      [redeliverEnded, [stream, Number(row?.ended)]],
    ]
  }

  return {
    async insert(stream, entry, start = null) {
      return sql.transact(function* () {
        yield* keepFloor
        const cursor = start && (yield* cursorAt(start))
        if (cursor === 'expired') return cursor
        const inserted = yield [insert, [...valuesOf(stream), cursor]]
        if (inserted.length === 0) {
          const named = yield [selectName, [stream.name]]
          return named.length > 0 ? 'name taken' : 'too many'
        }
        yield enter(entry)
        yield* announce
        return 'inserted'
      })
    },
    async find(id) {
      const [row] = await sql.query(select, [id])
      return row ? read(row) : null
    },
    async update(id, change, entry, precondition = () => true, start = null) {
      return sql.transact(function* () {
        yield* keepFloor
        const [row] = yield [select + forUpdate, [id]]
        if (!row) return 'unknown'
        const before = read(row)
        if (!precondition(before)) return 'precondition failed'
        const after = { ...change(before), version: before.version + 1 }
        const isEnabled = before.status === 'disabled' && after.status === 'enabled'
        if (start && !isEnabled) return 'not enabling'
        const made = entry(before, after)
        if (made === null) return before
        if (before.name !== after.name) {
          const named = yield [selectName, [after.name]]
          if (named.length > 0) return 'name taken'
        }
        const begin = isEnabled ? yield* beginning(row, start) : []
        if (begin === 'expired') return begin
        if (before.status !== after.status) yield* holdLog
        if (before.status === 'enabled' && after.status === 'disabled') {
          yield [endBacklog, [id]]
          yield [stop, [id]]
          yield [removeReplay, [id]]
        }
        yield [update, valuesOf(after)]
        yield* begin
        yield enter(made)
        yield* announce
        return after
      })
    },
    async delete(id, entry, precondition = () => true) {
      return sql.transact(function* () {
        const [row] = yield [select + forUpdate, [id]]
        if (!row) return 'unknown'
        const stream = read(row)
        if (!precondition(stream)) return 'precondition failed'
        yield [remove, [id, clock.now()]]
        yield [removeReplay, [id]]
        yield [workOff, [id]]
        yield enter(entry(stream))
        yield* announce
        return 'deleted'
      })
    },
    async list(after, skip, limit) {
      // Stryker disable next-line StringLiteral: Each id of an event stream begins with `est_`, which comes after both texts.
      return (await sql.query(selectPage, [after ?? '', limit, skip])).map(read)
    },
    async count() {
      // Stryker disable next-line OptionalChaining: A query for a count, without GROUP BY, always returns one row.
      return Number((await sql.query(countAll))[0]?.total)
    },
  }
}
