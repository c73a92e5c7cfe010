import type { ErrorMessage, EventMessage, SubscriptionMessage } from '@tenant-api/contract/types'
import type { MessageOf } from './example-messages.ts'
import type { UnknownMessage } from './frame.ts'

/**
 * A value that is merged into an example: its objects may lack any property, its arrays are complete. `undefined` removes an optional
 * property of the example.
 */
type PartsOf<Value> = Value extends readonly unknown[]
  ? Constant<Value>
  : Value extends object
    ? { readonly [Name in keyof Value]?: PartsOf<Value[Name]> | UndefinedIfOptional<Value, Name> }
    : Value

type UndefinedIfOptional<Value, Name extends keyof Value> =
  Value extends Required<Pick<Value, Name>> ? never : undefined

/** A value with readonly properties at any depth, so that its arrays may be `as const`. */
export type Constant<Value> = { readonly [Name in keyof Value]: Constant<Value[Name]> }

/** The parts of a message that a push may override. */
type Override<Message> = {
  readonly [Name in Exclude<keyof Message, 'type' | 'offset'>]?: PartsOf<Message[Name]> | undefined
}

/**
 * A message to push into the event stream: an event (the document's example of its type, with the given parts merged into it), a
 * heartbeat, or an error, which ends every open stream.
 */
export type PushedMessage =
  | {
      readonly [Type in EventMessage['type']]: { readonly type: Type } & Override<MessageOf<Type>>
    }[EventMessage['type']]
  | { readonly type: 'offset-only' }
  | { readonly type: 'error'; readonly error?: Partial<ErrorMessage['error']> | undefined }

/** The result of a push. */
export interface Pushed<Message = SubscriptionMessage | UnknownMessage> {
  /** The message as sent. In a heartbeat or an error, however, each stream replaces the offset by its own. */
  readonly message: Message
  /** The number of open streams, including those whose filter excludes the message. */
  readonly streams: number
}
