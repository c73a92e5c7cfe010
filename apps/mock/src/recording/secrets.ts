import { isRecord } from '@tenant-api/simulator'
import { isToken, leftOut } from './documented-parts.ts'

/** Finds again the secrets that requests and answers have contained, wherever a server or a caller repeats them. */
export interface Secrets {
  /** Remembers a secret. Ignores short ones, which may be parts of other words. */
  add(secret: string): void
  /** A JSON value without the secrets, in texts and in names. */
  removedFrom<Value>(value: Value): Value
}

const leastLength = 8
const mostSecrets = 256

/**
 * Signed and encrypted JSON Web Tokens (RFC 7519), webhook secrets, credentials in a header or in an address. A checkpoint of a listing
 * looks like a token with two parts, the second of which is no JSON.
 */
const patterns =
  /(?<![\w-])eyJ[\w-]{10,}\.(?:eyJ[\w-]+(?:\.[\w-]*)?|[\w-]*(?:\.[\w-]*){2,})|whsec_[\w+/=-]{8,}|(?<=\b(?:Bearer|Basic) )[\w.~+/=-]{8,}|(?<=:\/\/)[^/\s@]+(?=@)/g

/** @param earlier secrets to remove too */
export function createSecrets(earlier?: Secrets): Secrets {
  const known = new Set<string>()

  function without(text: string): string {
    let rest = text
    for (const secret of known) if (rest.includes(secret)) rest = rest.replaceAll(secret, leftOut)
    return rest.replaceAll(patterns, leftOut)
  }

  function removed(value: unknown): unknown {
    if (typeof value === 'string') return without(value)
    if (Array.isArray(value)) return value.map(removed)
    if (!isRecord(value)) return value
    if (isToken(value)) {
      const plain: unknown = JSON.parse(JSON.stringify(value))
      return typeof plain === 'string' && without(plain) !== plain ? without(plain) : value
    }
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [without(name), removed(part)]))
  }

  return {
    add(secret) {
      if (secret.length < leastLength) return
      for (const form of [secret, encodeURIComponent(secret.toWellFormed())]) {
        known.delete(form)
        known.add(form)
      }
      for (const oldest of known) {
        if (known.size <= mostSecrets) break
        known.delete(oldest)
      }
    },
    // The cast is safe: only texts change.
    removedFrom: value => removed(earlier ? earlier.removedFrom(value) : value) as typeof value,
  }
}
