import type { Answer } from './answer.ts'
import { now } from './clock.ts'
import { TokenError } from './errors.ts'
import { isFailure } from './failure.ts'
import { UnauthorizedError, UnexpectedAnswerError } from './http-errors.ts'
import { isRecord } from './json.ts'

/** The source of a client's access tokens. An abort of `signal` ends the caller's wait. */
export interface AccessTokens {
  /** A token that has not expired, as far as the client knows. */
  get(signal: AbortSignal | undefined): string | Promise<string>
  /** A new token after the service refused one. Returns the refused token if there is no other. */
  replace(refused: string, signal: AbortSignal | undefined): string | Promise<string>
}

/** A function of the caller that returns an access token. */
export type TokenFunction = () => string | Promise<string>

/** True for a string with the syntax of an access token (`b64token` of RFC 6750, section 2.1). */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w\-.~+/]+=*$/.test(value)
}

/** One token that never changes. */
export function fixedToken(token: string): AccessTokens {
  return { get: () => token, replace: () => token }
}

/**
 * Tokens from the caller's function. The client calls the function for each request; the function may cache its token.
 *
 * @param retry repeats an attempt after a temporary failure
 */
export function providedTokens(
  provide: TokenFunction,
  retry: (signal: AbortSignal | undefined, ask: () => Promise<string>) => Promise<string>,
): AccessTokens {
  async function ask(): Promise<string> {
    const asked = new Promise<unknown>(resolve => resolve(provide()))
    const provided = await asked.catch((cause: unknown) => {
      throw isFailure(cause) ? cause : new TokenError('the token function failed', { cause })
    })
    const token = typeof provided === 'string' ? provided.trim() : provided
    // Do not quote the value: it may be a secret, or a proxy's whole page.
    if (!isToken(token))
      throw new TokenError('the token function returned something other than an access token')
    return token
  }
  const get = (signal: AbortSignal | undefined) => retry(signal, ask)
  return { get, replace: (_, signal) => get(signal) }
}

/**
 * Tokens of the client credentials flow (RFC 6749, section 4.4). A token is kept until 30 s before it expires, or a tenth of its
 * lifetime if that is less. A token without a lifetime is kept until the service refuses it. Concurrent callers share one call of
 * `issue`.
 */
export function issuedTokens(issue: () => Promise<Answer>): AccessTokens {
  let kept: { readonly token: string; readonly until: number } | undefined
  let issuing: Promise<string> | undefined

  async function issueAndKeep(): Promise<string> {
    const askedAt = now()
    const { token, lifetime } = issued(await issue())
    kept = { token, until: askedAt + (lifetime - Math.min(30, lifetime / 10)) * 1000 }
    return token
  }

  function get(): string | Promise<string> {
    if (kept && now() < kept.until) return kept.token
    issuing ??= issueAndKeep().finally(() => {
      issuing = undefined
    })
    return issuing
  }

  function replace(refused: string): string | Promise<string> {
    // Another call may already have replaced the token.
    if (kept?.token === refused) kept = undefined
    return get()
  }

  return { get, replace }
}

/** The token in an answer of the token endpoint, and its lifetime in seconds; `Infinity` if the answer has none. */
function issued({ response, data }: Answer): { readonly token: string; readonly lifetime: number } {
  const { access_token: token, expires_in: lifetime } = isRecord(data) ? data : {}
  // The error does not include the body: it may contain a secret.
  if (!isToken(token))
    throw new UnexpectedAnswerError(response, undefined, 'the answer does not contain an access token')
  return { token, lifetime: typeof lifetime === 'number' ? lifetime : Number.POSITIVE_INFINITY }
}

/** The limits of the time that a request waits for its token. */
export interface TokenWait {
  readonly signal: AbortSignal | undefined
  /** Waits for a token until the request aborts or times out. */
  readonly waited: (token: Promise<string>) => Promise<string>
}

/**
 * Sends a request with a token. If the service answers `invalid_token`, for example because the token was revoked, sends the
 * request once more with a new token. This is safe: the service checks the token first, so the refused request had no effect.
 */
export async function authorized<Result>(
  tokens: AccessTokens,
  { signal, waited }: TokenWait,
  send: (token: string) => Promise<Result>,
): Promise<Result> {
  const ask = (get: () => string | Promise<string>) => {
    signal?.throwIfAborted()
    const token = get()
    return typeof token === 'string' ? token : waited(token)
  }
  const token = await ask(() => tokens.get(signal))
  try {
    return await send(token)
  } catch (error) {
    if (!(error instanceof UnauthorizedError) || error.errorCode !== 'invalid_token') throw error
    const another = await ask(() => tokens.replace(token, signal))
    if (another === token) throw error
    return send(another)
  }
}
