import { hash } from 'node:crypto'
import { type Caller, type TokenProfile, type VerificationKeys, verifyToken } from './verify-token.ts'

/** Tokens in use at one time, with a set of scopes each: a few megabytes. One that is put out is only verified again. */
const capacity = 1_000

export interface VerifiedTokens {
  /** @throws {Problem} `invalid_token`; `service_unavailable` where the keys cannot be had */
  verify(token: string): Promise<Caller>
}

/**
 * Verifies each token once: a signature costs far more than the rest of a small request. What was verified is kept until it
 * ends, or the keys change, or newer ones need its place. A token that is refused leaves nothing behind.
 */
export function createVerifiedTokens(keys: VerificationKeys, profile: TokenProfile): VerifiedTokens {
  const verified = new Map<string, Caller>()
  let version = keys.version
  return {
    async verify(token) {
      if (keys.version !== version) verified.clear()
      version = keys.version
      // A copy of the memory shall hold no token that could be used.
      const digest = hash('sha256', token, 'base64')
      const known = verified.get(digest)
      verified.delete(digest)
      if (known && known.expiresAt > Date.now()) {
        verified.set(digest, known)
        return known
      }
      const caller = await verifyToken(token, keys, profile)
      // The keys may have changed while this one was looked at: then it is verified again next time.
      if (keys.version !== version) return caller
      verified.set(digest, caller)
      const [oldest] = verified.size > capacity ? verified.keys() : []
      if (oldest !== undefined) verified.delete(oldest)
      return caller
    },
  }
}
