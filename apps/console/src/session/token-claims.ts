/**
 * What an access token tells about itself, without a check of its signature: the service checks that. Another issuer's token may be
 * no JSON Web Token; then nothing is known.
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
