import { limits } from '../limits.ts'

const named = new RegExp(`^[\\x21-\\x7E]{1,${limits.clientIdCharacters}}$`)

/** The fault of a client id, as the end of a sentence; null if it is valid. A `client_id:` selector must be able to name it. */
export function clientIdFault(id: string): string | null {
  return named.test(id)
    ? null
    : `must have 1 to ${limits.clientIdCharacters} characters, all of them visible ASCII characters other than spaces`
}
