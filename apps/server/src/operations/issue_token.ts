import {
  audienceFault,
  audienceNotGranted,
  grantFault,
  longestToken,
  messages,
  scopeFault,
} from '@tenant-api/contract'
import { rateLimitHeaders, tooManyRequests } from '../api/problem.ts'
import type { Client } from '../auth/clients.ts'
import { tokensComeFrom } from '../auth/outside-issuer.ts'
import { readAudience, readCredentials, readScopes, type TokenErrorCode } from '../auth/token-request.ts'
import type { ClaimedClient, RateLimitVerdict } from '../limiting/rate-limits.ts'
import { handler } from './handler.ts'

export const issue_token = handler(
  'issue_token',
  async ({ body }, { auth, baseUrl, rateLimits }, { authorization, network, claim, prove }) => {
    if (auth.outsideIssuer) return refuse('unsupported_grant_type', tokensComeFrom(auth.outsideIssuer))
    const credentials = readCredentials(body, authorization)
    if ('error' in credentials) {
      if (credentials.error === 'invalid_client') return refuseClient(credentials.description)
      return refuse(credentials.error, credentials.description)
    }
    if (body.grant_type !== 'client_credentials') {
      return refuse('unsupported_grant_type', grantFault(body.grant_type))
    }
    const { id, secret } = credentials
    const arrival = await auth.tokenRequests.run({ group: network, member: id }, async () => {
      const found = await auth.clients.find(id)
      // A disabled client gets the same answer, in the same time, as an unknown one.
      const client = found?.disabledAt === null ? found : null
      const isProved = auth.secretChecks.remembers(client, secret)
      const limits = await rateLimits?.of('oauth_authentication_api', claimed(id, found))
      const counted = await (isProved ? limits?.admit() : limits?.attempt(network))
      return { found, client, isProved, limits, counted }
    })
    const { found, client, isProved, limits, counted } = arrival
    if (found) claim(found)
    if (counted?.refusal) return refuseMany(counted)
    const isAuthentic = isProved || (await auth.secretChecks.isRight(client, { ...credentials, network }))
    if (!client || !isAuthentic) return refuseClient(messages.TokenUnauthorized.invalid_client)
    prove()

    const verdict = isProved ? counted : await limits?.admit()
    if (verdict?.refusal) return refuseMany(verdict)
    const limitHeaders: LimitHeaders = verdict ? rateLimitHeaders(verdict) : {}
    const audience = readAudience(body.audience, baseUrl)
    if (!audience) return refuse('invalid_target', audienceFault(body.audience), limitHeaders)
    const granted = client.scopes[audience]
    if (!granted) return refuse('invalid_target', audienceNotGranted(body.audience), limitHeaders)
    const asked = readScopes(granted, body.scope, audience)
    if ('refused' in asked) return refuse('invalid_scope', scopeFault(asked.refused, granted), limitHeaders)
    const { scopes } = asked
    const access_token = await auth.accessTokens.issue(client.id, audience, scopes)
    if (access_token.length > longestToken)
      return refuse('invalid_scope', messages.TokenBadRequest.too_many_scopes, limitHeaders)

    return {
      status: 200,
      headers: limitHeaders,
      body: {
        access_token,
        token_type: 'Bearer',
        expires_in: auth.accessTokens.lifetimeSeconds,
        scope: scopes.join(' '),
      },
    }
  },
)

function claimed(id: string, found: Client | null): ClaimedClient {
  return { id, isKnown: found !== null, isThirdParty: found?.isThirdParty ?? false }
}

type LimitHeaders = Partial<ReturnType<typeof rateLimitHeaders>>

function refuse(error: TokenErrorCode, error_description: string, limitHeaders: LimitHeaders = {}) {
  return {
    status: 400,
    headers: limitHeaders,
    body: { error, error_description },
  } as const
}

function refuseClient(error_description: string) {
  return {
    status: 401,
    headers: { 'WWW-Authenticate': 'Basic realm="token"' },
    body: { error: 'invalid_client', error_description },
  } as const
}

/** The answer to a request over the limit of a rate limit policy. */
function refuseMany(verdict: RateLimitVerdict) {
  const headers = rateLimitHeaders(verdict)
  if (verdict.refusal !== 'block')
    return { status: 302, headers: { ...headers, Location: verdict.refusal?.redirectUri ?? '' } } as const
  // A window lasts one second.
  const seconds = 1
  return {
    status: 429,
    headers: { ...headers, 'Retry-After': seconds },
    body: { error: 'too_many_requests', error_description: tooManyRequests(seconds) },
  } as const
}
