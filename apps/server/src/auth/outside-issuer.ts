import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { limits } from '../limits.ts'
import { audiences } from './access-token.ts'
import { followOutsideKeys, type OutsideKeys } from './outside-keys.ts'
import type { TokenProfile } from './verify-token.ts'

type OutsideIssuer = NonNullable<Config['outsideIssuer']>

/** Tells a caller who asks this service for tokens, or for the keys of its own, where to go. */
export function tokensComeFrom({ issuer }: OutsideIssuer): string {
  return `Access tokens for this service come from ${issuer}.`
}

/** An issuer of access tokens in place of the service itself: its keys, and what its tokens say. */
export function followOutsideIssuer(
  { issuer, jwksUrl, audience, tokenTyp, algorithms }: OutsideIssuer,
  log: Logger,
): { keys: OutsideKeys; profile: TokenProfile } {
  const profile: TokenProfile = {
    issuer,
    typ: tokenTyp,
    // Less than RFC 9068 asks for: `azp` may stand for `client_id`, and a token without a scope may do nothing.
    requiredClaims: [],
    clockToleranceSeconds: limits.clockToleranceSeconds,
    audiencesOf(aud) {
      // A list is allowed (RFC 7519, section 4.1.3), and usual: the user info endpoint stands beside the API.
      const given = new Set(Array.isArray(aud) ? aud : [aud])
      // One audience of the issuer's own stands for both APIs, which scopes then keep apart.
      return audiences.filter(short => given.has(audience ?? short))
    },
  }
  return { keys: followOutsideKeys(jwksUrl, algorithms, log), profile }
}
