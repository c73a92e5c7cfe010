/**
 * Reads the client and the scopes from an access token. Does not check the signature, because the service does. The scopes
 * are null if the token does not contain them. Another issuer may leave them out, or use a format other than JSON Web Token.
 */
export function scopesOf(token: string): {
  readonly name: string
  readonly scopes: ReadonlySet<string> | null
} {
  const { client_id, azp, scope } = claimsOf(token)
  return {
    name: String(client_id ?? azp ?? 'pasted token'),
    scopes: typeof scope === 'string' ? new Set(scope.split(' ')) : null,
  }
}

function claimsOf(token: string): Readonly<Record<string, unknown>> {
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
