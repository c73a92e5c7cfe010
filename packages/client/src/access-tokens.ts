import type { components } from '@tenant-api/contract'
import { UnauthorizedError } from './http-errors.ts'

type TokenResponse = components['schemas']['TokenResponse']

/** Where the access tokens of a client come from. */
export interface AccessTokens {
  /** A token that should be valid; a promise of one where it takes time. */
  get(): string | Promise<string>
  /** A token in place of one that the service refused; the same one when there is no other. */
  replace(refused: string): string | Promise<string>
}

/** Tokens that the caller provides. A function is asked at each request, so that caching is the caller's. */
export function providedTokens(token: string | (() => string | Promise<string>)): AccessTokens {
  const get = typeof token === 'string' ? () => token : token
  return { get, replace: get }
}

/**
 * Tokens of the client credentials flow (RFC 6749, section 4.4), each kept until 30 s before it ends, or a tenth of its
 * life where that is less. `issue` is called once for all who wait at the same time.
 */
export function issuedTokens(issue: () => Promise<TokenResponse>): AccessTokens {
  let kept: { readonly token: string; readonly until: number } | undefined
  let issuing: Promise<string> | undefined

  async function issueAndKeep(): Promise<string> {
    const askedAt = Date.now()
    const { access_token, expires_in } = await issue()
    kept = { token: access_token, until: askedAt + (expires_in - Math.min(30, expires_in / 10)) * 1000 }
    return access_token
  }

  function get(): string | Promise<string> {
    if (kept && Date.now() < kept.until) return kept.token
    issuing ??= issueAndKeep().finally(() => {
      issuing = undefined
    })
    return issuing
  }

  function replace(refused: string): string | Promise<string> {
    // Another call may have replaced it in the meantime: then that one is good.
    if (kept?.token === refused) kept = undefined
    return get()
  }

  return { get, replace }
}

/** How long a request waits for its token. */
export interface TokenWait {
  readonly signal: AbortSignal | undefined
  /** Waits for a token that takes time, no longer than the request may. */
  readonly waited: (token: Promise<string>) => Promise<string>
}

/**
 * Sends a request with a token, and once more with another one when the service says that the first is invalid: it may
 * have been revoked, or signed by a key that is gone.
 */
export async function authorized<Answer>(
  tokens: AccessTokens,
  { signal, waited }: TokenWait,
  send: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const ask = (get: () => string | Promise<string>) => {
    signal?.throwIfAborted()
    const token = get()
    return typeof token === 'string' ? token : waited(token)
  }
  const token = await ask(tokens.get)
  try {
    return await send(token)
  } catch (error) {
    if (!(error instanceof UnauthorizedError) || error.errorCode !== 'invalid_token') throw error
    const another = await ask(() => tokens.replace(token))
    if (another === token) throw error
    return send(another)
  }
}
