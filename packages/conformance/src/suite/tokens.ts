import { type components, longestToken, operations, usedScopes } from '@tenant-api/contract'
import { describe, test } from '../cases.ts'
import { call } from '../exchange.ts'
import { expect } from '../expect.ts'
import { askForToken, postForm } from '../request-token.ts'
import { basicCredentials } from '../secrets.ts'
import type { Target } from '../target.ts'
import { lack } from '../target.ts'

type TokenResponse = components['schemas']['TokenResponse']

/** The token endpoint: OAuth 2.0 client credentials (RFC 6749, section 4.4). */
export function tokens(target: Target): void {
  const { clientId = '', clientSecret = '' } = target.credentials ?? {}
  const basic = `Basic ${basicCredentials(clientId, clientSecret)}`
  const { host } = new URL(target.baseUrl)
  const { method, path } = operations.issue_token
  const grant = 'grant_type=client_credentials&audience=%2Fapi%2Fv2%2F'

  describe('The token endpoint', () => {
    // shows: auth.grant
    test('issues a token when the request body is a form, and forbids caches to store it', async () => {
      const { status, headers, body } = await askForToken(target)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(body).toMatchObject({ token_type: 'Bearer' })
    })

    test('issues a token when the request body is JSON', async () => {
      const body = JSON.stringify({
        grant_type: 'client_credentials',
        audience: '/api/v2/',
        client_id: clientId,
        client_secret: clientSecret,
        unknown: 'ignored',
      })
      const headers = { 'Content-Type': 'application/json' }
      const answer = await call(target, 'issue_token', { method, path, headers, body }, undefined)
      expect(answer.status).toBe(200)
    })

    test('issues a token to a client that authenticates with HTTP Basic', async () => {
      const answer = await postForm(target, grant, { Authorization: basic })
      expect(answer.status).toBe(200)
    })

    // shows: auth.path
    test.each(['/oauth/token/', '/oauth/token'])('answers at the path %s', async path => {
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        Authorization: basic,
      }
      const answer = await call(target, 'issue_token', { method, path, headers, body: grant }, undefined)
      expect(answer.status).toBe(200)
    })

    // shows: auth.audience
    test.each(['/api/v2/', `http://${host}/api/v2/`, `https://${host}/api/v2/`])(
      'accepts the audience %s',
      async audience => {
        const { status } = await askForToken(target, { audience })
        expect(status).toBe(200)
      },
    )

    // shows: auth.audience
    test.each([
      ['unsupported_grant_type', { grant_type: 'password' }],
      ['invalid_target', { audience: 'https://elsewhere.example/' }],
      ['invalid_target', { audience: '/api/v2' }],
      ['invalid_request', { audience: '' }],
      ['invalid_request', { grant_type: '' }],
    ] as const)('answers %s to %j', async (error, parameters) => {
      const { status, headers, body } = await askForToken(target, parameters)
      expect({ status, body }).toMatchObject({ status: 400, body: { error } })
      expect(headers['cache-control']).toBe('no-store')
    })

    test('refuses a repeated parameter', async () => {
      const { status, body } = await postForm(target, `${grant}&audience=%2Fapi%2Fv2%2F`)
      expect({ status, body }).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
    })

    test('grants every scope of the client if the request names none', async () => {
      const { body } = await askForToken(target)
      expect((body as TokenResponse).scope.split(' ')).toContain('read:events')
    })

    test('grants only the requested scopes', async () => {
      const { body } = await askForToken(target, { scope: 'read:events read:event_streams' })
      expect((body as TokenResponse).scope.split(' ').toSorted()).toEqual([
        'read:event_streams',
        'read:events',
      ])
    })

    test('grants the scopes that operations need to a request that names none', async () => {
      const { body } = await askForToken(target)
      const { scope, access_token } = body as TokenResponse
      const unused = scope.split(' ').filter(one => !usedScopes['/api/v2/'].some(used => used === one))
      expect(unused).toEqual([])
      expect(access_token.length).toBeLessThanOrEqual(longestToken)
    })

    test.each(['read:nothing', 'read:events read:nothing', 'publish:events'])(
      'answers invalid_scope to the scope %j',
      async scope => {
        const { status, body } = await askForToken(target, { scope })
        expect({ status, body }).toMatchObject({ status: 400, body: { error: 'invalid_scope' } })
      },
    )
  })

  describe.unless(lack(target, 'verifyTokens'))('The token endpoint', () => {
    test.each([
      ['a wrong secret', { client_secret: 'a-secret-of-someone-else' }],
      ['an unknown client', { client_id: 'nobody' }],
      ['no secret', { client_secret: '' }],
      ['no credentials', { client_id: '', client_secret: '' }],
    ])('answers invalid_client to %s, with a challenge for HTTP Basic', async (_fault, parameters) => {
      const { status, headers, body } = await askForToken(target, parameters)
      expect({ status, body }).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
      expect(headers['www-authenticate']).toMatch(/^Basic\b/)
    })

    test('gives an unknown client and a wrong secret the same answer', async () => {
      const unknown = await askForToken(target, { client_id: 'nobody' })
      const wrong = await askForToken(target, { client_secret: 'a-secret-of-someone-else' })
      expect(unknown.body).toEqual(wrong.body)
    })

    test('refuses credentials that are given twice', async () => {
      const form = new URLSearchParams({ client_id: clientId, client_secret: clientSecret })
      const { status, body } = await postForm(target, `${grant}&${form}`, { Authorization: basic })
      expect({ status, body }).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
    })
  })
}
