import { limits } from '../limits.ts'

const named = new RegExp(`^[\\x21-\\x7E]{1,${limits.clientIdCharacters}}$`)

/**
 * Checks a client id that the operator chose. A rate limit policy must be able to name the id in a `client_id:` selector.
 *
 * @returns null if the id is valid; otherwise an error message without its subject, such as `must have …`
 */
export function clientIdFault(id: string): string | null {
  return named.test(id)
    ? null
    : `must have 1 to ${limits.clientIdCharacters} characters, all of them visible ASCII characters other than spaces`
}
