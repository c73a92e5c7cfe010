import { type Audience, type components, usedScopes } from '@tenant-api/contract'
import { audiences } from './access-token.ts'

type TokenRequest = components['schemas']['TokenRequest']
export type TokenErrorCode = components['schemas']['TokenErrorCode']

/** An error response to a token request (RFC 6749, section 5.2). */
interface TokenFault {
  readonly error: TokenErrorCode
  readonly description: string
}

interface ClientCredentials {
  readonly id: string
  readonly secret: string
}

/** Reads the credentials from the body or from HTTP Basic. Both at once are an error (RFC 6749, section 2.3). */
export function readCredentials(
  { client_id, client_secret }: TokenRequest,
  authorization: string | undefined,
): ClientCredentials | TokenFault {
  const inBody = client_id !== undefined || client_secret !== undefined
  if (authorization === undefined) {
    if (client_id !== undefined && client_secret !== undefined)
      return { id: client_id, secret: client_secret }
    return { error: 'invalid_client', description: 'client_id and client_secret are needed.' }
  }
  if (inBody)
    return {
      error: 'invalid_request',
      description: 'Give the credentials in the body or in HTTP Basic, not in both.',
    }
  return readBasic(authorization)
}

/** Decodes HTTP Basic. Id and secret are form-encoded before they are joined (RFC 6749, section 2.3.1). */
function readBasic(authorization: string): ClientCredentials | TokenFault {
  const [, encoded = ''] = /^Basic +([A-Za-z0-9+/_=-]+)$/i.exec(authorization) ?? []
  const [id, ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  if (!id || secret.length === 0)
    return { error: 'invalid_client', description: 'The Authorization header is not HTTP Basic.' }
  try {
    const formDecode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
    const credentials = { id: formDecode(id), secret: formDecode(secret.join(':')) }
    if (!Object.values(credentials).some(text => text.includes('\0'))) return credentials
  } catch {
    // Falls through: both faults have the same message.
  }
  return {
    error: 'invalid_client',
    description: 'In HTTP Basic, id and secret must be form-encoded: % as %25, + as %2B (RFC 6749, 2.3.1).',
  }
}

/** The audience of a token request; null if it is unknown. Requests may name it by its path, or by a URL with the tenant's host. */
export function readAudience(audience: string, baseUrl: string): Audience | null {
  const { host } = new URL(baseUrl)
  return (
    audiences.find(short =>
      [short, `http://${host}${short}`, `https://${host}${short}`].includes(audience),
    ) ?? null
  )
}

/**
 * The scopes to grant, in the document's order: the requested ones, or those of the client that an operation needs if the request
 * names none. If the client does not have all requested scopes, returns the first missing one as `refused`.
 */
export function readScopes(
  granted: readonly string[],
  asked: string | undefined,
  audience: Audience,
): { readonly scopes: readonly string[] } | { readonly refused: string } {
  if (asked === undefined) {
    const used: readonly string[] = usedScopes[audience]
    return { scopes: granted.filter(scope => used.includes(scope)) }
  }
  const words = asked.split(' ').filter(word => word !== '')
  const refused = words.find(word => !granted.includes(word))
  return refused === undefined ? { scopes: granted.filter(scope => words.includes(scope)) } : { refused }
}
