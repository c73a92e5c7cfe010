import type { Client, ClientStore } from '../auth/clients.ts'
import type { Enter } from './logs.ts'
import { timeOf } from './rows.ts'
import type { Row, Sql } from './sql.ts'

const insert = `
  INSERT INTO clients (id, name, secret_hash, scopes, is_global, is_third_party, created_at, disabled_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`
const update = `
  UPDATE clients SET secret_hash = coalesce($2, secret_hash), disabled_at = coalesce($3, disabled_at)
  WHERE id = $1 RETURNING *`

export function createClients(sql: Sql, enter: Enter): ClientStore {
  return {
    async insert(client, entry) {
      const values = [
        client.id,
        client.name,
        client.secretHash,
        JSON.stringify(client.scopes),
        client.isGlobal,
        client.isThirdParty,
        client.createdAt,
        client.disabledAt,
      ]
      return sql.transact(function* () {
        const inserted = yield [insert, values]
        if (inserted.length === 0) return 'exists'
        yield enter(entry)
        return 'inserted'
      })
    },
    async find(id) {
      const [row] = await sql.query('SELECT * FROM clients WHERE id = $1', [id])
      return row ? clientOf(row) : null
    },
    async list() {
      return (await sql.query('SELECT * FROM clients ORDER BY created_at, made')).map(clientOf)
    },
    async update(id, { secretHash = null, disabledAt = null }, entry) {
      return sql.transact(function* () {
        const [row] = yield [update, [id, secretHash, disabledAt]]
        if (!row) return null
        yield enter(entry)
        return clientOf(row)
      })
    },
    async isEmpty() {
      return (await sql.query('SELECT 1 FROM clients LIMIT 1')).length === 0
    },
  }
}

function clientOf(row: Row): Client {
  return {
    id: String(row.id),
    name: String(row.name),
    secretHash: String(row.secret_hash),
    scopes: JSON.parse(String(row.scopes)),
    isGlobal: Boolean(row.is_global),
    isThirdParty: Boolean(row.is_third_party),
    createdAt: Number(row.created_at),
    disabledAt: timeOf(row.disabled_at),
  }
}
