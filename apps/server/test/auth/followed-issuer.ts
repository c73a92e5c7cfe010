import { errors } from 'jose'
import pino from 'pino'
import { onTestFinished, vi } from 'vitest'
import { Problem } from '../../src/api/problem.ts'
import { followOutsideIssuer } from '../../src/auth/outside-issuer.ts'
import { verifyToken } from '../../src/auth/verify-token.ts'
import { startOutsideIssuer } from './outside-issuer-server.ts'

const settings = { audience: null, tokenTyp: 'at+jwt', algorithms: ['EdDSA', 'ES256', 'RS256'] } as const
export const second = 1_000
export const minute = 60_000

/** The error code for a key that the issuer does not publish. */
export const unknown = 'ERR_JWKS_NO_MATCHING_KEY'

/**
 * Starts an issuer with the key `one`, and fakes the clock until the end of the test.
 *
 * @returns the issuer, and `follow`, which follows the issuer's keys. `follow` returns the keys, their profile, `verify`, and
 *   `lookUp`, which verifies a token that names a key. `verify` and `lookUp` resolve with `found` or an error code
 */
export async function openFollowedIssuer() {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  vi.advanceTimersByTime(minute)
  const issuer = await startOutsideIssuer()
  await issuer.addKey('one')
  const follow = () => {
    const { issuer: name, jwksUrl } = issuer
    const { keys, profile } = followOutsideIssuer(
      { ...settings, issuer: name, jwksUrl },
      pino({ level: 'silent' }),
    )
    onTestFinished(() => keys.stop())
    const verify = async (token: string) => {
      try {
        await verifyToken(token, keys, profile, Date.now())
        return 'found'
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        return error.cause instanceof errors.JOSEError ? error.cause.code : error.errorCode
      }
    }
    const known = (kid: string) => issuer.keys.some(key => key.kid === kid)
    const lookUp = async (kid: string, by = known(kid) ? kid : 'one') =>
      verify(await issuer.sign(by, {}, { kid }))
    return { keys, profile, verify, lookUp }
  }
  return { issuer, follow }
}
