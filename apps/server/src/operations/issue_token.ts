import { verifySecret } from '../auth/client-secret.ts'
import { tokensComeFrom } from '../auth/outside-issuer.ts'
import { readAudience, readCredentials, readScopes, type TokenErrorCode } from '../auth/token-request.ts'
import type { Handler } from '../handler.ts'

export const issue_token: Handler<'issue_token'> = async (
  { body },
  { accessTokens, baseUrl, clients, config },
  { authorization },
) => {
  if (config.outsideIssuer) return refuse('unsupported_grant_type', tokensComeFrom(config.outsideIssuer))
  if (body.grant_type !== 'client_credentials') {
    return refuse('unsupported_grant_type', 'The grant_type must be client_credentials.')
  }
  const credentials = readCredentials(body, authorization)
  if ('error' in credentials) {
    if (credentials.error === 'invalid_client') return refuseClient(credentials.description)
    return refuse(credentials.error, credentials.description)
  }
  const found = await clients.find(credentials.id)
  // One that is disabled is as unknown as one that never was, in looks and in time.
  const client = found?.disabledAt === null ? found : null
  const isAuthentic = await verifySecret(credentials.secret, client?.secretHash)
  if (!client || !isAuthentic) return refuseClient('The client is unknown or its secret is wrong.')

  const audience = readAudience(body.audience, baseUrl)
  const granted = audience && client.scopes[audience]
  if (!granted) return refuse('invalid_target', 'The audience is unknown or not granted to the client.')
  const scopes = readScopes(granted, body.scope)
  if (!scopes) return refuse('invalid_scope', 'A scope is unknown or not granted to the client.')

  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: {
      access_token: await accessTokens.issue(client.id, audience, scopes),
      token_type: 'Bearer',
      expires_in: accessTokens.lifetimeSeconds,
      scope: scopes.join(' '),
    },
  }
}

function refuse(error: TokenErrorCode, error_description: string) {
  return {
    status: 400,
    headers: { 'Cache-Control': 'no-store' },
    body: { error, error_description },
  } as const
}

function refuseClient(error_description: string) {
  return {
    status: 401,
    headers: { 'Cache-Control': 'no-store', 'WWW-Authenticate': 'Basic realm="token"' },
    body: { error: 'invalid_client', error_description },
  } as const
}
