import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { credentials } from '@tenant-api/test-kit/start-service'
import { openSqliteCommandStores } from '../../src/stores/sqlite/open.ts'
import { tenantOf } from '../stores/tenant-of.ts'

/** The header or the claims of a token: an object, or JSON text for what no object can express, such as repeated members. */
type Part = object | string

export interface Forge {
  readonly kid: string
  readonly publicKey: KeyObject
  readonly foreignPublicKey: KeyObject
  /** The claims of a valid token. */
  claims(changes?: object): object
  /** A token signed with the service's own key. */
  token(header: Part, claims: Part): string
  /** A token signed with a foreign key. */
  foreignToken(header: Part, claims: Part): string
}

/** Forges tokens with the signing key of a running service, read from its data directory. */
export async function forgeFor({ dataDir, baseUrl }: { dataDir: string; baseUrl: string }): Promise<Forge> {
  const { signingKeys, close } = await openSqliteCommandStores(dataDir, tenantOf(dataDir))
  const [stored] = await signingKeys.list()
  await close()
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
        exp: now + 600,
        jti: 'forged',
        ...changes,
      }
    },
    token: (header, claims) => signed(header, claims, data => sign(null, data, privateKey)),
    foreignToken: (header, claims) => signed(header, claims, data => sign(null, data, stranger)),
  }
}

/** A compact JWS (RFC 7515, section 7.1) with the signature that `signature` computes. */
export function signed(header: Part, claims: Part, signature: (data: Buffer) => Buffer): string {
  const encode = (part: Part) =>
    Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')
  const data = `${encode(header)}.${encode(claims)}`
  return `${data}.${signature(Buffer.from(data)).toString('base64url')}`
}
