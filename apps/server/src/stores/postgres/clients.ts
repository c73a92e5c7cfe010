import type { Client, ClientStore } from '../../auth/client.ts'
import type { Database, Row } from './database.ts'

const insert = `
  INSERT INTO clients (id, name, secret_hash, scopes, is_global, is_third_party, created_at, disabled_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`
const update = `
  UPDATE clients SET secret_hash = coalesce($2, secret_hash), disabled_at = coalesce($3, disabled_at)
  WHERE id = $1 RETURNING *`

export function createPostgresClients(database: Database): ClientStore {
  return {
    async insert({ id, name, secretHash, scopes, isGlobal, isThirdParty, createdAt, disabledAt }) {
      const flags = [isGlobal, isThirdParty]
      const values = [id, name, secretHash, JSON.stringify(scopes), ...flags, createdAt, disabledAt]
      const inserted = await database.transactionOnce(query => query(insert, values))
      return inserted.length === 1 ? 'inserted' : 'exists'
    },
    async find(id) {
      return toClient((await database.query('SELECT * FROM clients WHERE id = $1', [id]))[0])
    },
    async list() {
      const rows = await database.query('SELECT * FROM clients ORDER BY created_at, made')
      return rows.flatMap(row => toClient(row) ?? [])
    },
    async update(id, { secretHash = null, disabledAt = null }) {
      return toClient((await database.query(update, [id, secretHash, disabledAt]))[0])
    },
    async isEmpty() {
      return (await database.query('SELECT 1 FROM clients LIMIT 1')).length === 0
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
    isGlobal: row.is_global === true,
    isThirdParty: row.is_third_party === true,
    createdAt: Number(row.created_at),
    disabledAt: row.disabled_at === null ? null : Number(row.disabled_at),
  }
}
