import { HttpError, isFailure, type SubscriptionState } from '@tenant-api/client'

/** Why a connection ended. Plain data, because errors lose their class and their code on the way to another tab. */
export interface Reason {
  /** The `code` of the client's error; undefined for any other error. */
  readonly code: string | undefined
  readonly message: string
}

/** What the stream does, as in `subscription.state` of the client; `reason` is plain data. */
export type StreamState =
  | { readonly status: 'connecting' | 'open' }
  | {
      readonly status: 'waiting'
      /** Undefined if the service ended the stream. */
      readonly reason: Reason | undefined
      /** 1 for the first connection in a row without a message. */
      readonly attempt: number
      /** When the next connection is opened, in milliseconds since 1970. */
      readonly until: number
    }
  | { readonly status: 'closed'; readonly reason: Reason | undefined }

export function plainState(state: SubscriptionState): StreamState {
  if (state.status === 'waiting' || state.status === 'closed')
    return { ...state, reason: plainReason(state.reason) }
  return state
}

export function plainReason(error: unknown): Reason | undefined {
  if (!(error instanceof Error)) return undefined
  const message = error instanceof HttpError ? error.detail : error.message
  return { code: isFailure(error) ? error.code : undefined, message }
}
