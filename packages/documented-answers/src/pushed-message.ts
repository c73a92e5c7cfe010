import type { ErrorMessage, EventMessage, SubscriptionMessage } from '@tenant-api/contract/types'
import type { MessageOf } from './example-messages.ts'
import type { UnknownMessage } from './frame.ts'

/** The parts of a message that a push may override. */
type PartsOf<Message> = {
  readonly [Name in Exclude<keyof Message, 'type' | 'offset'>]?: Partial<Message[Name]>
}

/**
 * A message to push into the event stream: an event (the document's example of its type, overridden by the given parts), a
 * heartbeat, or an error, which ends every open stream.
 */
export type PushedMessage =
  | {
      readonly [Type in EventMessage['type']]: { readonly type: Type } & PartsOf<MessageOf<Type>>
    }[EventMessage['type']]
  | { readonly type: 'offset-only' }
  | { readonly type: 'error'; readonly error?: Partial<ErrorMessage['error']> }

/** The result of a push. */
export interface Pushed<Message = SubscriptionMessage | UnknownMessage> {
  /** The message as sent. Each stream sends a heartbeat or an error with its own current offset. */
  readonly message: Message
  /** The number of open streams, including those whose filter excludes the message. */
  readonly streams: number
}
