import { startOfDay } from '../../event-streams/deliveries.ts'
import { erasedType } from '../../events/event-log.ts'
import type { Delivery } from '../../webhooks/delivery.ts'
import type { DispatchChanges } from '../../webhooks/dispatch-store.ts'
import type { Query } from './database.ts'

const givenRows = `json_to_recordset($1::json) AS given (
    stream text, sequence bigint, event_id text, type text, bytes bigint, round bigint, first bigint, attempts text,
    tries int, due bigint)`

const isErased = `EXISTS (SELECT 1 FROM events WHERE events.sequence = given.sequence AND events.type = '${erasedType}')`

const putRetries = `
  INSERT INTO retries
    (event_stream_id, sequence, event_id, event_type, bytes, round, first_attempt_at, attempts, tries, due_at)
  SELECT stream, sequence, event_id, type, bytes, round, first, attempts, tries, due FROM ${givenRows} WHERE NOT ${isErased}
  ON CONFLICT (event_stream_id, sequence) DO UPDATE SET
    round = excluded.round, first_attempt_at = excluded.first_attempt_at, attempts = excluded.attempts,
    tries = excluded.tries, due_at = excluded.due_at`

const removeRetries = `
  DELETE FROM retries USING ${givenRows}
  WHERE retries.event_stream_id = given.stream AND retries.sequence = given.sequence`

/** Copies events of the log into the history. A copy is empty if the log has deleted the event. */
const putFailed = `
  INSERT INTO deliveries
    (event_stream_id, event_id, event_type, event, status, first_attempt_at, attempts, tries, is_test, due_at)
  SELECT stream, event_id, given.type, coalesce((SELECT json FROM events WHERE events.sequence = given.sequence), ''),
    'failed', first, attempts, 0, false, NULL
  FROM ${givenRows} WHERE NOT ${isErased}
  ON CONFLICT (event_stream_id, event_id) DO UPDATE SET
    status = 'failed', first_attempt_at = excluded.first_attempt_at, attempts = excluded.attempts, tries = 0, due_at = NULL`

/** A stored delivery has its event. Its row is missing if its event was erased. */
const failStored = `
  UPDATE deliveries SET
    status = 'failed', first_attempt_at = given.first, attempts = given.attempts, tries = 0, due_at = NULL
  FROM ${givenRows} WHERE event_stream_id = given.stream AND deliveries.event_id = given.event_id`

const updateStored = `
  UPDATE deliveries SET
    first_attempt_at = given.first, attempts = given.attempts, tries = given.tries, due_at = given.due
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

/** Writes waiting and failed deliveries to `retries` and `deliveries`, and deletes the rows of delivered ones. */
export async function writeDeliveries(
  query: Query,
  {
    due,
    failed,
    delivered,
  }: { due: readonly Due[]; failed: readonly Delivery<'failed'>[]; delivered: readonly Delivery[] },
): Promise<void> {
  // A delivery that was in flight and then ended is in two lists. Write only its final state.
  const latest = new Map(
    due.map(one => [`${one.delivery.eventStreamId} ${one.delivery.eventId}`, rowOf(one.delivery, one.dueAt)]),
  )
  for (const { eventStreamId, eventId } of [...failed, ...delivered])
    latest.delete(`${eventStreamId} ${eventId}`)
  const waiting = [...latest.values()]
  const ended = failed.map(delivery => rowOf(delivery, null))
  const gone = delivered.map(delivery => rowOf(delivery, null))
  await run(query, putRetries, waiting.filter(isLogged))
  await run(query, updateStored, waiting.filter(isStored))
  await run(query, putFailed, ended.filter(isLogged))
  await run(query, failStored, ended.filter(isStored))
  await run(query, removeRetries, [...ended, ...gone].filter(isLogged))
  await run(query, removeStored, gone.filter(isStored))
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

function rowOf(delivery: Delivery, dueAt: number | null) {
  const [first] = delivery.attempts
  return {
    stream: delivery.eventStreamId,
    sequence: delivery.sequence,
    event_id: delivery.eventId,
    type: delivery.eventType,
    bytes: delivery.bytes,
    round: delivery.round,
    first: first ? Date.parse(first.timestamp) : null,
    attempts: JSON.stringify(delivery.attempts),
    tries: delivery.tries,
    due: dueAt,
  }
}
