import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  type Audience,
  longestToken,
  messages,
  scopeFault,
  scopesByAudience,
  usedScopes,
} from '@tenant-api/contract'
import type { Operation } from './match-operation.ts'
import { Refusal } from './refusal.ts'

/** The claims that the mock reads from the header or the payload of a token. */
interface Claims {
  readonly kid?: unknown
  readonly aud?: unknown
  readonly exp?: unknown
  readonly scope?: unknown
  readonly client_id?: unknown
}

const lifetimeSeconds = 86_400
/** The `kid` that identifies the mock's own tokens. */
const keyId = 'mock'

/** A valid body of a token request. */
export interface TokenRequest {
  readonly audience: string
  readonly scope?: string
  readonly client_id?: string
}

/** Adds the client id from HTTP Basic to a valid body of a token request, unless the body has a client id. */
export function tokenRequest(body: unknown, { headers }: IncomingMessage): TokenRequest {
  const [, basic] = /^Basic +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  const [encoded] = Buffer.from(basic ?? '', 'base64')
    .toString()
    .split(':')
  // Form-encoded (RFC 6749, section 2.3.1).
  const clientId = new URLSearchParams(`id=${encoded}`).get('id')
  return { ...(clientId && { client_id: clientId }), ...(body as TokenRequest) }
}

/**
 * Issues a token like the service's, to any caller, with a made-up signature.
 *
 * @throws {Refusal} 400 `invalid_scope` for a scope that the audience does not have, or too many of them
 */
export function issueToken(
  { audience, scope, client_id: clientId = 'anyone' }: TokenRequest,
  issuer: string,
): Readonly<Record<string, unknown>> {
  const aud: Audience = audience.endsWith('/internal/') ? '/internal/' : '/api/v2/'
  const known: readonly string[] = scopesByAudience[aud]
  const words: readonly string[] =
    scope === undefined ? usedScopes[aud] : scope.split(' ').filter(word => word !== '')
  const unknown = words.find(word => !known.includes(word))
  if (unknown !== undefined) throw new Refusal(400, 'invalid_scope', scopeFault(unknown, known))
  const granted = known.filter(one => words.includes(one)).join(' ')
  const iat = Math.floor(Date.now() / 1_000)
  const claims = {
    ...{ iss: issuer, aud, sub: clientId, client_id: clientId, scope: granted },
    ...{ iat, exp: iat + lifetimeSeconds, jti: randomUUID() },
  }
  const token = [{ alg: 'EdDSA', typ: 'at+jwt', kid: keyId }, claims, 'made up'].map(encode).join('.')
  if (token.length > longestToken)
    throw new Refusal(400, 'invalid_scope', messages.TokenBadRequest.too_many_scopes)
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: lifetimeSeconds,
    scope: granted,
  }
}

/**
 * Reads the Bearer token of a request, which must have exactly one Authorization header. If the mock issued the token, checks its
 * audience and expiry, and returns its claims. Accepts any other token, and returns no claims.
 *
 * @throws {Refusal} 401
 */
export function readToken({ headersDistinct }: IncomingMessage): Claims {
  const [value, ...others] = headersDistinct.authorization ?? []
  if (value === undefined) throw unauthorized(messages.Unauthorized.missing_token, 'Bearer')
  if (others.length > 0) throw unauthorized('The Authorization header is given more than once.')
  const [, token] = /^Bearer +(\S+)$/i.exec(value) ?? []
  if (token === undefined) throw unauthorized('The Authorization header must hold a Bearer token.', 'Bearer')
  const [header, payload] = token.split('.')
  if (decode(header).kid !== keyId) return {}
  const claims = decode(payload)
  if (typeof claims.exp === 'number' && claims.exp * 1_000 <= Date.now())
    throw unauthorized('The access token has expired.')
  if (claims.aud !== '/api/v2/') throw unauthorized(messages.Unauthorized.wrong_audience)
  return claims
}

/**
 * Checks the scopes of a token for an operation. A token without a scope claim has all scopes.
 *
 * @throws {Refusal} 403
 */
export function checkScope({ scope }: Claims, { anyScope }: Operation): void {
  if (typeof scope !== 'string' || anyScope.length === 0) return
  const held = scope.split(' ')
  if (anyScope.some(needed => held.includes(needed))) return
  throw new Refusal(403, 'insufficient_scope', `The access token needs the scope ${anyScope.join(' or ')}.`)
}

/** @param challenge by default, it names the error */
function unauthorized(
  message: string,
  challenge = `Bearer error="invalid_token", error_description="${message}"`,
): Refusal {
  return new Refusal(401, 'invalid_token', message, { 'WWW-Authenticate': challenge })
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

/** Decodes the header or payload of a JWT. Returns no claims for anything else, since the mock accepts any token. */
function decode(part: string | undefined): Claims {
  try {
    return Object(JSON.parse(Buffer.from(part ?? '', 'base64url').toString()))
  } catch {
    return {}
  }
}
