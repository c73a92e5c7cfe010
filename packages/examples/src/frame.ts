import type { SubscriptionMessage } from '@tenant-api/contract/types'

const encoder = new TextEncoder()

/** What opens a stream: a comment, and the pause before a reconnection, varied so that clients do not come back as one. */
export function opening(retryMs: number): Uint8Array {
  return encoder.encode(`:connected\nretry: ${Math.round(retryMs * (1 + Math.random() / 2))}\n\n`)
}

/**
 * The frames of messages, as the contract's `encodeFrame` makes them; that one is Node's alone. The type of one that a newer
 * version of the service might send is any word.
 */
export function encodeFrames(messages: readonly (SubscriptionMessage | UnknownMessage)[]): Uint8Array {
  return encoder.encode(
    messages
      .map(message => `event: ${message.type}\nid: ${message.offset}\ndata: ${JSON.stringify(message)}\n\n`)
      .join(''),
  )
}

/** A message of a type that this version of the document does not have. */
export interface UnknownMessage {
  readonly type: string
  readonly offset: string
  readonly event: object
}
