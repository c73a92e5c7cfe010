import type { ClientStore } from '../../auth/clients.ts'
import { clientOf } from '../rows.ts'
import type { Database } from './database.ts'

export function createSqliteClients(database: Database): ClientStore {
  const insert = database.prepare(
    `INSERT INTO clients (id, name, secret_hash, scopes, is_global, is_third_party, created_at, disabled_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  )
  const select = database.prepare('SELECT * FROM clients WHERE id = ?')
  const selectAll = database.prepare('SELECT * FROM clients ORDER BY created_at, rowid')
  const selectAny = database.prepare('SELECT 1 FROM clients LIMIT 1')
  const update = database.prepare(
    `UPDATE clients SET secret_hash = coalesce(?, secret_hash), disabled_at = coalesce(?, disabled_at)
     WHERE id = ? RETURNING *`,
  )
  return {
    async insert({ id, name, secretHash, scopes, isGlobal, isThirdParty, createdAt, disabledAt }) {
      const flags = [Number(isGlobal), Number(isThirdParty)]
      const values = [id, name, secretHash, JSON.stringify(scopes), ...flags, createdAt, disabledAt]
      const { changes } = await database.write(() => insert.run(...values))
      return changes === 1 ? 'inserted' : 'exists'
    },
    async find(id) {
      const row = select.get(id)
      return row ? clientOf(row) : null
    },
    async list() {
      return selectAll.all().map(clientOf)
    },
    async update(id, { secretHash = null, disabledAt = null }) {
      const row = await database.write(() => update.get(secretHash, disabledAt, id))
      return row ? clientOf(row) : null
    },
    async isEmpty() {
      return selectAny.get() === undefined
    },
  }
}
