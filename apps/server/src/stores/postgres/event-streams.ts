import type { SecretBox } from '../../crypto.ts'
import type { EventStream, EventStreamStore } from '../../event-streams/event-stream.ts'
import type { Clock } from '../../events/clock.ts'
import { limits } from '../../limits.ts'
import { eventStreamColumns, eventStreamOf } from '../rows.ts'
import type { Row } from '../sql.ts'
import type { Query, Value } from './database.ts'
import { appendLock } from './locks.ts'
import type { CallersDatabase } from './open-databases.ts'

const uniqueViolation = '23505'
/**
 * SQL: a higher revision. It contains the time, so that no revision of a change that a failover has lost is used again. A node
 * that has acted on the lost change would ignore a later change with the same revision.
 */
export const nextRevision = 'greatest(revision + 1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)'
const head = '(SELECT coalesce(max(sequence), 0) FROM events)'

const insert = `
  INSERT INTO event_streams
    (id, name, subscriptions, sealed_destination, status, disabled_reason, disabled_at, created_at, updated_at,
     cursor, last_success_at)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, ${head}, $8
  WHERE (SELECT count(*) FROM event_streams) < ${limits.eventStreams}
  ON CONFLICT (name) DO NOTHING RETURNING id`
const selectName = 'SELECT 1 FROM event_streams WHERE name = $1'
const update = `
  UPDATE event_streams SET
    name = $2, subscriptions = $3, sealed_destination = $4, status = $5, disabled_reason = $6, disabled_at = $7,
    created_at = $8, updated_at = $9, revision = ${nextRevision}, version = version + 1
  WHERE id = $1`
const enable = `
  UPDATE event_streams SET cursor = ${head}, round = round + 1, failures_in_row = 0, last_success_at = updated_at
  WHERE id = $1`
/**
 * Adds the work of disabling a stream: ending the deliveries of events after its cursor. Deliveries of
 * earlier events need no entry: they have rows, which stepwise work finds by their round.
 */
export const endBacklog = `
  INSERT INTO stream_work (event_stream_id, kind, round, from_sequence, to_sequence, detail, total)
  SELECT id, 'end', round, cursor, ${head}, subscriptions, ${head} - cursor FROM event_streams
  WHERE id = $1 AND cursor < ${head}`
// Rename the stream, so that its name can be reused at once. The new name is longer than any valid name.
const remove = `
  UPDATE event_streams SET
    deleted_at = $2, name = id || repeat('-', 128), status = 'disabled', version = version + 1,
    revision = ${nextRevision}
  WHERE id = $1 AND deleted_at IS NULL RETURNING id`
const workOff =
  "INSERT INTO stream_work (event_stream_id, kind, round, detail, total) VALUES ($1, 'delete', 0, '', 0)"

/** @param parts.nodeId id of this node; notifications contain it, so that this node ignores its own */
export function createPostgresEventStreams(
  database: CallersDatabase,
  { secrets, clock, nodeId }: { secrets: SecretBox; clock: Clock; nodeId: string },
): EventStreamStore {
  const read = (row: Row) => eventStreamOf(row, secrets)
  return {
    async insert(stream) {
      return database.transactionOnce(async query => {
        await keepFloor(query)
        const inserted = await query(insert, valuesOf(stream, secrets))
        if (inserted.length === 0)
          return (await query(selectName, [stream.name])).length > 0 ? 'name taken' : 'too many'
        await announce(query, nodeId)
        return 'inserted'
      })
    },
    async find(id) {
      const [row] = await database.query('SELECT * FROM event_streams WHERE id = $1 AND deleted_at IS NULL', [
        id,
      ])
      return row ? read(row) : null
    },
    async update(id, change) {
      const updating = database.transactionOnce(async query => {
        await keepFloor(query)
        const [row] = await query(
          'SELECT * FROM event_streams WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
          [id],
        )
        if (!row) return 'unknown'
        const before = read(row)
        const after = change(before)
        if (before.status !== after.status) await holdLog(query)
        if (before.status === 'enabled' && after.status === 'disabled') await query(endBacklog, [id])
        await query(update, valuesOf(after, secrets))
        if (before.status === 'disabled' && after.status === 'enabled') await query(enable, [id])
        await announce(query, nodeId)
        return after
      })
      return updating.catch((error: { code?: string }) => {
        if (error.code === uniqueViolation) return 'name taken'
        throw error
      })
    },
    async delete(id) {
      return database.transactionOnce(async query => {
        const deleted = await query(remove, [id, clock.now()])
        if (deleted.length === 0) return 'unknown'
        await query(workOff, [id])
        await announce(query, nodeId)
        return 'deleted'
      })
    },
    async list(after, skip, limit) {
      const rows = await database.query(
        'SELECT * FROM event_streams WHERE id > $1 AND deleted_at IS NULL ORDER BY id LIMIT $2 OFFSET $3',
        // Stryker disable next-line StringLiteral: Each id of an event stream begins with `est_`, which comes after both texts.
        [after ?? '', limit, skip],
      )
      return rows.map(read)
    },
    async count() {
      const [row] = await database.query(
        'SELECT count(*) AS total FROM event_streams WHERE deleted_at IS NULL',
      )
      // Stryker disable next-line OptionalChaining: The statement always returns a row: it counts, or inserts or updates one.
      return Number(row?.total)
    },
  }
}

/** Notifies the other nodes, once the transaction is committed, that streams have changed. */
export async function announce(query: Query, nodeId: string): Promise<void> {
  await query("SELECT pg_notify('event_streams', $1)", [nodeId])
}

/** Locks the floor until the transaction ends, so that retention does not pass a cursor that is set to the head. */
async function keepFloor(query: Query): Promise<void> {
  await query('SELECT floor FROM event_log FOR SHARE')
}

/**
 * Stops appends until the transaction ends. So each event is accepted either before a stream's status changes, or after the
 * change is visible.
 */
export async function holdLog(query: Query): Promise<void> {
  await query(`SELECT pg_advisory_xact_lock(${appendLock})`)
}

/** The values of `insert` and `update`, from $1 to $9. */
function valuesOf(stream: EventStream, secrets: SecretBox): Value[] {
  return Object.values(eventStreamColumns(stream, secrets))
}
