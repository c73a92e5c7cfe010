import { hash } from 'node:crypto'
import type { Clock } from '../events/clock.ts'
import type { Caller } from './caller.ts'
import { type TokenProfile, type VerificationKeys, verifyToken } from './verify-token.ts'

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
