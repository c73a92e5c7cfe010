import type { SigningKeyStore } from '../../auth/key-ring.ts'
import type { SecretBox } from '../../crypto.ts'
import { signingKeyOf } from '../rows.ts'
import type { Database } from './database.ts'

export function createSqliteSigningKeys(database: Database, secrets: SecretBox): SigningKeyStore {
  const insert = database.prepare(
    'INSERT INTO signing_keys (kid, alg, sealed_jwk, signs_from, tokens_end_at) VALUES (?, ?, ?, ?, ?)',
  )
  const select = database.prepare('SELECT * FROM signing_keys ORDER BY signs_from DESC, rowid DESC')
  const extend = database.prepare(
    'UPDATE signing_keys SET tokens_end_at = max(ifnull(tokens_end_at, 0), ?) WHERE kid = ?',
  )
  const remove = database.prepare('DELETE FROM signing_keys WHERE kid = ? AND tokens_end_at IS ?')
  return {
    async insert({ kid, alg, privateJwk, signsFrom, tokensEndAt }) {
      const sealed = secrets.seal(JSON.stringify(privateJwk))
      await database.write(() => insert.run(kid, alg, sealed, signsFrom, tokensEndAt))
    },
    async list() {
      return select.all().map(row => signingKeyOf(row, secrets))
    },
    async extend(kid, tokensEndAt) {
      return (await database.write(() => extend.run(tokensEndAt, kid))).changes === 1
    },
    async delete({ kid, tokensEndAt }) {
      await database.write(() => remove.run(kid, tokensEndAt))
    },
  }
}
