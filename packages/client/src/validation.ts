/** Checks whole messages against the document. Without it, the client checks only a message's envelope. */
import type { SubscribedMessage } from './event-message.ts'
import { messageSchema } from './generated/message-schemas.ts'
import { type Violation, violations } from './schema.ts'

export type { Violation } from './schema.ts'

/**
 * Checks a message of a subscription against the document from which this version of the client was generated. Returns the
 * violations. Unknown properties are allowed: a newer service may add them.
 */
export function validateMessage(message: SubscribedMessage): readonly Violation[] {
  return violations(messageSchema, message)
}
