import { clockToleranceMs } from '../../events/clock.ts'
import type { Database, Query } from './database.ts'
import { appendLock } from './locks.ts'

/** The log's retention is that of so many generations, and one more is on the disk for a while. */
const generationsKept = 8

/**
 * Forgets events by moving the floor of the log. Their rows go with their generation, a partition of the table: it is dropped
 * when all of it lies behind the floor, and costs neither the deletion of rows nor what a vacuum takes.
 *
 * @returns how many events were forgotten
 */
export async function pruneEvents(database: Database, time: number, limit: number): Promise<number> {
  const forgotten = await database.transaction(async query => {
    // Whoever creates or enables a stream waits here, and takes its cursor behind the floor.
    await query('SELECT floor FROM event_log FOR UPDATE')
    const [row] = await query(moveFloor, [time, limit])
    return Number(row?.forgotten ?? 0)
  })
  if (forgotten < limit) {
    await dropForgotten(database)
    await beginGeneration(database, (Date.now() - time) / generationsKept)
  }
  return forgotten
}

/**
 * Sequences have no gap. Times go back only where a clock was wrong: an event is kept until its time has passed, unless that lies in
 * the future, and with it those after it.
 */
const moveFloor = `
  WITH old AS (SELECT floor FROM event_log)
  UPDATE event_log SET floor = allowed.floor
  FROM old, LATERAL (
    SELECT least(
      (SELECT sequence FROM events WHERE accepted_at < $1 ORDER BY accepted_at DESC, sequence DESC LIMIT 1),
      (SELECT min(cursor) FROM event_streams WHERE status = 'enabled' OR ending_at IS NOT NULL),
      (SELECT min(from_sequence) FROM stream_work),
      (SELECT min(sequence) - 1 FROM retries),
      (SELECT max(sequence) - 1 FROM events),
      (SELECT min(sequence) - 1 FROM (
        SELECT sequence, accepted_at FROM events WHERE sequence > old.floor ORDER BY sequence LIMIT $2) AS oldest
        WHERE accepted_at BETWEEN $1 AND extract(epoch FROM clock_timestamp()) * 1000 + ${clockToleranceMs}),
      old.floor + $2) AS floor) AS allowed
  WHERE allowed.floor > old.floor
    AND EXISTS (SELECT 1 FROM events WHERE accepted_at < $1)
  RETURNING allowed.floor - old.floor AS forgotten`

/** Changes the schema, unless a reader or a backup takes its time: those who would wait behind the change are more important. */
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
/** Another node was faster. */
const undefinedTable = '42P01'

/** Drops the generations behind the floor. None is written any more once there is a newer one. */
async function dropForgotten(database: Database): Promise<void> {
  const tables = await database.query(`
    SELECT inhrelid::regclass::text AS name FROM pg_inherits
    WHERE inhparent = 'events'::regclass AND inhrelid <> (SELECT 'events_' || generation FROM event_log)::regclass`)
  for (const name of tables.map(table => String(table.name)))
    await unlessBusy(database, async query => {
      const [row] = await query(
        `SELECT coalesce(max(sequence), 0) <= (SELECT floor FROM event_log) AS is_forgotten FROM ${name}`,
      )
      if (row?.is_forgotten) await query(`DROP TABLE ${name}`)
    })
}

/** Begins another generation when the one that is written has been for long enough. @param ms how long that is */
async function beginGeneration(database: Database, ms: number): Promise<void> {
  const isDue = async (query: Query) => {
    const [row] = await query(
      "SELECT generation FROM event_log WHERE begun_at < now() - $1 * interval '1 millisecond'",
      [ms],
    )
    if (!row) return null
    const generation = Number(row.generation)
    // One that holds nothing yet goes on.
    const found = await query(`SELECT 1 FROM events_${generation} LIMIT 1`)
    return found.length > 0 ? generation : null
  }
  if ((await isDue(database.query)) === null) return
  await unlessBusy(database, async query => {
    // What is being appended belongs to the generation that it began in.
    await query(`SELECT pg_advisory_xact_lock(${appendLock})`)
    const generation = await isDue(query)
    if (generation === null) return
    const next = generation + 1
    await query(`CREATE TABLE events_${next} PARTITION OF events FOR VALUES IN (${next})`)
    await query('UPDATE event_log SET generation = $1, begun_at = now()', [next])
  })
}
