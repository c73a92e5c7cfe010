import type { ClientStore } from '../../auth/clients.ts'
import { clientOf } from '../rows.ts'
import type { Database } from './database.ts'

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
      const [row] = await database.query('SELECT * FROM clients WHERE id = $1', [id])
      return row ? clientOf(row) : null
    },
    async list() {
      const rows = await database.query('SELECT * FROM clients ORDER BY created_at, made')
      return rows.map(clientOf)
    },
    async update(id, { secretHash = null, disabledAt = null }) {
      const values = [id, secretHash, disabledAt]
      const [row] = await database.transactionOnce(query => query(update, values))
      return row ? clientOf(row) : null
    },
    async isEmpty() {
      return (await database.query('SELECT 1 FROM clients LIMIT 1')).length === 0
    },
  }
}
