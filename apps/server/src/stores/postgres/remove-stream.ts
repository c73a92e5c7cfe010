import type { Query, Row } from './database.ts'
import { upToBytes } from './up-to-bytes.ts'

/** The column `detail` for the removal of a stream: the table that is being emptied, and the last key deleted from it. */
interface RemovalDetail {
  readonly table: number
  readonly after: string
}

const stepRows = 200
const next = (columns: string, key: string, table: string) =>
  `SELECT ${columns} FROM ${table} WHERE event_stream_id = $1 AND ${key} > $2 ORDER BY ${key} LIMIT ${stepRows}`

/**
 * Deletes the next rows of a stream after the key $2, and returns the last key. A step that started at the first key would read all
 * rows that earlier steps have deleted, as long as an older transaction, such as that of a backup, can still see them.
 */
const removal = (table: string, key: string, source = next(key, key, table)) => `
  WITH removed AS (
    DELETE FROM ${table} WHERE event_stream_id = $1 AND ${key} IN (SELECT ${key} FROM (${source}) AS chosen)
    RETURNING ${key})
  SELECT count(*)::int AS count, max(${key})::text AS last FROM removed`
const deliveriesUpToBytes = upToBytes(
  next('event_id, octet_length(event) AS bytes', 'event_id', 'deliveries'),
  'event_id',
)
/** The tables in the order in which they are emptied, each with a key before all others. */
const tables = [
  { remove: removal('retries', 'sequence'), start: '-1' },
  { remove: removal('deliveries', 'event_id', deliveriesUpToBytes), start: '' },
  { remove: removal('delivery_counts', 'day'), start: '-1' },
]
const save = 'UPDATE stream_work SET detail = $2, done = done + $3 WHERE id = $1'
/** Deletes also the rows that were written behind the last key. */
const removeStream = 'DELETE FROM event_streams WHERE id = $1'

/** Deletes some rows of a deleted stream, and in the end the stream. @returns their number; 0 at the end */
export async function removeStep(query: Query, work: Row): Promise<number> {
  const stream = String(work.event_stream_id)
  const begun: RemovalDetail | null = work.detail === '' ? null : JSON.parse(String(work.detail))
  for (const [table, { remove, start }] of tables.entries()) {
    if (begun && table < begun.table) continue
    const after = begun?.table === table ? begun.after : start
    const [removed] = await query(remove, [stream, after])
    const count = Number(removed?.count)
    if (count === 0) continue
    const detail = JSON.stringify({ table, after: String(removed?.last) } satisfies RemovalDetail)
    await query(save, [Number(work.id), detail, count])
    return count
  }
  await query(removeStream, [stream])
  return 0
}
