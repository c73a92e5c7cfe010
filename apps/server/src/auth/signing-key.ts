import type { components } from '@tenant-api/contract'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { ConfigError } from '../config-error.ts'

export type TokenAlgorithm = 'EdDSA' | 'ES256' | 'RS256'
export type PublicKey = components['schemas']['JsonWebKeySet']['keys'][number]

/** A signing key at rest; its private part is encrypted by the store. Times are milliseconds since 1970. */
export interface StoredSigningKey {
  readonly kid: string
  readonly alg: TokenAlgorithm
  readonly privateJwk: JWK
  /** When it begins to sign. Until then it is only published, so that verifiers know it before they meet its first token. */
  readonly signsFrom: number
  /** No token that it has signed lasts longer; null as long as it has signed none. */
  readonly tokensEndAt: number | null
}

/** Signing keys at rest: a port that each store implements. Writes are fsynced when they resolve. */
export interface SigningKeyStore {
  insert(key: StoredSigningKey): Promise<void>
  /** All keys, the one that begins to sign last first. */
  list(): Promise<readonly StoredSigningKey[]>
  /**
   * Moves `tokensEndAt` of a key forward, never back. Whoever signs owes this before it issues a token that ends later.
   *
   * @returns whether the key is still there
   */
  extend(kid: string, tokensEndAt: number): Promise<boolean>
  /** Removes a key, unless its `tokensEndAt` has moved since it was read. */
  delete(key: StoredSigningKey): Promise<void>
}

/**
 * All keys of a store. They are the first of the data to be decrypted: with a wrong key nothing may start, nor say more than that.
 *
 * @throws {ConfigError} when they were encrypted with another SECRETS_KEY
 */
export async function listSigningKeys(store: SigningKeyStore): Promise<readonly StoredSigningKey[]> {
  try {
    return await store.list()
  } catch (error) {
    // Node gives the failed authentication of AES-GCM no code of its own.
    if (!/unable to authenticate data/.test(String(error))) throw error
    throw new ConfigError('SECRETS_KEY is not the key with which the data was encrypted.')
  }
}

/** A new key, which nobody knows yet. */
export async function newSigningKey(alg: TokenAlgorithm, signsFrom: number): Promise<StoredSigningKey> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  const privateJwk = await exportJWK(privateKey)
  return { kid: await calculateJwkThumbprint(privateJwk), alg, privateJwk, signsFrom, tokensEndAt: null }
}

/** The key that signs at a time: of those of the algorithm that have begun, the one that began last. */
export function signingKeyAt(
  keys: readonly StoredSigningKey[],
  alg: TokenAlgorithm,
  now: number,
): StoredSigningKey | undefined {
  return keys.find(key => key.alg === alg && key.signsFrom <= now)
}

/** The public members by name (RFC 7518, section 6; RFC 8037, section 2), so that no private one can slip through. */
export function publicKeyOf({ kid, alg, privateJwk: { kty, crv, x, y, n, e } }: StoredSigningKey): PublicKey {
  const members = Object.entries({ kty, crv, x, y, n, e, kid, alg, use: 'sig' }).filter(
    ([, value]) => value !== undefined,
  )
  return Object.fromEntries(members) as PublicKey
}
