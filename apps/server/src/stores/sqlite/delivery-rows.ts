import type { EndedAttempt } from '../../event-streams/attempts.ts'
import { erasedType } from '../../events/event-log.ts'
import type { Delivery } from '../../webhooks/delivery.ts'
import { listedAt } from '../rows.ts'
import type { Database } from './database.ts'

/** In a frame (`encodeEventFrame`), the event's JSON is between these two texts. JSON contains no line break. */
const start = `instr(frame, CAST(',"event":' AS BLOB)) + 9`
const end = `instr(frame, CAST('}' || char(10) || 'id: ' AS BLOB))`
export const eventOfFrame = `CAST(substr(frame, ${start}, ${end} - (${start})) AS TEXT)`

/** Assignments that remove the content of a row of `events`. The key must stay unique. */
export const blankEvent = "key = CAST(id AS BLOB), frame = x''"
const isErased = `EXISTS (SELECT 1 FROM events WHERE sequence = :sequence AND type = '${erasedType}')`

/** Statements for rows of `retries` and `deliveries`. */
export function deliveryRows(database: Database) {
  const upsertRetry = database.prepare(`
    INSERT INTO retries
      (event_stream_id, sequence, event_id, event_type, bytes, round, attempts, tries, made, object_key, due_at, is_replay)
    SELECT :stream, :sequence, :event_id, :type, :bytes, :round, :attempts, :tries, :made, :object, iif(EXISTS (
      SELECT 1 FROM retries
      WHERE event_stream_id = :stream AND object_key = :object AND sequence < :sequence), NULL, :due), :is_replay
    WHERE NOT ${isErased}
    ON CONFLICT DO UPDATE SET round = :round, attempts = :attempts, tries = :tries, made = :made, due_at = excluded.due_at`)
  const removeRetry = database.prepare('DELETE FROM retries WHERE event_stream_id = ? AND sequence = ?')
  // Copies an event of the log into the history. The copy is empty if the log has deleted the event.
  const upsertFailed = database.prepare(`
    INSERT INTO deliveries
      (event_stream_id, event_id, event_type, event, status, listed_at, attempts, tries, made, is_test, due_at, ended_in)
    SELECT :stream, :event_id, :type, coalesce((SELECT ${eventOfFrame} FROM events WHERE sequence = :sequence), ''),
      'failed', :listed, :attempts, 0, :made, 0, NULL, :ended
    WHERE NOT ${isErased}
    ON CONFLICT DO UPDATE SET
      status = 'failed', attempts = :attempts, tries = 0, made = :made, due_at = NULL, ended_in = :ended`)
  const failStored = database.prepare(`
    UPDATE deliveries SET
      status = 'failed', listed_at = coalesce(listed_at, :listed), attempts = :attempts, tries = 0, made = :made,
      due_at = NULL, ended_in = :ended
    WHERE event_stream_id = :stream AND event_id = :event_id`)
  const updateStored = database.prepare(`
    UPDATE deliveries SET attempts = :attempts, tries = :tries, made = :made, due_at = :due
    WHERE event_stream_id = :stream AND event_id = :event_id`)
  const removeStored = database.prepare('DELETE FROM deliveries WHERE event_stream_id = ? AND event_id = ?')

  const insertAttempt = database.prepare(`
    INSERT INTO attempts
      (event_stream_id, event_id, event_type, attempted_at, number, result, is_success, success, status, error_message,
       duration_ms, answer, purpose)
    SELECT :eventStreamId, :eventId, :eventType, :attemptedAt, :number, :result, :success IS NOT NULL, :success, :status,
      :errorMessage, :durationMs, :answer, :purpose
    WHERE NOT ${isErased} AND (:sequence IS NOT NULL OR EXISTS (
      SELECT 1 FROM deliveries WHERE event_stream_id = :eventStreamId AND event_id = :eventId))`)

  return {
    /** Adds an attempt to the list, unless its event was erased. */
    addAttempt(attempt: EndedAttempt): void {
      insertAttempt.run({ ...attempt })
    },
    /** Stores a waiting delivery, or a delivery in flight, so that it is repeated if this process dies. */
    putDue(delivery: Delivery<'waiting'> | Delivery<'under way'>, due: number): void {
      const { sequence } = delivery
      if (sequence === null) updateStored.run({ ...stateOf(delivery), due })
      else
        upsertRetry.run({
          ...stateOf(delivery),
          sequence,
          type: delivery.eventType,
          bytes: delivery.bytes,
          round: delivery.round,
          is_replay: Number(delivery.isReplay),
          object: delivery.objectKey,
          due,
        })
    },
    /** @param now when the delivery has ended, in milliseconds since 1970 */
    putFailed(delivery: Delivery<'failed'>, now: number): void {
      const { eventStreamId, sequence, eventType } = delivery
      const { tries: _, ...given } = stateOf(delivery)
      const ended = delivery.isCutShort ? delivery.round : null
      const state = { ...given, listed: listedAt(delivery, now), ended }
      // A stored delivery has its event. Its row is missing if its event was erased.
      if (sequence === null) {
        failStored.run(state)
        return
      }
      removeRetry.run(eventStreamId, sequence)
      upsertFailed.run({ ...state, sequence, type: eventType })
    },
    remove({ eventStreamId, eventId, sequence }: Delivery): void {
      if (sequence !== null) removeRetry.run(eventStreamId, sequence)
      removeStored.run(eventStreamId, eventId)
    },
  }
}

function stateOf({ eventStreamId, eventId, attempts, tries, made }: Delivery) {
  return { stream: eventStreamId, event_id: eventId, attempts: JSON.stringify(attempts), tries, made }
}
