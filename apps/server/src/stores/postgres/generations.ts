import { type Clock, clockToleranceMs } from '../../events/clock.ts'
import { erasedType } from '../../events/event-log.ts'
import { countErasure, eraseEvent } from '../erasure.ts'
import { appendLock, type Database, type Query } from './database.ts'

/**
 * The retention period spans this many generations, which are partitions of the table of events. One more
 * generation stays on the disk until all its events have expired.
 */
const generationsKept = 8

/**
 * Deletes events by moving the floor of the log. A generation is a partition of the table. It is dropped when the floor has
 * passed all its events, which needs no deletion of rows and no vacuum.
 *
 * @returns how many events were deleted
 */
export async function pruneEvents(
  database: Database,
  clock: Clock,
  time: number,
  limit: number,
): Promise<number> {
  const forgotten = await database.transaction(async query => {
    // Transactions that create or enable a stream wait for this lock, and then take a cursor after the new floor.
    await query('SELECT floor FROM event_log FOR UPDATE')
    const [row] = await query(moveFloor, [time, limit])
    if (!row) await eraseNewest(query, time)
    return Number(row?.forgotten ?? 0)
  })
  if (forgotten < limit) {
    await dropForgotten(database)
    await beginGeneration(database, (clock.now() - time) / generationsKept)
  }
  return forgotten
}

/** Assignments that remove the content of a row of `events`. */
export const blankEvent = "key = convert_to(id, 'UTF8'), json = ''"

/** The newest event, if it has expired, nothing needs it, and all events before it are deleted. */
const selectLast = `
  SELECT sequence, generation, type, (SELECT generation FROM event_log) AS current,
    EXISTS (SELECT 1 FROM events AS other WHERE other.generation = newest.generation AND other.sequence < newest.sequence)
      AS has_others
  FROM (SELECT * FROM events ORDER BY sequence DESC LIMIT 1) AS newest
  WHERE accepted_at < $1 AND sequence = (SELECT floor + 1 FROM event_log)
    AND NOT EXISTS (SELECT 1 FROM event_streams WHERE status = 'enabled' AND cursor < newest.sequence)
    AND NOT EXISTS (SELECT 1 FROM stream_work WHERE from_sequence < newest.sequence)
    AND NOT EXISTS (SELECT 1 FROM replays WHERE position < newest.sequence)
    AND NOT EXISTS (SELECT 1 FROM retries WHERE retries.sequence = newest.sequence)`

/**
 * Erases the newest event, whose row stays because the next sequence is computed from it. Then moves the row to the current generation,
 * so that its own can be dropped with the events before it.
 */
async function eraseNewest(query: Query, time: number): Promise<void> {
  const [last] = await query(selectLast, [time])
  if (!last) return
  if (last.type !== erasedType) {
    await query(eraseEvent(blankEvent), [Number(last.sequence)])
    await query(countErasure)
  }
  if (last.has_others && last.generation !== last.current)
    await query('UPDATE events SET generation = $2 WHERE sequence = $1', [
      Number(last.sequence),
      Number(last.current),
    ])
}

/**
 * Moves the floor. Sequences have no gaps, so the floor moves by the number of deleted events. An event that
 * has not expired is kept, along with all events after it. After a clock error, a later event can have an
 * earlier time. A time in the future is from a wrong clock, so an event with such a time does not hold the
 * floor back.
 *
 * Rows of deleted events stay until their partition is dropped. One of them can have the latest of the expired times. So the
 * statement also looks for expired events among the oldest events of the log.
 *
 * Do not use EXISTS here: PostgreSQL 15 then reads the index entries of all expired rows, which can be millions.
 */
const moveFloor = `
  WITH old AS (SELECT floor FROM event_log),
  oldest AS (
    SELECT sequence, accepted_at FROM events
    WHERE sequence > (SELECT floor FROM event_log) ORDER BY sequence LIMIT $2)
  UPDATE event_log SET floor = allowed.floor
  FROM old, LATERAL (
    SELECT greatest(
      (SELECT sequence FROM events WHERE accepted_at < $1 ORDER BY accepted_at DESC, sequence DESC LIMIT 1),
      (SELECT max(sequence) FROM oldest WHERE accepted_at < $1)) AS sequence) AS expired, LATERAL (
    SELECT least(
      expired.sequence,
      (SELECT min(cursor) FROM event_streams WHERE status = 'enabled'),
      (SELECT min(from_sequence) FROM stream_work),
      (SELECT min(sequence) - 1 FROM retries),
      (SELECT min(position) FROM replays),
      (SELECT max(sequence) - 1 FROM events),
      (SELECT min(sequence) - 1 FROM oldest
        WHERE accepted_at BETWEEN $1 AND extract(epoch FROM clock_timestamp()) * 1000 + ${clockToleranceMs}),
      old.floor + $2) AS floor) AS allowed
  WHERE expired.sequence IS NOT NULL AND allowed.floor > old.floor
  RETURNING allowed.floor - old.floor AS forgotten`

/**
 * Runs `work`, which changes the schema. Gives up if a reader or a backup holds a lock for too long, because
 * other statements would queue up.
 */
async function unlessBusy(database: Database, work: (query: Query) => Promise<void>): Promise<void> {
  try {
    await database.transaction(async query => {
      await query("SET LOCAL lock_timeout = '500ms'")
      await work(query)
    })
  } catch (error) {
    const { code, cause } = error as { code?: string; cause?: { code?: string } }
    if (cause?.code !== lockNotAvailable && code !== undefinedTable) throw error
  }
}

const lockNotAvailable = '55P03'
/** The table does not exist: another node has already dropped it. */
const undefinedTable = '42P01'

/** Drops the generations behind the floor, except the newest, which is still written. */
async function dropForgotten(database: Database): Promise<void> {
  // The name comes from `pg_class`: `regclass` prints a number for a table that another node drops meanwhile.
  const tables = await database.query(`
    SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'events'::regclass AND relname <> (SELECT 'events_' || generation FROM event_log)`)
  for (const name of tables.map(table => String(table.name)))
    await unlessBusy(database, async query => {
      const [row] = await query(
        `SELECT coalesce(max(sequence), 0) <= (SELECT floor FROM event_log) AS is_forgotten FROM ${name}`,
      )
      // Stryker disable next-line OptionalChaining: The statement always returns a row: it counts, or inserts or updates one.
      if (row?.is_forgotten) await query(`DROP TABLE ${name}`)
    })
}

/**
 * Begins a new generation when the current one is older than `ms` milliseconds. Also when it is far in the future: the clock was
 * wrong when it began, and its partition would otherwise grow until then.
 */
async function beginGeneration(database: Database, ms: number): Promise<void> {
  const isDue = async (query: Query) => {
    const [row] = await query(
      `SELECT generation FROM event_log
       WHERE begun_at NOT BETWEEN now() - $1 * interval '1 millisecond' AND now() + $2 * interval '1 millisecond'`,
      [ms, clockToleranceMs],
    )
    if (!row) return null
    const generation = Number(row.generation)
    // Do not replace a generation that has no events yet.
    const found = await query(`SELECT 1 FROM events_${generation} LIMIT 1`)
    return found.length > 0 ? generation : null
  }
  if ((await isDue(database.query)) === null) return
  await unlessBusy(database, async query => {
    // Wait for appends in flight, which belong to the current generation.
    await query(`SELECT pg_advisory_xact_lock(${appendLock})`)
    const generation = await isDue(query)
    if (generation === null) return
    const next = generation + 1
    await query(`CREATE TABLE events_${next} PARTITION OF events FOR VALUES IN (${next})`)
    await query('UPDATE event_log SET generation = $1, begun_at = now()', [next])
  })
}
