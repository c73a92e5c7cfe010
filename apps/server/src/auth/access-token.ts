import { randomUUID } from 'node:crypto'
import type { Audience } from '@tenant-api/contract'
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from 'jose'
import { Problem } from '../problem.ts'
import type { SigningKeys } from './signing-keys.ts'

/** Who calls, as a verified access token says. */
export interface Caller {
  readonly clientId: string
  readonly audience: Audience
  readonly scopes: ReadonlySet<string>
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Issues and verifies access tokens: JWTs of the profile of RFC 9068. */
export interface AccessTokens {
  readonly lifetimeSeconds: number
  issue(clientId: string, audience: Audience, scopes: readonly string[]): Promise<string>
  /** @throws {Problem} `invalid_token` */
  verify(token: string): Promise<Caller>
}

/** Three parts of unpadded base64url (RFC 7515, section 7.1); the decoders behind `jwtVerify` would take padding too. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]+$/

const audiences = ['/api/v2/', '/internal/'] as const satisfies Audience[]

export function createAccessTokens(
  { signing, jwks }: SigningKeys,
  { issuer, lifetimeSeconds }: { issuer: string; lifetimeSeconds: number },
): AccessTokens {
  const findKey = createLocalJWKSet(jwks)
  // The algorithms are those of our own keys, whatever a token's header asks for (RFC 8725, section 3.1).
  const algorithms = [...new Set(jwks.keys.map(key => key.alg))]
  return {
    lifetimeSeconds,
    issue(clientId, audience, scopes) {
      return new SignJWT({ client_id: clientId, scope: scopes.join(' ') })
        .setProtectedHeader({ typ: 'at+jwt', alg: signing.alg, kid: signing.kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(clientId)
        .setIssuedAt()
        .setExpirationTime(`${lifetimeSeconds} s`)
        .setJti(randomUUID())
        .sign(signing.key)
    },
    async verify(token) {
      try {
        if (!compactForm.test(token)) throw new errors.JWTInvalid('not three parts of base64url')
        const { payload } = await jwtVerify(token, findKey, {
          algorithms,
          issuer,
          audience: [...audiences],
          typ: 'at+jwt',
          requiredClaims: ['exp', 'iat', 'sub', 'client_id', 'scope'],
        })
        const audience = audiences.find(known => known === payload.aud)
        const { client_id: clientId, scope, exp, iat, nbf = 0 } = payload
        // In JSON 1e400 is a number, and reads as infinity: a token that never ends.
        const datesAreFinite = [exp, iat, nbf].every(Number.isFinite)
        if (!audience || typeof clientId !== 'string' || typeof scope !== 'string' || !datesAreFinite) {
          throw new errors.JWTClaimValidationFailed('a claim has another type than it should', payload)
        }
        return { clientId, audience, scopes: new Set(scope.split(' ')), expiresAt: Number(exp) * 1_000 }
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error
        const message =
          error instanceof errors.JWTExpired
            ? 'The access token has expired.'
            : 'The access token is not valid.'
        throw new Problem('invalid_token', message, { cause: error })
      }
    },
  }
}
