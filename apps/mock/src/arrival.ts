import type { FollowedRequest } from './request-record.ts'

/** What happens while a request is answered. */
export interface Arrival {
  /** Called right before the body is read. */
  askForBody(): void
  /** Called when the request has arrived. Not called for a request that is refused before that. */
  arrived: FollowedRequest['arrived']
  /** Aborts when the request is broken off. */
  readonly signal: AbortSignal
  /** Aborts when the request is broken off, or its client leaves. */
  readonly left: AbortSignal
  /** The `X-Request-ID` of the answer. */
  readonly requestId: string
}
