import type { ErrorMessage, EventMessage, SubscriptionMessage } from '@tenant-api/contract/types'
import { messages as generated } from './generated/messages.ts'

/** A message of the event stream by its type. */
export type MessageOf<Type extends SubscriptionMessage['type']> = Extract<SubscriptionMessage, { type: Type }>

// The generated values have no exact types. The cast is safe, because the contract's tests validate the examples.
const examples: unknown = generated
const messages = Object.values(examples as Readonly<Record<string, SubscriptionMessage>>)

/** The document's example of the message that ends a stream. */
const exampleError = messages.find(message => message.type === 'error') as ErrorMessage

/** The document's example of each event message, in the document's order. */
export const exampleEvents: readonly EventMessage[] = messages.filter(
  message => message.type !== 'error' && message.type !== 'offset-only',
)

/** The document's example message of an event type; undefined for an unknown type. */
export function exampleEvent(type: string): EventMessage | undefined {
  return exampleEvents.find(message => message.type === type)
}

/** The error message that ends a stream: the document's example, overridden by `error`. */
export function errorMessage(offset: string, error: Partial<ErrorMessage['error']> = {}): ErrorMessage {
  const example = exampleError
  const { code = example.error.code } = error
  const message =
    code === example.error.code
      ? example.error.message
      : `The stream has ended: ${code.replaceAll('_', ' ')}.`
  return { ...example, offset, error: { message, ...error, code } }
}
