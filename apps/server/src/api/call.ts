import type { Audience } from '@tenant-api/contract'

/** The caller named by a verified access token. */
export interface Caller {
  readonly clientId: string
  /** The APIs that the token is valid for, one or more. */
  readonly audiences: readonly Audience[]
  readonly scopes: ReadonlySet<string>
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  /**
   * The thumbprint of the key that verified the token (RFC 7638), if it is a JWT. The `kid` of a token does not prove which key that
   * was.
   */
  readonly keyThumbprint?: string
}

/** The parts of a request that a handler gets besides the validated input. */
export interface Call {
  /** The authenticated caller; null for operations without a token. */
  readonly caller: Caller | null
  /** The raw Authorization header, for the token endpoint only. */
  readonly authorization: string | undefined
  /** The network of the sender, which identifies unauthenticated callers. */
  readonly network: string
  /** The text of a JSON body, for operations that keep its tokens. Empty without such a body. */
  readonly bodyText: string
  /** Records which existing client a token request names. The logs and memory limits use it. */
  readonly claim: (client: { readonly id: string; readonly name: string }) => void
  /** Records that the secret of the claimed client is right. */
  readonly prove: () => void
}
