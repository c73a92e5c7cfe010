import { createPublicKey, type JsonWebKey } from 'node:crypto'
import { calculateJwkThumbprint, createLocalJWKSet, type JSONWebKeySet } from 'jose'
import type { Logger } from 'pino'
import { Problem } from '../api/problem.ts'
import { limits } from '../limits.ts'
import { audiences } from './access-token.ts'
import type { TokenProfile, VerificationKeys } from './verify-token.ts'

/** The authorization server whose tokens the service accepts in place of its own. */
export interface OutsideIssuer {
  readonly issuer: string
  readonly jwksUrl: string
  /** The audience that stands for both APIs; null if tokens name an API by its own audience. */
  readonly audience: string | null
  readonly tokenTyp: 'at+jwt' | 'JWT'
  readonly algorithms: readonly ('EdDSA' | 'Ed25519' | 'ES256' | 'RS256')[]
}

/** The error message for a caller that requests tokens or keys from this service although it has an outside issuer. */
export function tokensComeFrom({ issuer }: OutsideIssuer): string {
  return `Access tokens for this service come from ${issuer}.`
}

/** The keys and the token profile of an outside issuer. The service uses them instead of its own. */
export function followOutsideIssuer(
  { issuer, jwksUrl, audience, tokenTyp, algorithms }: OutsideIssuer,
  log: Logger,
): { keys: OutsideKeys; profile: TokenProfile } {
  const profile: TokenProfile = {
    issuer,
    typ: tokenTyp,
    // RFC 9068 requires more claims. But some issuers send `azp` instead of `client_id`, and a token without a scope gets no
    // access anyway.
    requiredClaims: [],
    clockToleranceSeconds: limits.clockToleranceSeconds,
    audiencesOf(aud) {
      // A list is allowed (RFC 7519, section 4.1.3) and common: issuers often add their user info endpoint.
      const given = new Set(Array.isArray(aud) ? aud : [aud])
      // A configured audience stands for both APIs. Then only the scopes of a token limit what its client can call.
      return audiences.filter(short => given.has(audience ?? short))
    },
  }
  return { keys: followOutsideKeys(jwksUrl, algorithms, log), profile }
}

/** Shortest interval between fetches while there are no usable keys. */
const retryMs = 1_000
/** Minimum length of an RSA modulus for RS256, in bits (RFC 7518, section 3.3). */
const minRsaBits = 2_048

interface OutsideKeys extends VerificationKeys {
  /** Stops the periodic fetches. */
  stop(): void
}

/**
 * The keys of an outside issuer. They are fetched immediately, then every ten minutes. A token that no key verifies also causes a
 * fetch, at most once a minute. While there are no usable keys, `find` throws a {@link Problem} `service_unavailable`, since the
 * token may be valid.
 */
function followOutsideKeys(url: string, algorithms: readonly string[], log: Logger): OutsideKeys {
  let keys: Awaited<ReturnType<typeof parseKeys>> | null = null
  let fetchedAt = 0
  let askedAt = 0
  let isReachable = false
  let asking: Promise<void> | null = null

  async function ask(): Promise<void> {
    askedAt = performance.now()
    try {
      const text = await fetchText(url)
      if (text !== keys?.text) keys = await parseKeys(text)
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
      return (usable() ?? unavailable()).find(header, token)
    },
    async renew() {
      await refresh(1_000 * limits.unknownKeySeconds)
      if (!isReachable || !usable()) unavailable()
    },
    has: thumbprint => (usable() ?? unavailable()).thumbprints.has(thumbprint),
    stop: () => clearInterval(timer),
  }
}

async function parseKeys(text: string) {
  const set = usableKeys(text)
  const thumbprints = await Promise.all(set.keys.map(key => calculateJwkThumbprint(key)))
  return { text, find: createLocalJWKSet(set), thumbprints: new Set(thumbprints) }
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
    const { asymmetricKeyDetails } = createPublicKey({ key: jwk, format: 'jwk' })
    return jwk.kty !== 'RSA' || Number(asymmetricKeyDetails?.modulusLength) >= minRsaBits
  } catch {
    return false
  }
}

/**
 * Fetches a small JSON document from a URL that the operator configured. Redirects are refused, so the service connects only to
 * the configured host.
 *
 * @returns the body of a 200 response, at most 256 KB
 * @throws for any other response, and when the body is not complete within 5 s
 */
async function fetchText(url: string): Promise<string> {
  const signal = AbortSignal.timeout(1_000 * limits.keySetSeconds)
  const headers = { Accept: 'application/jwk-set+json, application/json' }
  const response = await fetch(url, { redirect: 'error', signal, headers })
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    // Leaving the loop also closes the connection.
    if (bytes > limits.keySetBytes) throw new Error(`the answer has more than ${limits.keySetBytes} bytes`)
    chunks.push(chunk)
  }
  if (response.status !== 200) throw new Error(`the answer has the status ${response.status}`)
  return Buffer.concat(chunks).toString('utf8')
}
