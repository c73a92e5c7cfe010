import { DatabaseSync } from 'node:sqlite'
import { administer } from '../postgres/new-database.ts'

/** Numbers of rows in the log and the delivery history. */
export const long = { events: 10_000_000, oldEvents: 1_000_000, failedDeliveries: 1_000_000 } as const

const dayMs = 86_400_000
const now = Date.now()
const oldAt = now - 8 * dayMs

/**
 * Copies the newest event of the log, and the only failed delivery of a stream, many times. The first million events are
 * expired.
 */
export function fillSqlite(file: string, stream: string): void {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -500000; BEGIN')
  database.exec(`
    WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${long.events})
    INSERT INTO events (sequence, id, type, key, accepted_at, frame)
    SELECT newest.sequence + n, newest.id, newest.type, CAST('copy-' || n AS BLOB),
      iif(n <= ${long.oldEvents}, ${oldAt}, ${now}), newest.frame
    FROM copies, (SELECT * FROM events ORDER BY sequence DESC LIMIT 1) AS newest`)
  database.exec(`UPDATE events SET accepted_at = ${oldAt} WHERE sequence <= ${long.oldEvents}`)
  database.exec(`
    WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${long.failedDeliveries})
    INSERT INTO deliveries
      (event_stream_id, event_id, event_type, event, status, listed_at, attempts, tries, is_test, due_at)
    SELECT event_stream_id, 'copy-' || n, event_type, event, 'failed', listed_at + n, attempts, 0, 0, NULL
    FROM copies, (SELECT * FROM deliveries LIMIT 1)`)
  database
    .prepare('UPDATE event_streams SET cursor = (SELECT max(sequence) FROM events) WHERE id = ?')
    .run(stream)
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

/** Fills PostgreSQL as `fillSqlite` fills SQLite. */
export async function fillPostgres(url: string, stream: string): Promise<void> {
  await administer(
    url,
    'SET synchronous_commit = off',
    `INSERT INTO events (sequence, generation, epoch, id, type, key, accepted_at, json)
     SELECT newest.sequence + n, generation, epoch, id, type, convert_to('copy-' || n, 'UTF8'),
       CASE WHEN n <= ${long.oldEvents} THEN ${oldAt} ELSE ${now} END, json
     FROM generate_series(1, ${long.events}) AS n, (SELECT * FROM events ORDER BY sequence DESC LIMIT 1) AS newest`,
    `UPDATE events SET accepted_at = ${oldAt} WHERE sequence <= ${long.oldEvents}`,
    `INSERT INTO deliveries
       (event_stream_id, event_id, event_type, event, status, listed_at, attempts, tries, is_test, due_at)
     SELECT event_stream_id, 'copy-' || n, event_type, event, 'failed', listed_at + n, attempts, 0, false, NULL
     FROM generate_series(1, ${long.failedDeliveries}) AS n, (SELECT * FROM deliveries LIMIT 1) AS one`,
    `UPDATE event_streams SET cursor = (SELECT max(sequence) FROM events) WHERE id = '${stream}'`,
    'ANALYZE',
  )
}
