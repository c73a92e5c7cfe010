import type { Caller } from '../auth/caller.ts'

/** The parts of a request that a handler gets besides the validated input. */
export interface Call {
  /** The authenticated caller; null for operations without a token. */
  readonly caller: Caller | null
  /** The raw Authorization header, for the token endpoint only. */
  readonly authorization: string | undefined
  /** The network of the sender, which identifies unauthenticated callers. */
  readonly network: string
  /** Records the id of the existing client that a token request names, for the request log and memory limits. */
  readonly claim: (clientId: string) => void
}
