import { randomUUID } from 'node:crypto'
import { type Audience, scopesByAudience } from '@tenant-api/contract'
import { SignJWT } from 'jose'
import type { Clock } from '../events/clock.ts'
import type { KeyRing } from './key-ring.ts'
import type { TokenProfile } from './verify-token.ts'

/** Issues access tokens: JWTs with the profile of RFC 9068. */
export interface AccessTokens {
  readonly lifetimeSeconds: number
  /** @throws {StoreError} when the store fails */
  issue(clientId: string, audience: Audience, scopes: readonly string[]): Promise<string>
}

/** The `aud` values of tokens, one for each API of the document. */
export const audiences = Object.keys(scopesByAudience) as readonly Audience[]

/** The profile of tokens that this service issues. */
export function ownProfile(issuer: string): TokenProfile {
  return {
    issuer,
    typ: 'at+jwt',
    requiredClaims: ['iat', 'sub', 'client_id', 'scope'],
    // No tolerance is needed, because the service itself sets the dates in its tokens.
    clockToleranceSeconds: 0,
    audiencesOf: aud => audiences.filter(audience => audience === aud),
  }
}

export function createAccessTokens(
  keyRing: KeyRing,
  { issuer, lifetimeSeconds, clock }: { issuer: string; lifetimeSeconds: number; clock: Pick<Clock, 'now'> },
): AccessTokens {
  return {
    lifetimeSeconds,
    async issue(clientId, audience, scopes) {
      const issuedAt = Math.floor(clock.now() / 1_000)
      const expiresAt = issuedAt + lifetimeSeconds
      const { kid, alg, key } = await keyRing.signingKey(expiresAt * 1_000)
      return new SignJWT({ client_id: clientId, scope: scopes.join(' ') })
        .setProtectedHeader({ typ: 'at+jwt', alg, kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(clientId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .setJti(randomUUID())
        .sign(key)
    },
  }
}
