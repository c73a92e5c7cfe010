import type { SigningKeyStore } from '../../auth/key-ring.ts'
import type { SecretBox } from '../../crypto.ts'
import { signingKeyOf } from '../rows.ts'
import type { Database } from './database.ts'

const insert = `
  INSERT INTO signing_keys (kid, alg, sealed_jwk, signs_from, tokens_end_at) VALUES ($1, $2, $3, $4, $5)`
const extend = `
  UPDATE signing_keys SET tokens_end_at = greatest(tokens_end_at, $1) WHERE kid = $2 RETURNING kid`
const remove = 'DELETE FROM signing_keys WHERE kid = $1 AND tokens_end_at IS NOT DISTINCT FROM $2'

export function createPostgresSigningKeys(database: Database, secrets: SecretBox): SigningKeyStore {
  return {
    async insert({ kid, alg, privateJwk, signsFrom, tokensEndAt }) {
      const sealed = secrets.seal(JSON.stringify(privateJwk))
      await database.transactionOnce(query => query(insert, [kid, alg, sealed, signsFrom, tokensEndAt]))
    },
    async list() {
      const rows = await database.query('SELECT * FROM signing_keys ORDER BY signs_from DESC, made DESC')
      return rows.map(row => signingKeyOf(row, secrets))
    },
    async extend(kid, tokensEndAt) {
      return (await database.query(extend, [tokensEndAt, kid])).length === 1
    },
    async delete({ kid, tokensEndAt }) {
      await database.query(remove, [kid, tokensEndAt])
    },
  }
}
