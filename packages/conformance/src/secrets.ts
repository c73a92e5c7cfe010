import type { Target } from './target.ts'

/** Minimum length of a secret to replace. Shorter ones, such as `any` for a mock, may be parts of other words. */
const minLength = 8

/**
 * The secrets of a target, in each form in which requests contain them, with the environment variables that contain them. Only an
 * encoded secret is in the variable CREDENTIALS.
 */
export function secretsOf(target: Target): readonly (readonly [secret: string, variable: string])[] {
  const { clientId = '', clientSecret = '' } = target.credentials ?? {}
  const encoded = [
    basicCredentials(clientId, clientSecret),
    new URLSearchParams([['', clientSecret]]).toString().slice(1),
    JSON.stringify(clientSecret).slice(1, -1),
  ]
  const secrets: readonly (readonly [secret: string, variable: string])[] = [
    [target.token, 'TENANT_API_TOKEN'],
    [target.internalToken ?? '', 'TENANT_API_INTERNAL_TOKEN'],
    [target.expiredToken ?? '', 'TENANT_API_EXPIRED_TOKEN'],
    [clientSecret, 'TENANT_API_CLIENT_SECRET'],
    ...encoded.map(text => [text, 'CREDENTIALS'] as const),
  ]
  return secrets.filter(([secret]) => secret.length >= minLength)
}

/** Id and secret of a client for HTTP Basic. Both are form-encoded before they are joined (RFC 6749, section 2.3.1). */
export function basicCredentials(id: string, secret: string): string {
  const joined = [id, secret].map(encodeURIComponent).join(':')
  return Buffer.from(joined).toString('base64')
}

/** A text without the secrets of the target, and without other tokens, which a server may quote in its answers. */
export function withoutSecrets(target: Target, text: string): string {
  return secretsOf(target)
    .reduce((rest, [secret, variable]) => rest.replaceAll(secret, `$${variable}`), text)
    .replaceAll(/\beyJ[\w-]{10,}\.[\w-]+(?:\.[\w-]*)?/g, '$TOKEN')
}
