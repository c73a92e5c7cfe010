import { createPublicKey, type JsonWebKey } from 'node:crypto'
import { createLocalJWKSet, errors, type JSONWebKeySet } from 'jose'
import type { Logger } from 'pino'
import { Problem } from '../api/problem.ts'
import { limits } from '../limits.ts'
import { fetchText } from './fetch-text.ts'
import type { VerificationKeys } from './verify-token.ts'

/** Shortest interval between fetches while there are no usable keys. */
const retryMs = 1_000
/** Minimum length of an RSA modulus for RS256, in bytes (RFC 7518, section 3.3). */
const minRsaBytes = 256

export interface OutsideKeys extends VerificationKeys {
  /** Stops the periodic fetches. */
  stop(): void
}

/**
 * The keys of an outside issuer. They are fetched immediately, then every ten minutes. A token with an unknown key also causes a
 * fetch, at most once a minute. While there are no usable keys, `find` throws a {@link Problem} `service_unavailable`, since the
 * token may be valid.
 */
export function followOutsideKeys(url: string, algorithms: readonly string[], log: Logger): OutsideKeys {
  let keys: { text: string; find: ReturnType<typeof createLocalJWKSet> } | null = null
  let fetchedAt = 0
  let askedAt = 0
  let isReachable = false
  let asking: Promise<void> | null = null

  async function ask(): Promise<void> {
    askedAt = performance.now()
    try {
      const text = await fetchText(url)
      if (text !== keys?.text) keys = { text, find: createLocalJWKSet(usableKeys(text)) }
      fetchedAt = askedAt
      isReachable = true
    } catch (error) {
      isReachable = false
      log.warn({ url, err: error }, 'the keys of the outside issuer cannot be fetched')
    }
  }

  /** Fetches the keys unless the last fetch began less than `pauseMs` ago. Concurrent callers share one fetch. */
  async function refresh(pauseMs: number): Promise<void> {
    if (!asking && performance.now() - askedAt < pauseMs) return
    asking ??= ask().finally(() => {
      asking = null
    })
    await asking
  }

  const usable = () =>
    keys && performance.now() - fetchedAt < 1_000 * limits.keySetUsableSeconds ? keys : null
  const timer = setInterval(() => void refresh(0), 1_000 * limits.keySetFreshSeconds).unref()
  void refresh(0)

  return {
    algorithms,
    // Null once the keys are too old. The changed version makes `VerifiedTokens` drop its cached tokens.
    get version() {
      return usable()
    },
    async find(header, token) {
      if (!usable()) await refresh(retryMs)
      try {
        return await (usable() ?? unavailable()).find(header, token)
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
        await refresh(1_000 * limits.unknownKeySeconds)
        return await (isReachable ? (usable() ?? unavailable()) : unavailable()).find(header, token)
      }
    },
    stop: () => clearInterval(timer),
  }
}

function unavailable(): never {
  throw new Problem('service_unavailable', 'The issuer of access tokens does not answer. Try again.')
}

/** Parses a key set. Skips keys that cannot verify signatures, because a single one would make every request fail. */
function usableKeys(text: string): JSONWebKeySet {
  const { keys } = JSON.parse(text) as { keys?: unknown }
  if (!Array.isArray(keys)) throw new Error('the answer is not a JSON Web Key Set')
  return { keys: keys.filter(isUsable) }
}

function isUsable(jwk: JsonWebKey): boolean {
  try {
    createPublicKey({ key: jwk, format: 'jwk' })
    return jwk.kty !== 'RSA' || Buffer.from(String(jwk.n), 'base64url').length >= minRsaBytes
  } catch {
    return false
  }
}
