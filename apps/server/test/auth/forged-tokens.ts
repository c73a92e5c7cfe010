import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { credentials } from '@tenant-api/contract-tests/start-service'
import { deriveKeys, loadOrCreateSecretsKey } from '../../src/crypto/keys.ts'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { openDatabase } from '../../src/stores/sqlite/connection.ts'
import { createSqliteSigningKeys } from '../../src/stores/sqlite/signing-keys.ts'
import { unexpected } from '../unexpected.ts'

/** JSON text, for what no value can say: repeated members, numbers beyond all. */
type Part = object | string

export interface Forge {
  readonly kid: string
  readonly publicKey: KeyObject
  readonly foreignPublicKey: KeyObject
  /** The claims of a good token. */
  claims(changes?: object): object
  /** A token that is signed with the service's own key, whatever it says. */
  token(header: Part, claims: Part): string
  /** A token that is signed with a key of a stranger. */
  foreignToken(header: Part, claims: Part): string
}

/** Makes tokens with the signing key of a running service, as only a thief of its folder could. */
export async function forgeFor({ dataDir, baseUrl }: { dataDir: string; baseUrl: string }): Promise<Forge> {
  using database = openDatabase(dataDir, unexpected)
  const secrets = createSecretBox(deriveKeys(loadOrCreateSecretsKey(dataDir)).secrets)
  const [stored] = await createSqliteSigningKeys(database, secrets).list()
  if (!stored) throw new Error('the service has no signing key')
  const privateKey = createPrivateKey({ key: { ...stored.privateJwk }, format: 'jwk' })
  const stranger = generateKeyPairSync('ed25519').privateKey
  return {
    kid: stored.kid,
    publicKey: createPublicKey(privateKey),
    foreignPublicKey: createPublicKey(stranger),
    claims: changes => {
      const now = Math.floor(Date.now() / 1_000)
      const { clientId } = credentials
      return {
        iss: baseUrl,
        aud: '/api/v2/',
        sub: clientId,
        client_id: clientId,
        scope: 'read:event_streams',
        iat: now,
        exp: now + 60,
        jti: 'forged',
        ...changes,
      }
    },
    token: (header, claims) => signed(header, claims, data => sign(null, data, privateKey)),
    foreignToken: (header, claims) => signed(header, claims, data => sign(null, data, stranger)),
  }
}

/** A compact JWS (RFC 7515, section 7.1) with any signature. */
export function signed(header: Part, claims: Part, signature: (data: Buffer) => Buffer): string {
  const encode = (part: Part) =>
    Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')
  const data = `${encode(header)}.${encode(claims)}`
  return `${data}.${signature(Buffer.from(data)).toString('base64url')}`
}
