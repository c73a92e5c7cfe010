import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { limits } from '../limits.ts'
import { audiences } from './access-token.ts'
import { followOutsideKeys, type OutsideKeys } from './outside-keys.ts'
import type { TokenProfile } from './verify-token.ts'

/** The authorization server whose tokens the service accepts in place of its own. */
export type OutsideIssuer = NonNullable<Config['outsideIssuer']>

/** The error message for a caller that requests tokens or keys from this service although it has an outside issuer. */
export function tokensComeFrom({ issuer }: OutsideIssuer): string {
  return `Access tokens for this service come from ${issuer}.`
}

/** The keys and the token profile of an outside issuer. The service uses them instead of its own. */
export function followOutsideIssuer(
  { issuer, jwksUrl, audience, tokenTyp, algorithms }: OutsideIssuer,
  log: Logger,
): { keys: OutsideKeys; profile: TokenProfile } {
  const profile: TokenProfile = {
    issuer,
    typ: tokenTyp,
    // RFC 9068 requires more claims. But some issuers send `azp` instead of `client_id`, and a token without a scope gets no
    // access anyway.
    requiredClaims: [],
    clockToleranceSeconds: limits.clockToleranceSeconds,
    audiencesOf(aud) {
      // A list is allowed (RFC 7519, section 4.1.3) and common: issuers often add their user info endpoint.
      const given = new Set(Array.isArray(aud) ? aud : [aud])
      // A configured audience stands for both APIs. Then only the scopes of a token limit what its client can call.
      return audiences.filter(short => given.has(audience ?? short))
    },
  }
  return { keys: followOutsideKeys(jwksUrl, algorithms, log), profile }
}
