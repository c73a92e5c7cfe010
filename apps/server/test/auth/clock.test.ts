import { generateKeyPairSync, sign } from 'node:crypto'
import { createLocalJWKSet } from 'jose'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ownProfile } from '../../src/auth/access-token.ts'
import { followOutsideIssuer } from '../../src/auth/outside-issuer.ts'
import { type TokenProfile, verifyToken } from '../../src/auth/verify-token.ts'
import { signed } from './forged-tokens.ts'

const issuer = 'http://127.0.0.1:9/'
const second = 1_000
const noon = Date.UTC(2026, 10, 20, 12) / second

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'EdDSA' }
const find = createLocalJWKSet({ keys: [{ ...jwk, kty: 'OKP' }] })
const keys = { version: null, algorithms: ['EdDSA'], find, renew: async () => {}, has: () => true }

function outsideProfile(): TokenProfile {
  const settings = { issuer, jwksUrl: issuer, audience: null, tokenTyp: 'at+jwt', algorithms: [] } as const
  const followed = followOutsideIssuer(settings, pino({ level: 'silent' }))
  onTestFinished(() => followed.keys.stop())
  return followed.profile
}

function token(dates: object): string {
  const claims = { iss: issuer, aud: '/api/v2/', sub: 'a', client_id: 'a', scope: '', iat: noon, ...dates }
  return signed({ typ: 'at+jwt', alg: 'EdDSA', kid: 'one' }, claims, data => sign(null, data, privateKey))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each([
  { name: 'our own tokens', profile: () => ownProfile(issuer), toleranceSeconds: 0 },
  { name: 'tokens of an outside issuer', profile: outsideProfile, toleranceSeconds: 5 },
])(
  'the clock tolerance for $name is $toleranceSeconds s, to the millisecond',
  ({ profile, toleranceSeconds }) => {
    const at = async (milliseconds: number, dates: object) => {
      vi.setSystemTime(milliseconds)
      return verifyToken(token(dates), keys, profile(), Date.now())
    }

    test('a token is refused as soon as the tolerance after its expiry is over', async () => {
      const end = (noon + toleranceSeconds) * second
      expect(await at(end - 1, { exp: noon })).toMatchObject({ expiresAt: end })
      await expect(at(end, { exp: noon })).rejects.toMatchObject({
        errorCode: 'invalid_token',
        message: 'The access token has expired.',
      })
    })

    test('a token is accepted as soon as the tolerance before its nbf begins', async () => {
      const begin = (noon - toleranceSeconds) * second
      const dates = { nbf: noon, exp: noon + 60 }
      expect(await at(begin, dates)).toMatchObject({ clientId: 'a' })
      await expect(at(begin - 1, dates)).rejects.toMatchObject({ errorCode: 'invalid_token' })
    })

    test('iat is not compared with the clock', async () => {
      expect(await at((noon - 60) * second, { iat: noon, exp: noon + 60 })).toMatchObject({ clientId: 'a' })
    })
  },
)
