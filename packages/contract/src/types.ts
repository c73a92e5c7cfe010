/** The contract's types without code: importing them adds nothing to a browser's bundle, and needs no types of Node. */
import type { components } from '../generated/schema.ts'

export type { operations } from '../generated/operations.ts'
export type { components, operations as DocumentedOperations } from '../generated/schema.ts'

export type SubscriptionMessage = components['schemas']['SubscriptionMessage']
export type OffsetOnlyMessage = components['schemas']['OffsetOnlyMessage']
export type ErrorMessage = components['schemas']['ErrorMessage']
/** A message with an event. */
export type EventMessage = Exclude<SubscriptionMessage, OffsetOnlyMessage | ErrorMessage>
