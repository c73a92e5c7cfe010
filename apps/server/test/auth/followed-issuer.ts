import pino from 'pino'
import { onTestFinished, vi } from 'vitest'
import { Problem } from '../../src/api/problem.ts'
import { followOutsideKeys } from '../../src/auth/outside-issuer.ts'
import { startOutsideIssuer } from './outside-issuer-server.ts'

const algorithms = ['EdDSA', 'ES256', 'RS256']
export const second = 1_000
export const minute = 60_000

/** The error code for a key that the issuer does not publish. */
export const unknown = 'ERR_JWKS_NO_MATCHING_KEY'

/**
 * Starts an issuer with the key `one`, and fakes the clock until the end of the test.
 *
 * @returns the issuer, and `follow`, which follows the issuer's keys. `follow` returns the keys and `lookUp`,
 *   which looks up a key and resolves with `found` or an error code
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
    const keys = followOutsideKeys(issuer.jwksUrl, algorithms, pino({ level: 'silent' }))
    onTestFinished(() => keys.stop())
    const lookUp = async (kid: string, alg = 'EdDSA') => {
      try {
        await keys.find({ kid, alg }, { payload: '', signature: '' })
        return 'found'
      } catch (error) {
        return error instanceof Problem ? error.errorCode : (error as { code: string }).code
      }
    }
    return { keys, lookUp }
  }
  return { issuer, follow }
}
