/**
 * Reads the claims of an access token, only for display: the service verifies the token. Another issuer may leave claims out,
 * or use a format other than JSON Web Token.
 */
export function claimsOf(token) {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), character =>
      character.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(bytes)) ?? {}
  } catch {
    return {}
  }
}
