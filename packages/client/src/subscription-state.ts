import type { Failure } from './failure.ts'

/** The state of a subscription; `status` distinguishes the states. */
export type SubscriptionState =
  /** A connection is being opened, or the iteration has not started. */
  | { readonly status: 'connecting' }
  /** The service has answered, and the connection is open. */
  | { readonly status: 'open' }
  | Waiting
  /** The iteration has ended. `reason` is the error that it threw; undefined if the caller left it. */
  | { readonly status: 'closed'; readonly reason: unknown }

/** A connection has ended. The next one is opened later. */
export interface Waiting {
  readonly status: 'waiting'
  /**
   * Why the connection ended; undefined if it ended without an error. After a CursorExpiredError the subscription continues
   * with the latest events: events are missing after the error's `offset`.
   */
  readonly reason: Failure | undefined
  /** Connections that have ended since the last message or the expiry of a position, including the latest: 1 or more. */
  readonly attempt: number
  /** When the next connection is opened, in milliseconds since 1970. */
  readonly until: number
}
