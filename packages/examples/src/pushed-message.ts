import type { ErrorMessage, EventMessage, SubscriptionMessage } from '@tenant-api/contract/types'
import type { MessageOf } from './example-messages.ts'
import type { UnknownMessage } from './frame.ts'

/**
 * What can be pushed into the event stream: an event of a type, the document's example of it but for what is given; a
 * heartbeat; or the error that ends every open stream.
 */
export type PushedMessage =
  | {
      readonly [Type in EventMessage['type']]: {
        readonly type: Type
        readonly event?: Partial<MessageOf<Type>['event']>
      }
    }[EventMessage['type']]
  | { readonly type: 'offset-only' }
  | { readonly type: 'error'; readonly error?: Partial<ErrorMessage['error']> }

/** What became of a message that was pushed. */
export interface Pushed {
  /** The message as it was sent. A heartbeat or an error has in each stream the offset that the stream has reached. */
  readonly message: SubscriptionMessage | UnknownMessage
  /** The number of open streams, whatever their filters let through. */
  readonly streams: number
}
