/** For those who want every message held to the whole of the document: the client itself checks its envelope alone. */
import type { SubscribedMessage } from './event-message.ts'
import { messageSchema } from './generated/message-schemas.ts'
import { type Violation, violations } from './schema.ts'

export type { Violation } from './schema.ts'

/**
 * What is wrong with a message of a subscription by the document that this version of the client was made from; nothing if
 * it conforms. Properties that this document does not have are allowed: a newer service may add them.
 */
export function validateMessage(message: SubscribedMessage): readonly Violation[] {
  return violations(messageSchema, message)
}
