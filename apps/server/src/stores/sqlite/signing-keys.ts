import type { SigningKeyStore, TokenAlgorithm } from '../../auth/signing-keys.ts'
import type { SecretBox } from '../../crypto/secret-box.ts'
import type { Database } from './database.ts'

export function createSqliteSigningKeys(database: Database, secrets: SecretBox): SigningKeyStore {
  const insert = database.prepare(
    'INSERT INTO signing_keys (kid, alg, sealed_jwk, created_at) VALUES (?, ?, ?, ?)',
  )
  const select = database.prepare('SELECT * FROM signing_keys ORDER BY created_at DESC, rowid DESC')
  return {
    async insert({ kid, alg, privateJwk, createdAt }) {
      await database.write(() => insert.run(kid, alg, secrets.seal(JSON.stringify(privateJwk)), createdAt))
    },
    async list() {
      return select.all().map(row => ({
        kid: String(row.kid),
        alg: row.alg as TokenAlgorithm,
        privateJwk: JSON.parse(secrets.open(row.sealed_jwk as Uint8Array)),
        createdAt: Number(row.created_at),
      }))
    },
  }
}
