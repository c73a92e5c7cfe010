import type { WireRequest } from './cases.ts'
import type { Target } from './target.ts'

/** Minimum length of a secret to replace. Shorter ones, such as `any` for a mock, may be parts of other words. */
const minLength = 8

/**
 * The secrets of a target, in each form in which requests contain them, with the environment variables that contain them. Only an
 * encoded secret is in the variable CREDENTIALS.
 */
function secretsOf(target: Target): readonly (readonly [secret: string, variable: string])[] {
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
  return (
    secretsOf(target)
      .reduce((rest, [secret, variable]) => rest.replaceAll(secret, `$${variable}`), text)
      // From each `eyJ` within a word, the search would run to the end of the word: take only that at its start.
      .replaceAll(/(?<![\w-])eyJ[\w-]{10,}\.[\w-]+(?:\.[\w-]*)?/g, '$TOKEN')
  )
}

/** Longest body in the command, in characters. A longer one is replaced by a file name. */
const maxBodyLength = 2_000

/** A shell command that repeats a request. Tokens and secrets are replaced by the names of their environment variables. */
export function curlOf(target: Target, { method, path, headers = {}, body }: WireRequest): string {
  const args = ['-i', '-X', method, `${target.baseUrl}${path}`]
  for (const [name, value] of Object.entries(headers))
    for (const one of [value ?? ''].flat()) args.push('-H', `${name}: ${one}`)
  const text = body === undefined ? '' : Buffer.from(body).toString()
  if (text.length > maxBodyLength) args.push('--data-binary', '@body')
  else if (text !== '') args.push('--data-binary', text)
  const line = ['curl', ...args.map(arg => quoted(target, arg))].join(' ')
  return text.length > maxBodyLength ? `${line} # a body of ${text.length} characters` : line
}

/** Quotes an argument for a POSIX shell. */
function quoted(target: Target, text: string): string {
  const single = (part: string) => (part === '' ? '' : `'${part.replaceAll("'", "'\\''")}'`)
  for (const [secret, variable] of secretsOf(target)) {
    const parts = text.split(secret)
    if (parts.length > 1)
      return parts.map(part => (part === '' ? '' : quoted(target, part))).join(`"$${variable}"`)
  }
  // A credential that is not one of the target's secrets: another token, or the client's id with its secret in base64.
  const [other] = /^Authorization: (?:Basic|Bearer) (?=\S{40,}$)/.exec(text) ?? []
  if (other) return `'${other}'"$CREDENTIALS"`
  return /^[\w@%+=:,./-]+$/.test(text) ? text : single(text) || "''"
}
