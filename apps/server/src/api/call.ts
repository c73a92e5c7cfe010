import type { Caller } from '../auth/verify-token.ts'

/** The parts of a request that a handler gets besides the validated input. */
export interface Call {
  /** The authenticated caller; null for operations without a token. */
  readonly caller: Caller | null
  /** The raw Authorization header, for the token endpoint only. */
  readonly authorization: string | undefined
  /** The network of the sender, which identifies unauthenticated callers. */
  readonly network: string
  /** Records which existing client a token request names. The request log and memory limits use it. */
  readonly claim: (clientId: string) => void
}
