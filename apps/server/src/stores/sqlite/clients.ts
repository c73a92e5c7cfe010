import type { Client, ClientStore } from '../../auth/client.ts'
import type { Database } from './database.ts'

type Row = Record<string, unknown>

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
      return toClient(select.get(id))
    },
    async list() {
      return selectAll.all().flatMap(row => toClient(row) ?? [])
    },
    async update(id, { secretHash = null, disabledAt = null }) {
      return toClient(await database.write(() => update.get(secretHash, disabledAt, id)))
    },
    async isEmpty() {
      return selectAny.get() === undefined
    },
  }
}

function toClient(row: Row | undefined): Client | null {
  if (!row) return null
  return {
    id: String(row.id),
    name: String(row.name),
    secretHash: String(row.secret_hash),
    scopes: JSON.parse(String(row.scopes)),
    isGlobal: row.is_global === 1,
    isThirdParty: row.is_third_party === 1,
    createdAt: Number(row.created_at),
    disabledAt: row.disabled_at === null ? null : Number(row.disabled_at),
  }
}
