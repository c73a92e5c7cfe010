import type { SubscriptionMessage } from '@tenant-api/contract/types'

const encoder = new TextEncoder()

/** The opening of a stream: a comment and the `retry` pause, with jitter so that clients do not reconnect at the same time. */
export function opening(retryMs: number): Uint8Array {
  return encoder.encode(`:connected\nretry: ${Math.round(retryMs * (1 + Math.random() / 2))}\n\n`)
}

/** Encodes messages as frames. The contract's `encodeFrame` does the same, but needs Node. */
export function encodeFrames(messages: readonly (SubscriptionMessage | UnknownMessage)[]): Uint8Array {
  return encoder.encode(
    messages
      .map(message => `event: ${message.type}\nid: ${message.offset}\ndata: ${JSON.stringify(message)}\n\n`)
      .join(''),
  )
}

/** A message of a type that this version of the document does not define. */
export interface UnknownMessage {
  readonly type: string
  readonly offset: string
  readonly event: object
}
