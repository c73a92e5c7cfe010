/** Checks messages against the whole document. The client itself checks only the envelope of a message. */
import type { SubscribedMessage } from './event-message.ts'
import { messageSchema } from './generated/message-schemas.ts'
import { type Violation, violations } from './schema.ts'

export type { Violation } from './schema.ts'

/**
 * The violations of the document by a message of a subscription. The document is the one that this version of the client was
 * generated from. Unknown properties are allowed: a newer service may add them.
 */
export function validateMessage(message: SubscribedMessage): readonly Violation[] {
  return violations(messageSchema, message)
}
