import type { WireRequest } from './cases/scope.ts'
import { secretsOf } from './secrets.ts'
import type { Target } from './target.ts'

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
