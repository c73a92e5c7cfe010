import { storedColumns } from '../rows.ts'
import { nextRevision } from './event-streams.ts'
import { isIntact } from './log-growth.ts'

/** The statements of `DispatchStore`. Statements that write many rows take the rows as one JSON text. */

/** Whether a stream needs stepwise work: requested work, or deliveries of an earlier round that must be ended. */
const hasWork = `(
  EXISTS (SELECT 1 FROM stream_work WHERE event_stream_id = event_streams.id)
  OR EXISTS (
    SELECT 1 FROM retries
    WHERE event_stream_id = event_streams.id
      AND retries.round < event_streams.round + (event_streams.status = 'disabled')::int)
  OR EXISTS (
    SELECT 1 FROM deliveries
    WHERE event_stream_id = event_streams.id AND due_at IS NOT NULL
      AND deliveries.round < event_streams.round + (event_streams.status = 'disabled')::int))`
const active = `(event_streams.status = 'enabled' OR ${hasWork})`
const isHeldByTheLiving =
  'EXISTS (SELECT 1 FROM nodes WHERE nodes.id = holder AND nodes.expires_at > clock_timestamp())'

/**
 * Claims streams that no living node holds, up to this node's share. The new fence locks out the former holder. The comparison of
 * fences skips a row that another node has claimed since the statement began.
 */
export const claim = `
  WITH active AS MATERIALIZED (
    SELECT id, holder, fence, ${isHeldByTheLiving} AS is_held FROM event_streams WHERE ${active}),
  shares AS (
    SELECT ceil(
      (SELECT count(*) FROM active)::numeric
      / greatest((SELECT count(*) FROM nodes WHERE expires_at > clock_timestamp()), 1)) AS share),
  free AS (
    SELECT event_streams.id FROM event_streams JOIN active ON active.id = event_streams.id
    WHERE active.holder IS DISTINCT FROM $1 AND NOT active.is_held AND event_streams.fence = active.fence
    ORDER BY event_streams.id
    LIMIT greatest(
      (SELECT share FROM shares) - (SELECT count(*) FROM active WHERE holder = $1), 0)
    FOR UPDATE OF event_streams SKIP LOCKED),
  taken AS (
    UPDATE event_streams SET holder = $1, fence = fence + 1 FROM free WHERE event_streams.id = free.id)
  SELECT share FROM shares`

export const selectHeld = 'SELECT id, fence, revision, commits FROM event_streams WHERE holder = $1'

export const selectCursors = "SELECT id, cursor FROM event_streams WHERE status = 'enabled'"

/** Takes over the given streams that need a holder and have no living one, even beyond this node's share. */
export const take = `
  UPDATE event_streams SET holder = $2, fence = fence + 1
  WHERE id = ANY($1) AND holder IS DISTINCT FROM $2 AND NOT ${isHeldByTheLiving} AND ${active}`
/**
 * Selects the held streams and whether they have work. Must be a statement after `take`, so that its snapshot includes the
 * changes of other transactions that `take` waited for.
 */
export const selectTaken = `
  SELECT *, ${hasWork} AS has_work FROM event_streams WHERE id = ANY($1) AND holder = $2`

export const release = `
  UPDATE event_streams SET holder = NULL FROM json_to_recordset($1::json) AS released (id text, fence bigint)
  WHERE event_streams.id = released.id AND event_streams.fence = released.fence AND holder = $2`

/**
 * Finds a change of a stream that no holder has acted on yet: that with the revision $2, or the latest if $2 is null. A disabled
 * stream counts while a node holds it, since that node may still send events.
 */
export const selectUnnoticed = `
  SELECT coalesce($2::bigint, revision) AS revision FROM event_streams
  WHERE id = $1 AND acted_on < coalesce($2, revision) AND (${active} OR ${isHeldByTheLiving})`

export const selectWithWork = `SELECT 1 FROM event_streams WHERE id = $1 AND ${hasWork}`

const ofRound = '= (SELECT round FROM event_streams WHERE id = $1)'
export const selectRetries = `
  SELECT * FROM retries WHERE event_stream_id = $1 AND round ${ofRound} AND due_at <= $2 ORDER BY due_at LIMIT $3`
export const selectStored = `
  SELECT ${storedColumns}
  FROM deliveries WHERE event_stream_id = $1 AND round ${ofRound} AND due_at <= $2 ORDER BY due_at LIMIT $3`
export const selectNextDue = `
  SELECT id, least(
    (SELECT min(due_at) FROM retries WHERE event_stream_id = id AND retries.round = event_streams.round AND due_at > $2),
    (SELECT min(due_at) FROM deliveries
     WHERE event_stream_id = id AND deliveries.round = event_streams.round AND due_at > $2)) AS due_at
  FROM event_streams WHERE id = ANY($1)`

export const selectStanding = `
  SELECT cursor, probe_at, (
    SELECT count(*) FROM (
      SELECT 1 FROM retries WHERE event_stream_id = $1 AND round ${ofRound}
      UNION ALL
      SELECT 1 FROM deliveries WHERE event_stream_id = $1 AND round ${ofRound} AND due_at IS NOT NULL
      LIMIT $2) AS counted) AS waiting, (
    SELECT count(*) FROM (
      SELECT 1 FROM deliveries
      WHERE event_stream_id = $1 AND round ${ofRound} AND status = 'failed' AND due_at IS NOT NULL
      LIMIT $2) AS counted) AS redelivering
  FROM event_streams WHERE id = $1`
export const selectWork =
  'SELECT kind, total, done FROM stream_work WHERE event_stream_id = $1 ORDER BY id LIMIT 20'

export const countTests =
  "SELECT count(*) AS waiting FROM deliveries WHERE event_stream_id = $1 AND status = 'pending'"
export const insertTest = `
  INSERT INTO deliveries
    (event_stream_id, event_id, event_type, event, status, first_attempt_at, attempts, tries, is_test, due_at, round)
  SELECT id, $2, $3, $4, 'pending', NULL, '[]', 0, true, $5, round FROM event_streams WHERE id = $1`

/**
 * Writes cursor, health and probe time of each stream whose changes are not applied yet. Skips a repeated
 * commit: the stream already has the number of this commit. $4 is the id of this node. The fence alone does not identify the
 * holder: after a failover that lost a claim, another node can get the same fence. The revision is too high after a failover that
 * lost a change: then the node must read the stream again.
 */
export const moveStreams = `
  UPDATE event_streams AS streams SET
    commits = moved.number,
    cursor = greatest(streams.cursor, moved.cursor),
    failures_in_row = CASE WHEN streams.version = moved.version THEN moved.failures ELSE failures_in_row END,
    last_success_at = CASE WHEN streams.version = moved.version THEN moved.last_success ELSE last_success_at END,
    probe_at = CASE WHEN streams.version = moved.version THEN moved.probe_at ELSE streams.probe_at END,
    acted_on = greatest(acted_on, moved.revision)
  FROM json_to_recordset($1::json) AS moved (
    id text, fence bigint, number bigint, version bigint, revision bigint, cursor bigint, failures bigint,
    last_success bigint, probe_at bigint)
  WHERE streams.id = moved.id AND streams.fence = moved.fence AND streams.commits = moved.number - 1
    AND streams.holder = $4 AND streams.revision >= moved.revision AND ${isIntact('$2::bigint', '$3::text')}
  RETURNING streams.id, deleted_at IS NOT NULL AS is_deleted`
export const selectIntact = `SELECT ${isIntact('$1::bigint', '$2::text')} AS is_intact`
export const selectMoved = `
  SELECT event_streams.id FROM event_streams
  JOIN json_to_recordset($1::json) AS moved (id text, fence bigint, number bigint)
    ON event_streams.id = moved.id AND event_streams.fence = moved.fence AND event_streams.commits = moved.number
  WHERE holder = $2`

/**
 * Moves the start of `end` work to the cursor that was reached in its round or an earlier one. The work skips
 * events up to the cursor, because their deliveries have begun or expired.
 */
export const moveEndings = `
  UPDATE stream_work SET from_sequence = greatest(
    from_sequence,
    (SELECT max(cursor) FROM json_to_recordset($1::json) AS taken (id text, round bigint, cursor bigint)
     WHERE taken.id = event_stream_id AND taken.round <= stream_work.round))
  WHERE kind = 'end' AND event_stream_id = ANY($2)`

const givenRows = `json_to_recordset($1::json) AS given (
    stream text, sequence bigint, event_id text, type text, bytes bigint, round bigint, first bigint, attempts text,
    tries int, due bigint)`

export const putRetries = `
  INSERT INTO retries
    (event_stream_id, sequence, event_id, event_type, bytes, round, first_attempt_at, attempts, tries, due_at)
  SELECT stream, sequence, event_id, type, bytes, round, first, attempts, tries, due FROM ${givenRows}
  ON CONFLICT (event_stream_id, sequence) DO UPDATE SET
    round = excluded.round, first_attempt_at = excluded.first_attempt_at, attempts = excluded.attempts,
    tries = excluded.tries, due_at = excluded.due_at`

export const removeRetries = `
  DELETE FROM retries USING ${givenRows}
  WHERE retries.event_stream_id = given.stream AND retries.sequence = given.sequence`

/** Copies events of the log into the history. A copy is empty if the log has deleted the event. A stored delivery keeps its event. */
export const putFailed = `
  INSERT INTO deliveries
    (event_stream_id, event_id, event_type, event, status, first_attempt_at, attempts, tries, is_test, due_at)
  SELECT stream, event_id, given.type, coalesce((SELECT json FROM events WHERE events.sequence = given.sequence), ''),
    'failed', first, attempts, 0, false, NULL
  FROM ${givenRows}
  ON CONFLICT (event_stream_id, event_id) DO UPDATE SET
    status = 'failed', first_attempt_at = excluded.first_attempt_at, attempts = excluded.attempts, tries = 0, due_at = NULL`

export const updateStored = `
  UPDATE deliveries SET
    first_attempt_at = given.first, attempts = given.attempts, tries = given.tries, due_at = given.due
  FROM ${givenRows} WHERE event_stream_id = given.stream AND deliveries.event_id = given.event_id`

export const removeStored = `
  DELETE FROM deliveries USING ${givenRows}
  WHERE event_stream_id = given.stream AND deliveries.event_id = given.event_id`

export const countEnded = `
  INSERT INTO delivery_counts AS total (event_stream_id, day, successful, failed)
  SELECT stream, day, successful, failed
  FROM json_to_recordset($1::json) AS ended (stream text, day bigint, successful bigint, failed bigint)
  ON CONFLICT (event_stream_id, day) DO UPDATE SET
    successful = total.successful + excluded.successful, failed = total.failed + excluded.failed`

export const disable = `
  UPDATE event_streams SET
    status = 'disabled', disabled_reason = $3, disabled_at = $4, updated_at = $4, version = version + 1,
    revision = ${nextRevision}
  WHERE id = $1 AND version = $2 AND status = 'enabled' AND fence = $5 AND holder = $6 RETURNING id`

/** Locks the stream, so that no node takes it over during a step of its work. */
export const lockHeld =
  'SELECT revision FROM event_streams WHERE id = $1 AND fence = $2 AND holder = $3 FOR UPDATE'
