import type { SecretBox } from '../../crypto.ts'
import type { EventStreamStore } from '../../event-streams/event-stream.ts'
import { limits } from '../../limits.ts'
import { eventStreamColumns, eventStreamOf } from '../rows.ts'
import type { Row } from '../sql.ts'
import type { Database } from './database.ts'

const head = '(SELECT coalesce(max(sequence), 0) FROM events)'

/**
 * Adds the work of disabling a stream: ending the deliveries of events after its cursor. Deliveries of
 * earlier events need no entry: they have rows, which stepwise work finds by their round.
 */
export const endBacklog = `
  INSERT INTO stream_work (event_stream_id, kind, round, from_sequence, to_sequence, detail, total)
  SELECT id, 'end', round, cursor, ${head}, subscriptions, ${head} - cursor FROM event_streams
  WHERE id = ? AND cursor < ${head}`

export function createSqliteEventStreams(database: Database, secrets: SecretBox): EventStreamStore {
  const insert = database.prepare(`
    INSERT INTO event_streams
      (id, name, subscriptions, sealed_destination, status, disabled_reason, disabled_at, created_at, updated_at,
       cursor, last_success_at)
    VALUES
      (:id, :name, :subscriptions, :sealed_destination, :status, :disabled_reason, :disabled_at, :created_at, :updated_at,
       ${head}, :created_at)`)
  const countRows = database.prepare('SELECT count(*) AS total FROM event_streams')
  const select = database.prepare('SELECT * FROM event_streams WHERE id = ? AND deleted_at IS NULL')
  const nameTaken = database.prepare('SELECT 1 FROM event_streams WHERE name = ? AND id <> ?')
  const update = database.prepare(`
    UPDATE event_streams SET
      name = :name, subscriptions = :subscriptions, sealed_destination = :sealed_destination, status = :status,
      disabled_reason = :disabled_reason, disabled_at = :disabled_at, created_at = :created_at, updated_at = :updated_at,
      version = version + 1, revision = revision + 1
    WHERE id = :id`)
  const enable = database.prepare(`
    UPDATE event_streams SET cursor = ${head}, round = round + 1, failures_in_row = 0, last_success_at = updated_at
    WHERE id = ?`)
  const end = database.prepare(endBacklog)
  // Rename the stream, so that its name can be reused at once. The new name is longer than any valid name.
  const remove = database.prepare(`
    UPDATE event_streams SET
      deleted_at = ?, name = id || printf('%.128c', '-'), status = 'disabled', version = version + 1, revision = revision + 1
    WHERE id = ? AND deleted_at IS NULL`)
  const workOff = database.prepare(`
    INSERT INTO stream_work (event_stream_id, kind, round, detail, total) VALUES (?, 'delete', 0, '', 0)`)
  const selectPage = database.prepare(
    'SELECT * FROM event_streams WHERE id > ? AND deleted_at IS NULL ORDER BY id LIMIT ? OFFSET ?',
  )
  const countAll = database.prepare('SELECT count(*) AS total FROM event_streams WHERE deleted_at IS NULL')
  const read = (row: Row) => eventStreamOf(row, secrets)
  return {
    async insert(stream) {
      return database.write(() => {
        if (nameTaken.get(stream.name, stream.id)) return 'name taken'
        if (Number(countRows.get()?.total) >= limits.eventStreams) return 'too many'
        insert.run(eventStreamColumns(stream, secrets))
        return 'inserted'
      })
    },
    async find(id) {
      const row = select.get(id)
      return row ? read(row) : null
    },
    async update(id, change) {
      return database.write(() => {
        const row = select.get(id)
        if (!row) return 'unknown'
        const before = read(row)
        const after = change(before)
        if (nameTaken.get(after.name, id)) return 'name taken'
        if (before.status === 'enabled' && after.status === 'disabled') end.run(id)
        update.run(eventStreamColumns(after, secrets))
        if (before.status === 'disabled' && after.status === 'enabled') enable.run(id)
        return after
      })
    },
    async delete(id) {
      return database.write(() => {
        if (remove.run(Date.now(), id).changes === 0) return 'unknown'
        workOff.run(id)
        return 'deleted'
      })
    },
    async list(after, skip, limit) {
      // Ids of event streams begin with 'est_', which sorts after this text. So the list still begins with the first stream.
      // Stryker disable next-line StringLiteral
      return selectPage.all(after ?? '', limit, skip).map(read)
    },
    async count() {
      // Stryker disable next-line OptionalChaining: A query for a count, without GROUP BY, always returns one row.
      return Number(countAll.get()?.total)
    },
  }
}
