import type { Audience } from '@tenant-api/contract'

/** The caller named by a verified access token. */
export interface Caller {
  readonly clientId: string
  /** The APIs that the token is valid for, one or more. */
  readonly audiences: readonly Audience[]
  readonly scopes: ReadonlySet<string>
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}
