import type { EndedAttempt } from '../../event-streams/attempts.ts'
import { startOfDay } from '../../event-streams/deliveries.ts'
import { erasedType } from '../../events/event-log.ts'
import type { Delivery } from '../../webhooks/delivery.ts'
import type { DispatchChanges } from '../../webhooks/dispatch-store.ts'
import { listedAt } from '../rows.ts'
import type { Query } from './database.ts'

const givenRows = `json_to_recordset($1::json) AS given (
    stream text, sequence bigint, event_id text, type text, bytes bigint, round bigint, listed bigint, attempts text,
    tries int, made int, object text, due bigint, ended bigint, is_replay boolean)`

const isErased = `EXISTS (SELECT 1 FROM events WHERE events.sequence = given.sequence AND events.type = '${erasedType}')`

/** In the order of the log, because a row waits for those of earlier events of its object. */
const putRetries = `
  INSERT INTO retries
    (event_stream_id, sequence, event_id, event_type, bytes, round, attempts, tries, made, object_key, due_at, is_replay)
  SELECT stream, sequence, event_id, type, bytes, round, attempts, tries, made, object, due, is_replay FROM ${givenRows}
  WHERE NOT ${isErased} ORDER BY sequence
  ON CONFLICT (event_stream_id, sequence) DO UPDATE SET
    round = excluded.round, attempts = excluded.attempts, tries = excluded.tries, made = excluded.made,
    due_at = excluded.due_at`

const removeRetries = `
  DELETE FROM retries USING ${givenRows}
  WHERE retries.event_stream_id = given.stream AND retries.sequence = given.sequence`

/** Copies events of the log into the history. A copy is empty if the log has deleted the event. */
const putFailed = `
  INSERT INTO deliveries
    (event_stream_id, event_id, event_type, event, status, listed_at, attempts, tries, made, is_test, due_at, ended_in)
  SELECT stream, event_id, given.type, coalesce((SELECT json FROM events WHERE events.sequence = given.sequence), ''),
    'failed', listed, attempts, 0, made, false, NULL, ended
  FROM ${givenRows} WHERE NOT ${isErased}
  ON CONFLICT (event_stream_id, event_id) DO UPDATE SET
    status = 'failed', attempts = excluded.attempts, tries = 0, made = excluded.made, due_at = NULL,
    ended_in = excluded.ended_in`

/** A stored delivery has its event. Its row is missing if its event was erased. */
const failStored = `
  UPDATE deliveries SET
    status = 'failed', listed_at = coalesce(listed_at, given.listed), attempts = given.attempts, tries = 0,
    made = given.made, due_at = NULL, ended_in = given.ended
  FROM ${givenRows} WHERE event_stream_id = given.stream AND deliveries.event_id = given.event_id`

const updateStored = `
  UPDATE deliveries SET
    attempts = given.attempts, tries = given.tries, made = given.made, due_at = given.due
  FROM ${givenRows} WHERE event_stream_id = given.stream AND deliveries.event_id = given.event_id`

const removeStored = `
  DELETE FROM deliveries USING ${givenRows}
  WHERE event_stream_id = given.stream AND deliveries.event_id = given.event_id`

const addCounts = `
  INSERT INTO delivery_counts AS total (event_stream_id, day, successful, failed)
  SELECT stream, day, successful, failed
  FROM json_to_recordset($1::json) AS ended (stream text, day bigint, successful bigint, failed bigint)
  ON CONFLICT (event_stream_id, day) DO UPDATE SET
    successful = total.successful + excluded.successful, failed = total.failed + excluded.failed`

/** Runs a statement that takes rows as JSON, unless there are no rows. */
async function run(query: Query, statement: string, rows: readonly object[]): Promise<void> {
  if (rows.length > 0) await query(statement, [JSON.stringify(rows)])
}

/** A waiting delivery with its due time, or a delivery in flight with the time from which it is due if this node dies. */
interface Due {
  readonly delivery: Delivery<'waiting'> | Delivery<'under way'>
  readonly dueAt: number
}

const putAttempts = `
  INSERT INTO attempts
    (event_stream_id, event_id, event_type, attempted_at, number, result, is_success, success, status, error_message,
     duration_ms, answer, purpose)
  SELECT "eventStreamId", "eventId", "eventType", "attemptedAt", number, result, success IS NOT NULL, success, status,
    "errorMessage", "durationMs", answer, purpose
  FROM json_to_recordset($1::json) AS given (
    "eventStreamId" text, "eventId" text, "eventType" text, sequence bigint, "attemptedAt" bigint, number int, result text,
    success bigint, status int, "errorMessage" text, "durationMs" bigint, answer text, purpose text)
  WHERE NOT ${isErased} AND (sequence IS NOT NULL OR EXISTS (
    SELECT 1 FROM deliveries WHERE event_stream_id = "eventStreamId" AND event_id = "eventId"))`

/** Adds attempts to the list, except those of erased events. Call it before `writeDeliveries`: an erasure locks the tables in this order. */
export async function addAttempts(query: Query, attempts: readonly EndedAttempt[]): Promise<void> {
  await run(query, putAttempts, attempts)
}

/**
 * Writes waiting and failed deliveries to `retries` and `deliveries`, and deletes the rows of delivered ones.
 *
 * @param now when the failed ones have ended, in milliseconds since 1970
 */
export async function writeDeliveries(
  query: Query,
  {
    due,
    failed,
    delivered,
  }: { due: readonly Due[]; failed: readonly Delivery<'failed'>[]; delivered: readonly Delivery[] },
  now: number,
): Promise<void> {
  // A delivery that was in flight and then ended is in two lists. Write only its final state.
  const latest = new Map(
    due.map(({ delivery, dueAt }) => [
      `${delivery.eventStreamId} ${delivery.eventId}`,
      { ...rowOf(delivery), due: dueAt },
    ]),
  )
  for (const { eventStreamId, eventId } of [...failed, ...delivered])
    latest.delete(`${eventStreamId} ${eventId}`)
  const waiting = [...latest.values()]
  const ended = failed.map(delivery => ({ ...rowOf(delivery), listed: listedAt(delivery, now) }))
  const gone = delivered.map(rowOf)
  // First, because what follows a row of an ended delivery is due.
  await run(query, removeRetries, [...ended, ...gone].filter(isLogged))
  await run(query, putRetries, waiting.filter(isLogged))
  await run(query, updateStored, waiting.filter(isStored))
  await run(query, putFailed, ended.filter(isLogged))
  await run(query, failStored, ended.filter(isStored))
  await run(query, removeStored, gone)
}

export async function countEnded(
  query: Query,
  changes: readonly Pick<DispatchChanges, 'eventStreamId' | 'counts'>[],
  now: number,
): Promise<void> {
  const day = startOfDay(now)
  const ended = changes
    .filter(({ counts }) => counts.successful + counts.failed > 0)
    .map(({ eventStreamId, counts }) => ({ stream: eventStreamId, day, ...counts }))
  await run(query, addCounts, ended)
}

type GivenRow = ReturnType<typeof rowOf>
const isLogged = ({ sequence }: GivenRow) => sequence !== null
const isStored = ({ sequence }: GivenRow) => sequence === null

function rowOf(delivery: Delivery) {
  return {
    stream: delivery.eventStreamId,
    sequence: delivery.sequence,
    event_id: delivery.eventId,
    type: delivery.eventType,
    bytes: delivery.bytes,
    round: delivery.round,
    attempts: JSON.stringify(delivery.attempts),
    tries: delivery.tries,
    made: delivery.made,
    ended: delivery.isCutShort ? delivery.round : null,
    is_replay: delivery.isReplay,
    object: delivery.objectKey,
  }
}
