import { credentials } from '@tenant-api/test-kit/start-service'
import * as oauth from 'oauth4webapi'
import * as openid from 'openid-client'
import { describe, expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'

/** The OAuth libraries know only the address of this service, and get an option that allows plain http. */
const service = await startWatchedService()
const issuer = new URL(service.baseUrl)
const { clientId, clientSecret } = credentials
const audience = '/api/v2/'
const api = new URL('/api/v2/event-streams', issuer)

describe('openid-client', () => {
  const discover = (authentication: openid.ClientAuth) =>
    openid.discovery(issuer, clientId, undefined, authentication, {
      algorithm: 'oauth2',
      execute: [openid.allowInsecureRequests],
    })

  test.each([
    { method: 'client_secret_basic', authentication: openid.ClientSecretBasic },
    { method: 'client_secret_post', authentication: openid.ClientSecretPost },
  ])(
    'openid-client gets a token by discovery and $method, and calls the API with it',
    async ({ authentication }) => {
      const config = await discover(authentication(clientSecret))
      expect(config.serverMetadata().issuer).toBe(service.baseUrl)
      const tokens = await openid.clientCredentialsGrant(config, { audience })
      expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 86_400 })
      const answer = await openid.fetchProtectedResource(config, tokens.access_token, api, 'GET')
      expect(answer.status).toBe(200)
    },
  )

  test('openid-client gets a token with fewer scopes, and reports an insufficient scope', async () => {
    const config = await discover(openid.ClientSecretBasic(clientSecret))
    const scope = 'read:events read:event_deliveries'
    const tokens = await openid.clientCredentialsGrant(config, { audience, scope })
    expect(new Set(tokens.scope?.split(' '))).toEqual(new Set(scope.split(' ')))
    const answer = await openid.fetchProtectedResource(config, tokens.access_token, api, 'GET')
    expect(answer.status).toBe(403)
  })

  test('openid-client reports OAuth errors with their type and code', async () => {
    const config = await discover(openid.ClientSecretPost(clientSecret))
    await expect(
      openid.clientCredentialsGrant(config, { audience, scope: 'read:nothing' }),
    ).rejects.toMatchObject({ name: 'ResponseBodyError', status: 400, error: 'invalid_scope' })
    await expect(openid.clientCredentialsGrant(config, {})).rejects.toMatchObject({
      name: 'ResponseBodyError',
      error: 'invalid_request',
    })
    for (const authentication of [openid.ClientSecretBasic, openid.ClientSecretPost]) {
      const stranger = await discover(authentication('a wrong secret'))
      const refused = await openid.clientCredentialsGrant(stranger, { audience }).catch(error => error)
      expect(refused).toBeInstanceOf(openid.WWWAuthenticateChallengeError)
      expect(refused).toMatchObject({ status: 401, cause: [{ scheme: 'basic' }] })
      expect(await refused.response.json()).toMatchObject({ error: 'invalid_client' })
    }
  })

  test('openid-client reports an invalid token', async () => {
    const config = await discover(openid.ClientSecretBasic(clientSecret))
    const refused = await openid.fetchProtectedResource(config, 'no-token', api, 'GET').catch(error => error)
    expect(refused).toBeInstanceOf(openid.WWWAuthenticateChallengeError)
    expect(refused.cause).toMatchObject([{ scheme: 'bearer', parameters: { error: 'invalid_token' } }])
  })
})

describe('oauth4webapi', () => {
  const insecure = { [oauth.allowInsecureRequests]: true }
  const client: oauth.Client = { client_id: clientId }

  async function discover() {
    const response = await oauth.discoveryRequest(issuer, { ...insecure, algorithm: 'oauth2' })
    return oauth.processDiscoveryResponse(issuer, response)
  }

  async function grant(authentication: oauth.ClientAuth, parameters: Record<string, string>) {
    const server = await discover()
    const response = await oauth.clientCredentialsGrantRequest(
      server,
      client,
      authentication,
      parameters,
      insecure,
    )
    return oauth.processClientCredentialsResponse(server, client, response)
  }

  test('oauth4webapi finds all metadata that RFC 8414 requires for this kind of server', async () => {
    const { scopes_supported, ...server } = await discover()
    expect(server).toEqual({
      issuer: service.baseUrl,
      token_endpoint: `${service.baseUrl}/oauth/token/`,
      jwks_uri: `${service.baseUrl}/.well-known/jwks.json`,
      response_types_supported: [],
      grant_types_supported: ['client_credentials'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    })
    expect(server.issuer).not.toMatch(/\/$/)
    expect(scopes_supported).toHaveLength(242)
  })

  test.each([
    { method: 'client_secret_basic', authentication: oauth.ClientSecretBasic },
    { method: 'client_secret_post', authentication: oauth.ClientSecretPost },
  ])(
    'oauth4webapi gets a token by discovery and $method, and calls the API with it',
    async ({ authentication }) => {
      const { access_token, scope } = await grant(authentication(clientSecret), {
        audience,
        scope: 'read:event_streams',
      })
      expect(scope).toBe('read:event_streams')
      const answer = await oauth.protectedResourceRequest(
        access_token,
        'GET',
        api,
        undefined,
        undefined,
        insecure,
      )
      expect({ status: answer.status, body: await answer.json() }).toEqual({
        status: 200,
        body: { eventStreams: [] },
      })
    },
  )

  test('oauth4webapi verifies a token like a resource server that only knows the issuer', async () => {
    const { access_token } = await grant(oauth.ClientSecretBasic(clientSecret), {
      audience,
      scope: 'read:events',
    })
    const request = new Request('http://127.0.0.1/', { headers: { Authorization: `Bearer ${access_token}` } })
    const server = await discover()
    const claims = await oauth.validateJwtAccessToken(server, request, audience, {
      ...insecure,
      signingAlgorithms: ['EdDSA'],
    })
    expect(claims).toMatchObject({ iss: service.baseUrl, client_id: clientId, scope: 'read:events' })
  })

  test('oauth4webapi reports OAuth errors with their type and code', async () => {
    const wrong = grant(oauth.ClientSecretBasic('a wrong secret'), { audience })
    await expect(wrong).rejects.toBeInstanceOf(oauth.WWWAuthenticateChallengeError)
    const noTarget = grant(oauth.ClientSecretBasic(clientSecret), { audience: 'https://other.example/' })
    await expect(noTarget).rejects.toMatchObject({ name: 'ResponseBodyError', error: 'invalid_target' })
  })
})
