import type { DatabaseSync } from 'node:sqlite'
import type { SecretBox } from '../../crypto/secret-box.ts'
import type { EventStream, EventStreamStore } from '../../event-streams/event-stream.ts'

export function createSqliteEventStreams(database: DatabaseSync, secrets: SecretBox): EventStreamStore {
  const insert = database.prepare(`
    INSERT INTO event_streams (id, name, subscriptions, sealed_destination, status, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (name) DO NOTHING`)
  const select = database.prepare('SELECT * FROM event_streams WHERE id = ?')
  return {
    async insert(stream) {
      const { changes } = insert.run(
        stream.id,
        stream.name,
        JSON.stringify(stream.subscriptions),
        secrets.seal(JSON.stringify(stream.destination)),
        stream.status,
        Date.parse(stream.created_at),
        Date.parse(stream.updated_at),
      )
      return changes === 1 ? 'inserted' : 'name taken'
    },
    async find(id) {
      const row = select.get(id)
      if (!row) return null
      return {
        id: String(row.id),
        name: String(row.name),
        subscriptions: JSON.parse(String(row.subscriptions)),
        destination: JSON.parse(secrets.open(row.sealed_destination as Uint8Array)),
        status: row.status as EventStream['status'],
        created_at: new Date(Number(row.created_at)).toISOString(),
        updated_at: new Date(Number(row.updated_at)).toISOString(),
      }
    },
  }
}
