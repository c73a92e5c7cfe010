/** The statements of the dispatcher's port. Those that write many rows at once are given them as one JSON text. */

const active = "(status = 'enabled' OR ending_at IS NOT NULL)"
const isHeldByTheLiving =
  'EXISTS (SELECT 1 FROM nodes WHERE nodes.id = holder AND nodes.expires_at > clock_timestamp())'

/** Takes what no living node holds, up to this node's share. A higher fence shuts out whoever held it before. */
export const claim = `
  WITH shares AS (
    SELECT ceil(
      (SELECT count(*) FROM event_streams WHERE ${active})::numeric
      / greatest((SELECT count(*) FROM nodes WHERE expires_at > clock_timestamp()), 1)) AS share),
  free AS (
    SELECT id FROM event_streams WHERE ${active} AND holder IS DISTINCT FROM $1 AND NOT ${isHeldByTheLiving}
    ORDER BY id
    LIMIT greatest(
      (SELECT share FROM shares) - (SELECT count(*) FROM event_streams WHERE ${active} AND holder = $1), 0)
    FOR UPDATE SKIP LOCKED),
  taken AS (
    UPDATE event_streams SET holder = $1, fence = fence + 1 FROM free WHERE event_streams.id = free.id)
  SELECT share FROM shares`

export const selectHeld = `SELECT id, fence, revision FROM event_streams WHERE holder = $1 AND ${active}`

export const selectCursors = `SELECT id, cursor FROM event_streams WHERE ${active}`

/** Takes one stream, whatever this node's share is, and gives all of it. */
export const take = `
  UPDATE event_streams SET holder = $2, fence = fence + (holder IS DISTINCT FROM $2)::int
  WHERE id = $1 AND (holder = $2 OR NOT ${isHeldByTheLiving}) RETURNING *`

export const release = 'UPDATE event_streams SET holder = NULL WHERE id = $1 AND fence = $2 AND holder = $3'

export const selectUnnoticed = `
  SELECT 1 FROM event_streams WHERE id = $1 AND acted_on < revision AND ${active}`

export const selectDue =
  'SELECT * FROM deliveries WHERE event_stream_id = $1 AND due_at <= $2 ORDER BY due_at LIMIT $3'
export const selectNextDue =
  'SELECT min(due_at) AS due_at FROM deliveries WHERE event_stream_id = $1 AND due_at > $2'

export const moveCursors = `
  UPDATE event_streams SET
    cursor = greatest(event_streams.cursor, moved.cursor),
    ending_at = CASE WHEN ending_at <= moved.ended_at THEN NULL ELSE ending_at END,
    failures_in_row = coalesce(moved.failures, failures_in_row),
    last_success_at = coalesce(moved.last_success, last_success_at),
    acted_on = greatest(acted_on, moved.revision)
  FROM json_to_recordset($1::json) AS moved (
    id text, fence bigint, revision bigint, cursor bigint, ended_at bigint, failures bigint, last_success bigint)
  WHERE event_streams.id = moved.id AND event_streams.fence = moved.fence
  RETURNING event_streams.id`

export const writeDeliveries = `
  INSERT INTO deliveries
    (event_stream_id, event_id, event_type, event, status, first_attempt_at, attempts, tries, is_test, due_at)
  SELECT stream, event_id, type, event, status, first, attempts, tries, test, due
  FROM json_to_recordset($1::json) AS row (
    stream text, event_id text, type text, event text, status text, first bigint, attempts text, tries int,
    test boolean, due bigint)
  ON CONFLICT (event_stream_id, event_id) DO UPDATE SET
    status = excluded.status, first_attempt_at = excluded.first_attempt_at, attempts = excluded.attempts,
    tries = excluded.tries, due_at = excluded.due_at`

export const removeDeliveries = `
  DELETE FROM deliveries USING json_to_recordset($1::json) AS delivered (stream text, event_id text)
  WHERE deliveries.event_stream_id = delivered.stream AND deliveries.event_id = delivered.event_id`

export const countEnded = `
  INSERT INTO delivery_counts AS total (event_stream_id, day, successful, failed)
  SELECT stream, day, successful, failed
  FROM json_to_recordset($1::json) AS ended (stream text, day bigint, successful bigint, failed bigint)
  ON CONFLICT (event_stream_id, day) DO UPDATE SET
    successful = total.successful + excluded.successful, failed = total.failed + excluded.failed`

/** Nobody takes the stream over while its deliveries are ended. */
export const lockHeld = 'SELECT 1 FROM event_streams WHERE id = $1 AND fence = $2 FOR UPDATE'

export const endWaiting = `
  UPDATE deliveries SET
    status = 'failed', due_at = NULL, tries = 0,
    attempts = CASE attempts WHEN '[]' THEN '[' ELSE left(attempts, -1) || ',' END || $2 || ']',
    first_attempt_at = coalesce(first_attempt_at, $3)
  WHERE event_stream_id = $1 AND due_at IS NOT NULL AND event_id <> ALL($4)
  RETURNING is_test`
