import type { components } from '@tenant-api/contract'
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { ConfigError } from '../config.ts'

type JsonWebKeySet = components['schemas']['JsonWebKeySet']
export type TokenAlgorithm = 'EdDSA' | 'ES256' | 'RS256'

/** A signing key at rest; its private part is encrypted by the store. */
export interface StoredSigningKey {
  readonly kid: string
  readonly alg: TokenAlgorithm
  readonly privateJwk: JWK
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** Signing keys at rest: a port that each store implements. Writes are fsynced when they resolve. */
export interface SigningKeyStore {
  insert(key: StoredSigningKey): Promise<void>
  /** All keys, newest first. */
  list(): Promise<readonly StoredSigningKey[]>
}

/** The service's keys in use: the newest signs, all verify. */
export interface SigningKeys {
  readonly signing: { readonly kid: string; readonly alg: TokenAlgorithm; readonly key: CryptoKey }
  /** The key set that verifiers fetch (RFC 7517, section 5). */
  readonly jwks: JsonWebKeySet
}

/**
 * Loads the keys, and makes one first where none is there for `alg`.
 *
 * @throws {ConfigError} when they were encrypted with another SECRETS_KEY
 */
export async function loadSigningKeys(store: SigningKeyStore, alg: TokenAlgorithm): Promise<SigningKeys> {
  let stored = await readKeys(store)
  if (!stored.some(key => key.alg === alg)) {
    const { privateKey } = await generateKeyPair(alg, { extractable: true })
    const privateJwk = await exportJWK(privateKey)
    const kid = await calculateJwkThumbprint(privateJwk)
    await store.insert({ kid, alg, privateJwk, createdAt: Date.now() })
    stored = await store.list()
  }
  const newest = stored.find(key => key.alg === alg)
  if (!newest) throw new Error(`the store did not keep the ${alg} key that it was given`)
  return {
    signing: { kid: newest.kid, alg, key: (await importJWK(newest.privateJwk, alg)) as CryptoKey },
    jwks: { keys: stored.map(publicKey) },
  }
}

/** They are the first of the data to be decrypted: with a wrong key the service must not start, nor say more than that. */
async function readKeys(store: SigningKeyStore): Promise<readonly StoredSigningKey[]> {
  try {
    return await store.list()
  } catch (error) {
    // Node gives the failed authentication of AES-GCM no code of its own.
    if (!/unable to authenticate data/.test(String(error))) throw error
    throw new ConfigError('SECRETS_KEY is not the key with which the data in DATA_DIR was encrypted.')
  }
}

/** The public members by name (RFC 7518, section 6; RFC 8037, section 2), so that no private one can slip through. */
function publicKey({
  kid,
  alg,
  privateJwk: { kty, crv, x, y, n, e },
}: StoredSigningKey): JsonWebKeySet['keys'][number] {
  const members = Object.entries({ kty, crv, x, y, n, e, kid, alg, use: 'sig' }).filter(
    ([, value]) => value !== undefined,
  )
  return Object.fromEntries(members) as JsonWebKeySet['keys'][number]
}
