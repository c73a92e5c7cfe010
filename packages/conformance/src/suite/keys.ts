import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { type components, operations } from '@tenant-api/contract'
import { describe, test } from '../cases.ts'
import { call } from '../exchange.ts'
import { expect } from '../expect.ts'
import type { Target } from '../target.ts'
import { lack } from '../target.ts'

type Metadata = components['schemas']['AuthorizationServerMetadata']
type KeySet = components['schemas']['JsonWebKeySet']

/** The documents that verifiers of tokens read without a token: the key set (RFC 7517) and the metadata (RFC 8414). */
export function keys(target: Target): void {
  const get = async (id: 'get_jwks' | 'get_authorization_server_metadata') => {
    const { method, path } = operations[id]
    const { status, body } = await call(target, id, { method, path }, undefined)
    expect(status).toBe(200)
    return body
  }

  test('The key set contains no private key', async () => {
    const { keys } = (await get('get_jwks')) as KeySet
    expect(keys.length).toBeGreaterThan(0)
    const secret = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']
    expect(keys.flatMap(key => Object.keys(key)).filter(name => secret.includes(name))).toEqual([])
  })

  describe('A token', () => {
    test.unless(lack(target, 'verifyTokens'))('is signed by a key of the key set', async () => {
      const { keys } = (await get('get_jwks')) as KeySet
      const [header = '', payload = '', signature = ''] = target.token.split('.')
      const { alg, kid, typ } = decode(header)
      expect({ alg, typ }).toEqual({ alg: 'EdDSA', typ: 'at+jwt' })
      const jwk = keys.find(key => key.kid === kid)
      expect(jwk, `the key '${kid}' in the key set`).not.toBeUndefined()
      const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' })
      const signed = Buffer.from(`${header}.${payload}`)
      expect(verify(null, signed, key, Buffer.from(signature, 'base64url'))).toBe(true)
    })

    // shows: auth.jwt
    test.unless(lack(target, 'credentials'))('contains the claims of RFC 9068', async () => {
      const claims = decode(target.token.split('.')[1] ?? '')
      const { issuer } = (await get('get_authorization_server_metadata')) as Metadata
      const clientId = target.credentials?.clientId
      expect(claims).toMatchObject({ iss: issuer, aud: '/api/v2/', sub: clientId, client_id: clientId })
      expect(claims.scope).toMatch(/\bread:events\b/)
      expect(claims.jti).toMatch(/\S/)
      expect(Number(claims.exp) - Number(claims.iat)).toBe(86_400)
    })
  })

  test("The metadata contains endpoints below the issuer's address", async () => {
    const metadata = (await get('get_authorization_server_metadata')) as Metadata
    expect(metadata).toMatchObject({
      issuer: target.baseUrl,
      token_endpoint: target.baseUrl + operations.issue_token.path,
      jwks_uri: target.baseUrl + operations.get_jwks.path,
      response_types_supported: [],
    })
  })
}

function decode(part: string): Readonly<Record<string, unknown>> {
  return JSON.parse(Buffer.from(part, 'base64url').toString())
}
