import { limits } from '../limits.ts'

const named = new RegExp(`^[\\x21-\\x7E]{1,${limits.clientIdCharacters}}$`)

/**
 * Describes what is wrong with a client id, as the end of a sentence; null if the id is valid. A rate limit policy must be
 * able to name the id in a `client_id:` selector.
 */
export function clientIdFault(id: string): string | null {
  return named.test(id)
    ? null
    : `must have 1 to ${limits.clientIdCharacters} characters, all of them visible ASCII characters other than spaces`
}
