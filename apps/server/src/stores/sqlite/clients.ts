import type { ClientStore } from '../../auth/client.ts'
import type { Database } from './database.ts'

export function createSqliteClients(database: Database): ClientStore {
  const insert = database.prepare(
    `INSERT INTO clients (id, name, secret_hash, scopes, is_global, is_third_party, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  const select = database.prepare('SELECT * FROM clients WHERE id = ?')
  const selectAny = database.prepare('SELECT 1 FROM clients LIMIT 1')
  return {
    async insert({ id, name, secretHash, scopes, isGlobal, isThirdParty }) {
      await database.write(() =>
        insert.run(
          id,
          name,
          secretHash,
          JSON.stringify(scopes),
          Number(isGlobal),
          Number(isThirdParty),
          Date.now(),
        ),
      )
    },
    async find(id) {
      const row = select.get(id)
      if (!row) return null
      return {
        id: String(row.id),
        name: String(row.name),
        secretHash: String(row.secret_hash),
        scopes: JSON.parse(String(row.scopes)),
        isGlobal: row.is_global === 1,
        isThirdParty: row.is_third_party === 1,
      }
    },
    async isEmpty() {
      return selectAny.get() === undefined
    },
  }
}
