/** The contract's types alone, for what runs in browsers: they leave nothing behind, and name no module of Node. */
import type { components } from '../generated/schema.ts'

export type { operations } from '../generated/operations.ts'
export type { components, operations as DocumentedOperations } from '../generated/schema.ts'

export type SubscriptionMessage = components['schemas']['SubscriptionMessage']
export type OffsetOnlyMessage = components['schemas']['OffsetOnlyMessage']
export type ErrorMessage = components['schemas']['ErrorMessage']
/** A message that carries an event of one of the documented types. */
export type EventMessage = Exclude<SubscriptionMessage, OffsetOnlyMessage | ErrorMessage>
