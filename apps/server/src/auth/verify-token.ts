import type { Audience } from '@tenant-api/contract'
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { Problem } from '../problem.ts'

/** Who calls, as a verified access token says. */
export interface Caller {
  readonly clientId: string
  /** The APIs that the token is for, one or more. */
  readonly audiences: readonly Audience[]
  readonly scopes: ReadonlySet<string>
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** The keys that tokens are verified with, as they are now. */
export interface VerificationKeys {
  /** Another object whenever the keys are others: what was verified before may no longer be good. */
  readonly version: object | null
  /** Those that a token may be signed by, whatever its header asks for (RFC 8725, section 3.1). */
  readonly algorithms: readonly string[]
  readonly find: JWTVerifyGetKey
}

/** What the tokens of an issuer say, beyond their signature. */
export interface TokenProfile {
  readonly issuer: string
  readonly typ: 'at+jwt' | 'JWT'
  /** Claims without which a token is refused, besides `iss`, `aud` and `exp`. */
  readonly requiredClaims: readonly string[]
  /** How far the issuer's clock may be off ours. */
  readonly clockToleranceSeconds: number
  /** The APIs that a token with this `aud` is for; none where it is for others. */
  readonly audiencesOf: (aud: unknown) => readonly Audience[]
}

/** Three parts of unpadded base64url (RFC 7515, section 7.1); the decoders behind `jwtVerify` would take padding too. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]+$/

/**
 * Verifies a JWT access token (RFC 9068, section 4; RFC 8725).
 *
 * @throws {Problem} `invalid_token`; `service_unavailable` where the keys cannot be had
 */
export async function verifyToken(
  token: string,
  keys: VerificationKeys,
  profile: TokenProfile,
): Promise<Caller> {
  try {
    if (!compactForm.test(token)) throw new errors.JWTInvalid('not three parts of base64url')
    const { payload } = await jwtVerify(token, keys.find, {
      algorithms: [...keys.algorithms],
      issuer: profile.issuer,
      typ: profile.typ,
      clockTolerance: profile.clockToleranceSeconds,
      requiredClaims: ['aud', 'exp', ...profile.requiredClaims],
    })
    const { azp, client_id: clientId = azp, scope = '', exp, iat = 0, nbf = 0 } = payload
    const audiences = profile.audiencesOf(payload.aud)
    // In JSON 1e400 is a number, and reads as infinity: a token that never ends.
    const datesAreFinite = [exp, iat, nbf].every(Number.isFinite)
    const isTyped = typeof clientId === 'string' && typeof scope === 'string' && datesAreFinite
    if (!isTyped || audiences.length === 0)
      throw new errors.JWTClaimValidationFailed('a claim is not what it should be', payload)
    const expiresAt = (Number(exp) + profile.clockToleranceSeconds) * 1_000
    return { clientId, audiences, scopes: new Set(scope.split(' ')), expiresAt }
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    const message =
      error instanceof errors.JWTExpired ? 'The access token has expired.' : 'The access token is not valid.'
    throw new Problem('invalid_token', message, { cause: error })
  }
}
