import { erasedType } from '../../events/event-log.ts'
import type { Delivery } from '../../webhooks/delivery.ts'
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
      (event_stream_id, sequence, event_id, event_type, bytes, round, first_attempt_at, attempts, tries, due_at)
    SELECT :stream, :sequence, :event_id, :type, :bytes, :round, :first, :attempts, :tries, :due WHERE NOT ${isErased}
    ON CONFLICT DO UPDATE SET
      round = :round, first_attempt_at = :first, attempts = :attempts, tries = :tries, due_at = :due`)
  const removeRetry = database.prepare('DELETE FROM retries WHERE event_stream_id = ? AND sequence = ?')
  // Copies an event of the log into the history. The copy is empty if the log has deleted the event.
  const upsertFailed = database.prepare(`
    INSERT INTO deliveries
      (event_stream_id, event_id, event_type, event, status, first_attempt_at, attempts, tries, is_test, due_at)
    SELECT :stream, :event_id, :type, coalesce((SELECT ${eventOfFrame} FROM events WHERE sequence = :sequence), ''),
      'failed', :first, :attempts, 0, 0, NULL
    WHERE NOT ${isErased}
    ON CONFLICT DO UPDATE SET
      status = 'failed', first_attempt_at = :first, attempts = :attempts, tries = 0, due_at = NULL`)
  const failStored = database.prepare(`
    UPDATE deliveries SET status = 'failed', first_attempt_at = :first, attempts = :attempts, tries = 0, due_at = NULL
    WHERE event_stream_id = :stream AND event_id = :event_id`)
  const updateStored = database.prepare(`
    UPDATE deliveries SET first_attempt_at = :first, attempts = :attempts, tries = :tries, due_at = :due
    WHERE event_stream_id = :stream AND event_id = :event_id`)
  const removeStored = database.prepare('DELETE FROM deliveries WHERE event_stream_id = ? AND event_id = ?')

  return {
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
          due,
        })
    },
    putFailed(delivery: Delivery<'failed'>): void {
      const { eventStreamId, sequence, eventType } = delivery
      const { tries: _, ...state } = stateOf(delivery)
      // A stored delivery has its event. Its row is missing if its event was erased.
      if (sequence === null) {
        failStored.run(state)
        return
      }
      removeRetry.run(eventStreamId, sequence)
      upsertFailed.run({ ...state, sequence, type: eventType })
    },
    remove({ eventStreamId, eventId, sequence }: Delivery): void {
      if (sequence === null) removeStored.run(eventStreamId, eventId)
      else removeRetry.run(eventStreamId, sequence)
    },
  }
}

function stateOf({ eventStreamId, eventId, attempts, tries }: Delivery) {
  const [first] = attempts
  return {
    stream: eventStreamId,
    event_id: eventId,
    first: first ? Date.parse(first.timestamp) : null,
    attempts: JSON.stringify(attempts),
    tries,
  }
}
