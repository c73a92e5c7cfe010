import type { Target } from './target.ts'

/** Minimum length of a secret to replace. Shorter ones, such as `any` for a mock, may be parts of other words. */
const minLength = 8

/** The secrets of a target, with the environment variables that contain them. */
export function secretsOf(target: Target): readonly (readonly [secret: string, variable: string])[] {
  const secrets: readonly (readonly [string | undefined, string])[] = [
    [target.token, 'TENANT_API_TOKEN'],
    [target.internalToken, 'TENANT_API_INTERNAL_TOKEN'],
    [target.expiredToken, 'TENANT_API_EXPIRED_TOKEN'],
    [target.credentials?.clientSecret, 'TENANT_API_CLIENT_SECRET'],
  ]
  return secrets.flatMap(([secret, variable]) =>
    secret !== undefined && secret.length >= minLength ? [[secret, variable] as const] : [],
  )
}

/** A text without the secrets of the target, and without other tokens, which a server may quote in its answers. */
export function withoutSecrets(target: Target, text: string): string {
  return secretsOf(target)
    .reduce((rest, [secret, variable]) => rest.replaceAll(secret, `$${variable}`), text)
    .replaceAll(/\beyJ[\w-]{10,}\.[\w-]+(?:\.[\w-]*)?/g, '$TOKEN')
}
