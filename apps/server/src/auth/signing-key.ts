import type { components } from '@tenant-api/contract'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { ConfigError } from '../config/config-error.ts'

export type TokenAlgorithm = 'EdDSA' | 'ES256' | 'RS256'
export type PublicKey = components['schemas']['JsonWebKeySet']['keys'][number]

/** A stored signing key. The store encrypts its private part. Times are milliseconds since 1970. */
export interface StoredSigningKey {
  readonly kid: string
  readonly alg: TokenAlgorithm
  readonly privateJwk: JWK
  /** When the key begins to sign. It is published earlier, so that verifiers can fetch it in time. */
  readonly signsFrom: number
  /** An upper bound on the expiry of all tokens that the key has signed; null while it has signed none. */
  readonly tokensEndAt: number | null
}

/** The port for stored signing keys. Each store implements it. Writes are fsynced when they resolve. */
export interface SigningKeyStore {
  insert(key: StoredSigningKey): Promise<void>
  /** All keys, latest `signsFrom` first. */
  list(): Promise<readonly StoredSigningKey[]>
  /**
   * Moves `tokensEndAt` of a key forward, never back. Must be called before the key signs a token that expires after the
   * current `tokensEndAt`.
   *
   * @returns whether the key still exists
   */
  extend(kid: string, tokensEndAt: number): Promise<boolean>
  /** Deletes a key, unless its `tokensEndAt` has changed since it was read. */
  delete(key: StoredSigningKey): Promise<void>
}

/**
 * Reads all keys of a store. When the service starts, it decrypts them before any other data. So a wrong SECRETS_KEY is
 * detected here.
 *
 * @throws {ConfigError} when the keys were encrypted with another SECRETS_KEY
 */
export async function listSigningKeys(store: SigningKeyStore): Promise<readonly StoredSigningKey[]> {
  try {
    return await store.list()
  } catch (error) {
    // Node has no error code for a failed AES-GCM authentication.
    if (!/unable to authenticate data/.test(String(error))) throw error
    throw new ConfigError('SECRETS_KEY is not the key with which the data was encrypted: set that key.')
  }
}

/** Generates a key. The caller stores it. */
export async function newSigningKey(alg: TokenAlgorithm, signsFrom: number): Promise<StoredSigningKey> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  const privateJwk = await exportJWK(privateKey)
  return { kid: await calculateJwkThumbprint(privateJwk), alg, privateJwk, signsFrom, tokensEndAt: null }
}

/** The key that signs new tokens at `now`: the first key for `alg` that has reached its `signsFrom`. */
export function signingKeyAt(
  keys: readonly StoredSigningKey[],
  alg: TokenAlgorithm,
  now: number,
): StoredSigningKey | undefined {
  return keys.find(key => key.alg === alg && key.signsFrom <= now)
}

/** The public form of a key. Copies only public members, by name (RFC 7518, section 6; RFC 8037, section 2). */
export function publicKeyOf({ kid, alg, privateJwk: { kty, crv, x, y, n, e } }: StoredSigningKey): PublicKey {
  const members = Object.entries({ kty, crv, x, y, n, e, kid, alg, use: 'sig' }).filter(
    ([, value]) => value !== undefined,
  )
  return Object.fromEntries(members) as PublicKey
}
