import { now } from './abortable.ts'
import type { Answer } from './answer.ts'
import { isFailure, TokenError, UnauthorizedError, UnexpectedAnswerError } from './errors.ts'
import { isRecord } from './json.ts'

/**
 * The source of a client's access tokens: returns a token that has not expired, as far as the client knows.
 *
 * @param refused the token that the service refused, if it refused one; the source returns it again if it has no other token
 */
export type AccessTokens = (refused?: string) => string | Promise<string>

/**
 * A function of the caller that returns an access token.
 *
 * @param refused the token that the service has just refused; undefined if it refused none
 */
export type TokenFunction = (refused: string | undefined) => string | Promise<string>

/** True for a string with the syntax of an access token (`b64token` of RFC 6750, section 2.1). */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w\-.~+/]+=*$/.test(value)
}

/**
 * Tokens from the caller's function. The client calls the function for each request; the function may cache its token. Concurrent
 * callers share one call.
 *
 * @param retry runs an attempt, and repeats it after a temporary failure
 */
export function providedTokens(
  provide: TokenFunction,
  retry: (ask: () => Promise<string>) => Promise<string>,
): AccessTokens {
  async function ask(refused: string | undefined): Promise<string> {
    const asked = (async (): Promise<unknown> => provide(refused))()
    const provided = await asked.catch((cause: unknown) => {
      throw isFailure(cause) ? cause : new TokenError('The token function failed.', { cause })
    })
    const token = typeof provided === 'string' ? provided.trim() : provided
    // Do not quote the value: it may be a secret, or a proxy's whole page.
    if (!isToken(token)) throw new TokenError('The token function returned no access token.')
    return token
  }
  return shared(refused => retry(() => ask(refused)))
}

/**
 * Tokens of the client credentials flow (RFC 6749, section 4.4). A token is kept until 30 s before it expires, or a tenth of its
 * lifetime if that is less. A token without a lifetime is kept until the service refuses it. Concurrent callers share one call of
 * `issue`.
 */
export function issuedTokens(issue: () => Promise<Answer>): AccessTokens {
  let kept: { readonly token: string; readonly until: number } | undefined

  const issueAndKeep = shared(async () => {
    const askedAt = now()
    const { token, lifetime } = issued(await issue())
    kept = { token, until: askedAt + (lifetime - Math.min(30, lifetime / 10)) * 1000 }
    return token
  })

  return refused => {
    // Another call may already have replaced the token.
    if (kept?.token === refused) kept = undefined
    // The clock counts fractions of a millisecond. In the very instant at which a token counts as expired, the service still
    // accepts it for some time.
    // Stryker disable next-line EqualityOperator
    if (kept && now() < kept.until) return kept.token
    return issueAndKeep()
  }
}

/**
 * Runs one call of `work` at a time, which concurrent callers share. If a shared call returns the token that the service has refused
 * to a caller, this caller starts another call.
 */
function shared(work: (refused?: string) => Promise<string>): (refused?: string) => Promise<string> {
  let running: Promise<string> | undefined
  return async refused => {
    const token = running && (await running)
    if (token !== undefined && token !== refused) return token
    running ??= work(refused).finally(() => {
      running = undefined
    })
    return running
  }
}

/** The token in an answer of the token endpoint, and its lifetime in seconds: `Infinity` if the answer has no lifetime. */
function issued({ response, data }: Answer): { readonly token: string; readonly lifetime: number } {
  const { access_token: token, expires_in: lifetime } = isRecord(data) ? data : {}
  // The error does not include the body: it may contain a secret.
  if (!isToken(token)) throw new UnexpectedAnswerError(response, undefined, 'The answer has no access token.')
  return { token, lifetime: typeof lifetime === 'number' ? lifetime : Number.POSITIVE_INFINITY }
}

/** Waits for a token until the request aborts or times out. */
export type TokenWait = (token: Promise<string>) => Promise<string>

/**
 * Sends a request with a token. If the service answers `invalid_token`, for example because the token was revoked, sends the
 * request once more with a new token. This is safe: the service checks the token first, so the refused request had no effect.
 */
export async function authorized<Result>(
  tokens: AccessTokens,
  waited: TokenWait,
  send: (token: string) => Promise<Result>,
): Promise<Result> {
  const ask = (refused?: string) => {
    const token = tokens(refused)
    return typeof token === 'string' ? token : waited(token)
  }
  const token = await ask()
  try {
    return await send(token)
  } catch (error) {
    if (!(error instanceof UnauthorizedError) || error.errorCode !== 'invalid_token') throw error
    const another = await ask(token)
    if (another === token) throw error
    return send(another)
  }
}
