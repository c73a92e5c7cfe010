import type { SigningKeyStore, StoredSigningKey, TokenAlgorithm } from '../auth/key-ring.ts'
import type { SecretBox } from '../crypto.ts'
import type { Enter } from './logs.ts'
import { timeOf } from './rows.ts'
import type { Row, Sql } from './sql.ts'

const insert = `
  INSERT INTO signing_keys (kid, alg, sealed_jwk, signs_from, tokens_end_at) VALUES ($1, $2, $3, $4, $5)`
const extend = `
  UPDATE signing_keys SET tokens_end_at = CASE WHEN tokens_end_at > $2 THEN tokens_end_at ELSE $2 END
  WHERE kid = $1 RETURNING kid`
const remove =
  'DELETE FROM signing_keys WHERE kid = $1 AND tokens_end_at IS NOT DISTINCT FROM $2 RETURNING kid'
const begin = 'UPDATE signing_keys SET has_begun = true WHERE kid = $1 AND NOT has_begun RETURNING kid'

export function createSigningKeys(sql: Sql, secrets: SecretBox, enter: Enter): SigningKeyStore {
  return {
    async insert({ kid, alg, privateJwk, signsFrom, tokensEndAt }, entry) {
      const sealed = secrets.seal(JSON.stringify(privateJwk), placeOf(kid))
      await sql.transact(function* () {
        yield [insert, [kid, alg, sealed, signsFrom, tokensEndAt]]
        if (entry) yield enter(entry)
      })
    },
    async list() {
      const rows = await sql.query('SELECT * FROM signing_keys ORDER BY signs_from DESC, made DESC')
      return rows.map(row => signingKeyOf(row, secrets))
    },
    async extend(kid, tokensEndAt) {
      return (await sql.run(extend, [kid, tokensEndAt])).length === 1
    },
    async delete({ kid, tokensEndAt }, entry) {
      await sql.transact(function* () {
        const removed = yield [remove, [kid, tokensEndAt]]
        if (entry && removed.length > 0) yield enter(entry)
      })
    },
    async begin(kid, entry) {
      await sql.transact(function* () {
        const begun = yield [begin, [kid]]
        if (entry && begun.length > 0) yield enter(entry)
      })
    },
  }
}

const placeOf = (kid: string) => ({ table: 'signing_keys', column: 'sealed_jwk', id: kid })

function signingKeyOf(row: Row, secrets: SecretBox): StoredSigningKey {
  const kid = String(row.kid)
  return {
    kid,
    alg: row.alg as TokenAlgorithm,
    privateJwk: JSON.parse(secrets.open(row.sealed_jwk as Uint8Array, placeOf(kid))),
    signsFrom: Number(row.signs_from),
    tokensEndAt: timeOf(row.tokens_end_at),
  }
}
