import { hash } from 'node:crypto'
import { type Audience, messages } from '@tenant-api/contract'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose'
import type { Caller } from '../api/call.ts'
import { Problem } from '../api/problem.ts'
import type { Clock } from '../events/clock.ts'
import { limits } from '../limits.ts'

/** The current keys for the verification of tokens. */
export interface VerificationKeys {
  /** A new object whenever the keys change. Tokens verified with an earlier version may no longer be valid. */
  readonly version: object | null
  /** The accepted signature algorithms. A token's header cannot add to them (RFC 8725, section 3.1). */
  readonly algorithms: readonly string[]
  readonly find: JWTVerifyGetKey
  /**
   * Looks for newer keys after a token that no key verifies. If there are any, `version` changes.
   *
   * @throws {Problem} `service_unavailable` when the keys are unavailable
   */
  renew(): Promise<void>
  /**
   * Whether the key with this thumbprint (RFC 7638) still verifies tokens.
   *
   * @throws {Problem} `service_unavailable` when the keys are unavailable
   */
  has(thumbprint: string): boolean
}

/** The required claims and header of an issuer's tokens. */
export interface TokenProfile {
  readonly issuer: string
  readonly typ: 'at+jwt' | 'JWT'
  /** Required claims besides `iss`, `aud` and `exp`. */
  readonly requiredClaims: readonly string[]
  /** The accepted difference between the issuer's clock and ours. */
  readonly clockToleranceSeconds: number
  /** The APIs that a token with this `aud` is valid for; empty if the token is for other services only. */
  readonly audiencesOf: (aud: unknown) => readonly Audience[]
}

/** A signed token has three parts of unpadded base64url (RFC 7515, section 7.1). `jwtVerify` alone would also accept padding. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]+$/

/**
 * Verifies a JWT access token (RFC 9068, section 4; RFC 8725).
 *
 * @param now milliseconds since 1970
 * @throws {Problem} `invalid_token`; `service_unavailable` when the keys are unavailable
 */
export async function verifyToken(
  token: string,
  keys: VerificationKeys,
  profile: TokenProfile,
  now: number,
): Promise<Caller> {
  try {
    if (!compactForm.test(token)) throw new errors.JWTInvalid('not three parts of base64url')
    const { payload, key } = await verifiedToken(token, keys, {
      algorithms: [...keys.algorithms],
      issuer: profile.issuer,
      typ: profile.typ,
      currentDate: new Date(now),
      clockTolerance: profile.clockToleranceSeconds,
      requiredClaims: ['aud', 'exp', ...profile.requiredClaims],
    })
    const { azp, client_id: clientId = azp, scope = '', exp, iat = 0, nbf = 0 } = payload
    const audiences = profile.audiencesOf(payload.aud)
    // JSON.parse reads 1e400 as Infinity: a token with such an `exp` would never expire.
    const datesAreFinite = [exp, iat, nbf].every(Number.isFinite)
    const isTyped = typeof clientId === 'string' && typeof scope === 'string' && datesAreFinite
    if (!isTyped || audiences.length === 0)
      throw new errors.JWTClaimValidationFailed('a claim has an invalid type or value', payload)
    const expiresAt = (Number(exp) + profile.clockToleranceSeconds) * 1_000
    const keyThumbprint = await calculateJwkThumbprint(key)
    return { clientId, audiences, scopes: new Set(scope.split(' ')), expiresAt, keyThumbprint }
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    throw new Problem('invalid_token', messageOf(error), { cause: error })
  }
}

interface VerifiedToken {
  readonly payload: JWTPayload
  readonly key: CryptoKey
}

async function verifiedToken(
  token: string,
  keys: VerificationKeys,
  options: JWTVerifyOptions,
): Promise<VerifiedToken> {
  const { version } = keys
  try {
    return await verifyByAnyKey(token, keys.find, options)
  } catch (error) {
    // Some issuers sign without a `kid`, or replace a key and keep its `kid`. Then a new key shows only in the signature.
    const isOfOtherKey =
      error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed
    if (!isOfOtherKey) throw error
    await keys.renew()
    // The keys may also have changed during the verification.
    if (keys.version === version) throw error
    return verifyByAnyKey(token, keys.find, options)
  }
}

/** Several keys match if a token has no `kid`, or if keys share one. Then one of them must verify the token. */
async function verifyByAnyKey(
  token: string,
  find: JWTVerifyGetKey,
  options: JWTVerifyOptions,
): Promise<VerifiedToken> {
  try {
    const { payload, key } = await jwtVerify(token, find, options)
    // Safe cast: the key comes from a key set, which has no secret bytes.
    return { payload, key: key as CryptoKey }
  } catch (several) {
    if (!(several instanceof errors.JWKSMultipleMatchingKeys)) throw several
    let tried = 0
    for await (const key of several) {
      try {
        return { payload: (await jwtVerify(token, key, options)).payload, key }
      } catch (error) {
        if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error
      }
      if (++tried === limits.triedKeys) break
    }
    throw new errors.JWSSignatureVerificationFailed()
  }
}

function messageOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'The access token has expired.'
  const { invalid_signature, invalid_token } = messages.Unauthorized
  return error instanceof errors.JWSSignatureVerificationFailed ? invalid_signature : invalid_token
}

/**
 * Maximum number of cached tokens. With their scopes they take a few megabytes. An evicted token is verified
 * again when it is used.
 */
const capacity = 1_000

export interface VerifiedTokens {
  /** @throws {Problem} `invalid_token`; `service_unavailable` when the keys are unavailable */
  verify(token: string): Promise<Caller>
}

/**
 * Caches verified tokens, since a signature check costs far more than the rest of a small request. Drops expired tokens, all
 * tokens when the keys change, and the least recently used token when the cache is full. Refused tokens are not cached.
 */
export function createVerifiedTokens(
  keys: VerificationKeys,
  profile: TokenProfile,
  clock: Pick<Clock, 'now'>,
): VerifiedTokens {
  const verified = new Map<string, Caller>()
  let version = keys.version
  return {
    async verify(token) {
      if (keys.version !== version) verified.clear()
      version = keys.version
      // Store digests, so that a memory dump contains no usable token.
      const digest = hash('sha256', token, 'base64')
      const known = verified.get(digest)
      verified.delete(digest)
      if (known && known.expiresAt > clock.now()) {
        verified.set(digest, known)
        return known
      }
      const before = version
      const caller = await verifyToken(token, keys, profile, clock.now())
      // Do not cache the result if the keys changed during the verification. `version` may be later: another request sets it.
      if (keys.version !== before) return caller
      verified.set(digest, caller)
      const [oldest] = verified.size > capacity ? verified.keys() : []
      if (oldest !== undefined) verified.delete(oldest)
      return caller
    },
  }
}
