/** What an access token says about its user, as far as its issuer tells. */
export interface TokenClaims {
  /** The id of the client; undefined if the token does not contain it. */
  readonly clientId: string | undefined
  /** Null if the token does not contain them. */
  readonly scopes: ReadonlySet<string> | null
  /** Milliseconds since 1970; undefined if the token does not contain it. */
  readonly expiresAt: number | undefined
}

/**
 * Reads the claims of an access token, only for display: the service verifies the token. Another issuer may leave claims out, or
 * use a format other than JSON Web Token.
 */
export function claimsOf(token: string): TokenClaims {
  const { client_id, azp, scope, exp } = payloadOf(token)
  const clientId = client_id ?? azp
  return {
    clientId: clientId === undefined ? undefined : String(clientId),
    scopes: typeof scope === 'string' ? new Set(scope.split(' ').filter(Boolean)) : null,
    expiresAt: typeof exp === 'number' ? exp * 1_000 : undefined,
  }
}

function payloadOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), character =>
      character.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return claims !== null && typeof claims === 'object' ? { ...claims } : {}
  } catch {
    return {}
  }
}
