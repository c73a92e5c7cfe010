import { type Failure, isFailure, type SubscriptionState } from '@tenant-api/client'

/** Why a connection ended. Plain data, because errors lose their class and their code on the way to another tab. */
export interface Reason {
  /** The `code` of the client's error; absent for any other error. */
  readonly code?: Failure['code']
  /** What a page can show to its users. */
  readonly detail: string
}

/** The state of a subscription, as in `subscription.state` of the client, but with a `reason` that is plain data. */
export type StreamState =
  | { readonly status: 'connecting' | 'open' }
  | {
      readonly status: 'waiting'
      /** Undefined if the service ended the connection without an error. */
      readonly reason: Reason | undefined
      /** Connections that have ended since the last message, including the latest: 1 or more. */
      readonly attempt: number
      /** When the next connection is opened, in milliseconds since 1970. */
      readonly until: number
    }
  /** Without a reason if the hook is not enabled. */
  | { readonly status: 'closed'; readonly reason?: Reason | undefined }

/** Leaves out a reason that is no error. */
export function plainState(state: SubscriptionState | StreamState): StreamState {
  if (!('reason' in state)) return state
  const { reason: error } = state
  const reason: Reason | undefined = isFailure(error)
    ? { code: error.code, detail: error.detail }
    : error instanceof Error
      ? { detail: error.message }
      : undefined
  return { ...state, reason }
}
