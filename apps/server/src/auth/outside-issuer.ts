import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { limits } from '../limits.ts'
import { audiences } from './access-token.ts'
import { followOutsideKeys, type OutsideKeys } from './outside-keys.ts'
import type { TokenProfile } from './verify-token.ts'

type OutsideIssuer = NonNullable<Config['outsideIssuer']>

/** The error message for requests for tokens or keys when an outside issuer is configured. */
export function tokensComeFrom({ issuer }: OutsideIssuer): string {
  return `Access tokens for this service come from ${issuer}.`
}

/** The keys and the token profile of an outside issuer, which replaces the service's own tokens. */
export function followOutsideIssuer(
  { issuer, jwksUrl, audience, tokenTyp, algorithms }: OutsideIssuer,
  log: Logger,
): { keys: OutsideKeys; profile: TokenProfile } {
  const profile: TokenProfile = {
    issuer,
    typ: tokenTyp,
    // Fewer than RFC 9068 requires: `azp` may replace `client_id`, and a token without a scope gets no access anyway.
    requiredClaims: [],
    clockToleranceSeconds: limits.clockToleranceSeconds,
    audiencesOf(aud) {
      // A list is allowed (RFC 7519, section 4.1.3) and common: issuers often add their user info endpoint.
      const given = new Set(Array.isArray(aud) ? aud : [aud])
      // A token with the configured audience is valid for both APIs. Only its scopes then limit what it can call.
      return audiences.filter(short => given.has(audience ?? short))
    },
  }
  return { keys: followOutsideKeys(jwksUrl, algorithms, log), profile }
}
