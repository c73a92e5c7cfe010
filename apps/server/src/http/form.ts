import { decodeUtf8 } from '../json.ts'
import { limits } from '../limits.ts'
import { Problem } from '../problem.ts'

/**
 * The parameters of a form (application/x-www-form-urlencoded). Those without a value are as if omitted, and none may be repeated
 * (RFC 6749, section 3.2).
 *
 * @throws {Problem} `invalid_body`
 */
export function parseForm(bytes: Uint8Array): Record<string, string> {
  const text = decodeUtf8(bytes)
  // Counted first, since URLSearchParams takes time by the square of the number of names.
  if (text.split('&', limits.formParameters + 1).length > limits.formParameters)
    throw new Problem('invalid_body', `The form has more than ${limits.formParameters} parameters.`)
  const form = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (form.has(name)) throw new Problem('invalid_body', `The parameter '${name.slice(0, 64)}' is repeated.`)
    form.set(name, value)
  }
  return Object.fromEntries([...form].filter(([, value]) => value !== ''))
}
