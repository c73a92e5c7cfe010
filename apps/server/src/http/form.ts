import { wholeBodyFault } from '@tenant-api/contract'
import { decodeUtf8 } from '../api/json.ts'
import { invalidRequest } from '../api/problem.ts'
import { limits } from '../limits.ts'

/**
 * Parses a form (application/x-www-form-urlencoded). Parameters without a value count as omitted, and no parameter may be
 * repeated (RFC 6749, section 3.2).
 *
 * @throws {Problem} `invalid_body`
 */
export function parseForm(bytes: Uint8Array): Record<string, string> {
  const text = decodeUtf8(bytes)
  // Count first: URLSearchParams takes quadratic time in the number of names.
  if (text.split('&', limits.formParameters + 1).length > limits.formParameters)
    throw invalidRequest(wholeBodyFault(`The form has more than ${limits.formParameters} parameters.`))
  const form = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (form.has(name))
      throw invalidRequest(wholeBodyFault(`The parameter '${name.slice(0, 64).toWellFormed()}' is repeated.`))
    form.set(name, value)
  }
  return Object.fromEntries([...form].filter(([, value]) => value !== ''))
}
