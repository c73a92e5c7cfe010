import type { Target } from './target.ts'
import type { WireRequest } from './wire.ts'

/** Longest body in the command, in characters. A longer one is replaced by a file name. */
const maxBodyLength = 2_000

/** Shorter secrets are those of mocks: `any` may be part of other words. */
const minSecretLength = 8

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
  const secrets: readonly (readonly [string | undefined, string])[] = [
    [target.token, 'TENANT_API_TOKEN'],
    [target.internalToken, 'TENANT_API_INTERNAL_TOKEN'],
    [target.expiredToken, 'TENANT_API_EXPIRED_TOKEN'],
    [target.credentials?.clientSecret, 'TENANT_API_CLIENT_SECRET'],
  ]
  const single = (part: string) => (part === '' ? '' : `'${part.replaceAll("'", "'\\''")}'`)
  for (const [secret, name] of secrets) {
    const [before, after] = secret && secret.length >= minSecretLength ? text.split(secret) : []
    if (before !== undefined && after !== undefined) return `${single(before)}"$${name}"${single(after)}`
  }
  // Another token of the client, or its secret in base64.
  const [other] = /^Authorization: (?:Basic|Bearer) (?=\S{40,}$)/.exec(text) ?? []
  if (other) return `'${other}'"$CREDENTIALS"`
  return /^[\w@%+=:,./-]+$/.test(text) ? text : single(text) || "''"
}
