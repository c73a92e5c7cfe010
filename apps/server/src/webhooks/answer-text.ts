import type { EventStream } from '../event-streams/event-stream.ts'
import { limits } from '../limits.ts'

/** The bytes of an answer that are read for its text: UTF-8 has at most four for a code point. */
export const textBytes = 4 * limits.answerCodePoints

const textTypes = /^(?:text\/|application\/(?:[^;]+\+)?(?:json|xml)\b|[^;]+\+(?:json|xml)\b)/i

/** Whether the body of an answer is text. A compressed one, which no attempt asks for, is not. */
export function isText(headers: Readonly<Record<string, string | readonly string[] | undefined>>): boolean {
  const type = headers['content-type']
  return typeof type === 'string' && textTypes.test(type.trim()) && headers['content-encoding'] === undefined
}

/**
 * The beginning of an answer, up to `limits.answerCodePoints`. Invalid UTF-8 and NUL, which PostgreSQL cannot store, become U+FFFD.
 * Secrets become asterisks, also one of which the end of the text has only the beginning.
 *
 * @param secrets as `secretTexts` returns them
 */
export function shownText(pieces: readonly Uint8Array[], secrets: readonly string[]): string {
  let text = Buffer.concat(pieces).toString().replaceAll('\0', '\ufffd')
  for (const secret of secrets) text = text.replaceAll(secret, mask)
  const cut = Math.min(...secrets.map(secret => startOfBeginning(text, secret)))
  if (cut < text.length) text = text.slice(0, cut) + mask
  // A text with no more units than code points allowed needs no count.
  return text.length <= limits.answerCodePoints ? text : [...text].slice(0, limits.answerCodePoints).join('')
}

const mask = '***'
/** A beginning of a secret that is shorter than this is not masked at the end of a text, because any text may end like that. */
const leastBeginning = 4

/** Where the longest beginning of a secret starts that ends a text; the length of the text if there is none. */
function startOfBeginning(text: string, secret: string): number {
  for (
    let start = Math.max(text.length - secret.length + 1, 0);
    start <= text.length - leastBeginning;
    start++
  )
    if (secret.startsWith(text.slice(start))) return start
  return text.length
}

/** The texts by which a target may repeat secrets, each as it is and as JSON escapes it, longest first. */
export function secretTexts(secrets: readonly string[]): readonly string[] {
  const texts = secrets.flatMap(secret => [secret, JSON.stringify(secret).slice(1, -1)])
  return [...new Set(texts)].toSorted((a, b) => b.length - a.length)
}

/** The secrets in the authorization of a destination. */
export function authorizationSecrets(
  authorization: EventStream['destination']['configuration']['webhook_authorization'],
): readonly string[] {
  switch (authorization.method) {
    case 'basic': {
      const { username, password } = authorization
      return [basicCredentials(username, password), `${username}:${password}`, password]
    }
    case 'bearer':
      return [authorization.token]
    case 'custom_header':
      return [authorization.header_value]
  }
}

/** The value of `Authorization` after `Basic` (RFC 7617). */
export function basicCredentials(username: string, password: string): string {
  return Buffer.from(`${username}:${password}`).toString('base64')
}

/** A signing secret with and without `whsec_`. */
export function withoutPrefix(secret: string): readonly string[] {
  return [secret, secret.slice('whsec_'.length)]
}
