import type { StoredSigningKey, TokenAlgorithm } from '../../auth/key-ring.ts'
import type { SecretBox } from '../../crypto.ts'
import { type Row, timeOf } from './row.ts'

/** Converts a row of `signing_keys`. */
export function signingKeyOf(row: Row, secrets: SecretBox): StoredSigningKey {
  return {
    kid: String(row.kid),
    alg: row.alg as TokenAlgorithm,
    privateJwk: JSON.parse(secrets.open(row.sealed_jwk as Uint8Array)),
    signsFrom: Number(row.signs_from),
    tokensEndAt: timeOf(row.tokens_end_at),
  }
}
