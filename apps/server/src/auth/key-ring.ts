import type { components } from '@tenant-api/contract'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import type { Logger } from 'pino'
import { SealError } from '../crypto.ts'
import { ConfigError, StoreError } from '../errors.ts'
import type { WatchedClock } from '../events/clock.ts'
import { createOnceAMinute } from '../limiting/once-a-minute.ts'
import { type NewLogEntry, systemEntry } from '../logs/entries.ts'
import type { VerificationKeys } from './verify-token.ts'

/** Poll interval. Commands and other nodes may change keys, and the service must apply a change within 5 s. */
const refreshMs = 2_000
/**
 * The stored `tokensEndAt` is up to this much later than the expiry of the new token, in milliseconds. So not
 * every new token causes a write.
 */
const marginMs = 3_600_000
/** How long an unused key is kept after its `signsFrom`, in milliseconds. */
const unusedMs = 86_400_000

/** The service's own keys. One key signs new tokens. Each key verifies tokens until the last token it signed has expired. */
export interface KeyRing extends VerificationKeys {
  /** The published key set (RFC 7517, section 5). */
  readonly jwks: components['schemas']['JsonWebKeySet']
  /**
   * The key for a new token. It stays in the ring at least until the token expires at `tokenEndsAt` (ms since 1970).
   *
   * @throws {StoreError} when the expiry cannot be stored
   */
  signingKey(tokenEndsAt: number): Promise<{ kid: string; alg: TokenAlgorithm; key: CryptoKey }>
  /** Stops polling the store. */
  stop(): void
}

/**
 * Loads the keys, and creates one if none can sign with `alg`. Then polls the store: publishes new keys, signs with them from
 * their `signsFrom` on, and removes keys whose tokens have all expired.
 *
 * @throws {ConfigError} when a stored key was changed, or copied from another row
 */
export async function startKeyRing(
  store: SigningKeyStore,
  { alg, clock, log }: { alg: TokenAlgorithm; clock: WatchedClock; log: Logger },
): Promise<KeyRing> {
  let { signer, kept } = await readKeys(store, alg, clock)
  let verifying = verifyingKeys(kept)
  let key = await importPrivateKey(signer)
  // The first key of all replaces none.
  await store.begin(signer.kid, kept.length > 1 ? rotated(signer.kid) : null)

  async function refresh(): Promise<void> {
    const next = await readKeys(store, alg, clock)
    if (next.signer.kid !== signer.kid) {
      const nextKey = await importPrivateKey(next.signer)
      await store.begin(next.signer.kid, rotated(next.signer.kid))
      // In the same turn as `signer`, whose id each token names.
      key = nextKey
    }
    if (kidsOf(next.kept) !== kidsOf(kept)) verifying = verifyingKeys(next.kept)
    ;({ signer, kept } = next)
  }

  const isFirstThisMinute = createOnceAMinute()
  let isRefreshing = false
  const timer = setInterval(() => {
    // The late answer to an earlier read must not bring back a removed key.
    if (isRefreshing) return
    isRefreshing = true
    refresh()
      .catch(error => {
        if (isFirstThisMinute('')) log.error({ err: error }, 'the signing keys cannot be read')
      })
      .finally(() => {
        isRefreshing = false
      })
  }, refreshMs).unref()

  return {
    get jwks() {
      return verifying.jwks
    },
    get version() {
      return verifying
    },
    get algorithms() {
      return verifying.algorithms
    },
    find: (header, token) => verifying.find(header, token),
    // A new key is published long before it signs.
    renew: async () => {},
    // The `kid` of each key is its thumbprint.
    has: thumbprint => kept.some(({ kid }) => kid === thumbprint),
    async signingKey(tokenEndsAt) {
      const { kid, alg: signedBy, tokensEndAt } = signer
      const found = { kid, alg: signedBy, key }
      if (tokenEndsAt <= (tokensEndAt ?? 0)) return found
      const later = tokenEndsAt + Math.min(marginMs, tokenEndsAt - clock.now())
      if (!(await store.extend(kid, later))) throw new StoreError('The signing key has just been removed.')
      if (signer.kid === kid) signer = { ...signer, tokensEndAt: later }
      return found
    },
    stop: () => clearInterval(timer),
  }
}

async function readKeys(store: SigningKeyStore, alg: TokenAlgorithm, clock: WatchedClock) {
  const now = clock.now()
  let stored = await listSigningKeys(store)
  if (!signingKeyAt(stored, alg, now)) {
    await store.insert(await newSigningKey(alg, now), null)
    stored = await store.list()
  }
  const signer = signingKeyAt(stored, alg, now)
  if (!signer) throw new Error(`the store has no ${alg} key, although one was inserted`)
  // While the clock is far ahead, it may be wrong. Then the tokens of the keys have not expired.
  const mayRemove = clock.mayForget(Number.POSITIVE_INFINITY)
  const isOver = (key: StoredSigningKey) =>
    mayRemove && key !== signer && (key.tokensEndAt ?? key.signsFrom + unusedMs) <= now
  for (const key of stored.filter(isOver)) await store.delete(key, null)
  return { signer, kept: stored.filter(key => !isOver(key)) }
}

function rotated(kid: string): NewLogEntry {
  return systemEntry('signing_key.rotated', { resource: { type: 'signing_key', id: kid } })
}

function verifyingKeys(kept: readonly StoredSigningKey[]) {
  const jwks = { keys: kept.map(publicKeyOf) }
  // The algorithms come from the keys, never from a token's header (RFC 8725, section 3.1).
  const algorithms = [...new Set(kept.map(key => key.alg))]
  return { jwks, algorithms, find: createLocalJWKSet(jwks) }
}

async function importPrivateKey({ privateJwk, alg }: StoredSigningKey): Promise<CryptoKey> {
  return (await importJWK(privateJwk, alg)) as CryptoKey
}

function kidsOf(keys: readonly StoredSigningKey[]): string {
  return keys.map(({ kid }) => kid).join()
}

export type TokenAlgorithm = 'EdDSA' | 'ES256' | 'RS256'
type PublicKey = components['schemas']['JsonWebKeySet']['keys'][number]

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

/**
 * The port for stored signing keys. Each store implements it. A change and its entry in the tenant's log are one transaction. Writes
 * are fsynced when they resolve.
 */
export interface SigningKeyStore {
  /** @param entry null if the entry follows when the key begins to sign */
  insert(key: StoredSigningKey, entry: NewLogEntry | null): Promise<void>
  /** All keys, latest `signsFrom` first. */
  list(): Promise<readonly StoredSigningKey[]>
  /**
   * Moves `tokensEndAt` of a key forward, never back. Must be called before the key signs a token that expires after the
   * current `tokensEndAt`.
   *
   * @returns whether the key still exists
   */
  extend(kid: string, tokensEndAt: number): Promise<boolean>
  /**
   * Deletes a key, unless its `tokensEndAt` has changed since it was read.
   *
   * @param entry null for a key that nobody needs any more
   */
  delete(key: StoredSigningKey, entry: NewLogEntry | null): Promise<void>
  /** Records that a key has begun to sign. The first call for a key writes the entry, if there is one. */
  begin(kid: string, entry: NewLogEntry | null): Promise<void>
}

/**
 * Reads all keys of a store.
 *
 * @throws {ConfigError} when a stored key was changed, or copied from another row
 */
export async function listSigningKeys(store: SigningKeyStore): Promise<readonly StoredSigningKey[]> {
  try {
    return await store.list()
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    throw new ConfigError('A signing key in the database was changed: restore a backup.')
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
function publicKeyOf({ kid, alg, privateJwk: { kty, crv, x, y, n, e } }: StoredSigningKey): PublicKey {
  const members = Object.entries({ kty, crv, x, y, n, e, kid, alg, use: 'sig' }).filter(
    ([, value]) => value !== undefined,
  )
  return Object.fromEntries(members) as PublicKey
}
