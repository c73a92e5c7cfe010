import type { Clock } from '../../events/clock.ts'
import { type Delivery, fail } from '../../webhooks/delivery.ts'
import type { DispatchStore } from '../../webhooks/dispatch-store.ts'
import { withoutAttempt } from '../../webhooks/ledger.ts'
import type { RedeliveryDetail } from '../rows.ts'
import { acceptedOf, endedEvents, retryOf, storedColumns, storedOf } from '../rows.ts'
import type { Row } from '../sql.ts'
import type { Database, Query } from './database.ts'
import { placeIn, selectKeys, upToBytes, valuesOf } from './deliveries.ts'
import { addAttempts, countEnded, writeDeliveries } from './delivery-rows.ts'

/** Maximum number of rows that one step reads or deletes. */
const stepRows = 200

/** Locks the stream, so that no node takes it over during a step of its work. */
const lockHeld = 'SELECT revision FROM event_streams WHERE id = $1 AND fence = $2 AND holder = $3 FOR UPDATE'
const selectWork = 'SELECT * FROM stream_work WHERE event_stream_id = $1 ORDER BY id LIMIT 1'
const saveWork = 'UPDATE stream_work SET from_sequence = $2, detail = $3, done = done + $4 WHERE id = $1'
const removeWork = 'DELETE FROM stream_work WHERE id = $1'
const selectLogged = upToBytes(
  `SELECT sequence, id, type, octet_length(json) AS bytes, CASE WHEN $3 THEN json END AS event
   FROM events WHERE sequence > $1 AND sequence <= $2 ORDER BY sequence LIMIT ${stepRows}`,
  'sequence',
)
const selectKnown = `
  SELECT event_id FROM retries WHERE event_stream_id = $1 AND sequence = ANY($2)
  UNION ALL SELECT event_id FROM deliveries WHERE event_stream_id = $1 AND event_id = ANY($3)`
const over = `round < (SELECT round + (status = 'disabled')::int FROM event_streams WHERE id = $1)`
const selectOverRetries = upToBytes(
  `SELECT * FROM retries WHERE event_stream_id = $1 AND ${over} AND event_id <> ALL($2) LIMIT ${stepRows}`,
  'sequence',
)
const selectOverStored = `
  SELECT ${storedColumns} FROM deliveries
  WHERE event_stream_id = $1 AND due_at IS NOT NULL AND ${over} AND event_id <> ALL($2) LIMIT ${stepRows}`
const makeDue = `
  UPDATE deliveries SET
    due_at = $2, tries = 0, ended_in = NULL, is_replay = false, round = (SELECT round FROM event_streams WHERE id = $1)
  WHERE event_stream_id = $1 AND event_id = ANY($3) AND due_at IS NULL RETURNING 1`
const makeEndedDue = `
  UPDATE deliveries SET due_at = $2, tries = 0, ended_in = NULL, round = $3
  WHERE event_stream_id = $1 AND event_id IN (
    SELECT event_id FROM deliveries WHERE event_stream_id = $1 AND ended_in = $3 LIMIT ${stepRows}) RETURNING 1`
const removeSkipped = `
  DELETE FROM retries WHERE event_stream_id = $1 AND sequence IN (
    SELECT sequence FROM retries
    WHERE event_stream_id = $1 AND round = coalesce($2, (SELECT round FROM event_streams WHERE id = $1))
      AND sequence <= (SELECT skipped_to FROM event_streams WHERE id = $1) AND NOT is_replay AND event_id <> ALL($3)
    ORDER BY sequence LIMIT ${stepRows}) RETURNING 1`
const isEnabled = "SELECT 1 FROM event_streams WHERE id = $1 AND status = 'enabled'"
const removals = [
  `DELETE FROM attempts WHERE id IN (
    SELECT id FROM attempts WHERE event_stream_id = $1 LIMIT ${stepRows}) RETURNING 1`,
  `DELETE FROM retries WHERE event_stream_id = $1 AND sequence IN (
    SELECT sequence FROM retries WHERE event_stream_id = $1 LIMIT ${stepRows}) RETURNING 1`,
  `DELETE FROM deliveries WHERE event_stream_id = $1 AND event_id IN (
    SELECT event_id FROM (${upToBytes(
      `SELECT event_id, octet_length(event) AS bytes FROM deliveries WHERE event_stream_id = $1 LIMIT ${stepRows}`,
      'event_id',
    )}) AS chosen) RETURNING 1`,
  `DELETE FROM delivery_counts WHERE event_stream_id = $1 AND day IN (
    SELECT day FROM delivery_counts WHERE event_stream_id = $1 LIMIT ${stepRows}) RETURNING 1`,
]
const removeStream = 'DELETE FROM event_streams WHERE id = $1'

/**
 * Creates a function that does one step of a stream's oldest requested work. If no work is requested, the function removes skipped
 * deliveries that a dead node had in flight, or ends some deliveries of the stream's earlier rounds.
 */
export function createStreamWork(database: Database, clock: Clock, nodeId: string): DispatchStore['work'] {
  return ({ eventStreamId, fence, revision }, except) =>
    database.transaction(async query => {
      const [held] = await query(lockHeld, [eventStreamId, fence, nodeId])
      if (!held) return null
      if (Number(held.revision) !== revision) return 0
      const [work] = await query(selectWork, [eventStreamId])
      const now = clock.now()
      switch (work?.kind) {
        case 'end':
          return endLogged(query, work, now)
        case 'redeliver':
          return redeliver(query, work, now)
        case 'delete':
          return remove(query, eventStreamId)
        case 'skip':
          return skipWaiting(query, work, except)
        default:
          return (
            (await skip(query, eventStreamId, null, except)) || endRounds(query, eventStreamId, except, now)
          )
      }
    })
}

async function end(
  query: Query,
  deliveries: readonly (Delivery<'accepted'> | Delivery<'waiting'>)[],
  now: number,
): Promise<void> {
  const [first] = deliveries
  if (!first) return
  const failed = deliveries.map(delivery => fail(delivery, 'disabled'))
  await addAttempts(
    query,
    failed.map(delivery => withoutAttempt(delivery, 'disabled', now)),
  )
  await writeDeliveries(query, { due: [], failed, delivered: [] }, now)
  const counts = { successful: 0, failed: failed.filter(({ isTest }) => !isTest).length }
  await countEnded(query, [{ eventStreamId: first.eventStreamId, counts }], now)
}

/** For events accepted before the stream was disabled, ends the deliveries that have no attempt yet. */
async function endLogged(query: Query, work: Row, now: number): Promise<number> {
  const stream = String(work.event_stream_id)
  const ended = endedEvents(work)
  const to = Number(work.to_sequence)
  // A holder that has not noticed the change yet commits cursors past the events of this work.
  const from = Math.min(Number(work.from_sequence), to)
  const logged = await query(selectLogged, [from, to, ended.readsEvent])
  const last = Number(logged.at(-1)?.sequence ?? to)
  const wanted = logged.filter(row => ended.shows(row))
  const sequences = wanted.map(row => Number(row.sequence))
  const ids = wanted.map(row => String(row.id))
  const known = new Set((await query(selectKnown, [stream, sequences, ids])).map(row => row.event_id))
  await end(
    query,
    wanted.filter(({ id }) => !known.has(id)).map(row => acceptedOf(stream, Number(work.round), row)),
    now,
  )
  if (last >= to) await query(removeWork, [Number(work.id)])
  else await query(saveWork, [Number(work.id), last, String(work.detail), last - from])
  return last - from
}

async function redeliver(query: Query, work: Row, now: number): Promise<number> {
  const stream = String(work.event_stream_id)
  const wanted = JSON.parse(String(work.detail)) as RedeliveryDetail
  const enabled = await query(isEnabled, [stream])
  if ('ended' in wanted) {
    // What ended when the stream was disabled stays ended if it is disabled again.
    const due = enabled.length > 0 ? await query(makeEndedDue, [stream, now, Number(work.round)]) : []
    if (due.length === 0) await query(removeWork, [Number(work.id)])
    else await query(saveWork, [Number(work.id), null, String(work.detail), due.length])
    return due.length
  }
  const { filter, after } = wanted
  const keys =
    // For a disabled stream the list then has one entry that is no row: it makes nothing due, and the work ends as with an empty
    // list.
    // Stryker disable next-line ArrayDeclaration
    enabled.length > 0 ? await query(selectKeys, [...valuesOf(stream, filter, after), stepRows]) : []
  const ids = keys.map(row => String(row.event_id))
  const { length: started } = await query(makeDue, [stream, now, ids])
  const last = keys.at(-1)
  if (!last || keys.length < stepRows) await query(removeWork, [Number(work.id)])
  else {
    const detail = JSON.stringify({ filter, after: placeIn(last) } satisfies RedeliveryDetail)
    await query(saveWork, [Number(work.id), null, detail, started])
  }
  return keys.length
}

async function remove(query: Query, stream: string): Promise<number> {
  for (const removal of removals) {
    const { length } = await query(removal, [stream])
    if (length > 0) return length
  }
  await query(removeStream, [stream])
  return 0
}

/** Removes deliveries of skipped events that wait. @param round null for the current one */
async function skip(
  query: Query,
  stream: string,
  round: number | null,
  except: readonly string[],
): Promise<number> {
  return (await query(removeSkipped, [stream, round, except])).length
}

async function skipWaiting(query: Query, work: Row, except: readonly string[]): Promise<number> {
  const done = await skip(query, String(work.event_stream_id), Number(work.round), except)
  if (done === 0) await query(removeWork, [Number(work.id)])
  else await query(saveWork, [Number(work.id), null, String(work.detail), done])
  return done
}

/** Ends deliveries of earlier rounds. @returns their number; null if none are left, apart from `except` */
async function endRounds(
  query: Query,
  stream: string,
  except: readonly string[],
  now: number,
): Promise<number | null> {
  const retries = (await query(selectOverRetries, [stream, except])).map(retryOf)
  const stored = retries.length === 0 ? (await query(selectOverStored, [stream, except])).map(storedOf) : []
  await end(query, [...retries, ...stored], now)
  return retries.length + stored.length || null
}
