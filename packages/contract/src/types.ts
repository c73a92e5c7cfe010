/** The contract's types without code: importing them adds nothing to a browser's bundle, and needs no types of Node. */
import type { eventStream } from '../generated/operations.ts'
import type { operations } from '../generated/schema.ts'

export type { operations } from '../generated/operations.ts'
export type { components, operations as DocumentedOperations } from '../generated/schema.ts'

/** The operationId of the event stream. */
export type StreamOperation = (typeof eventStream)['operation']
/** A message of the event stream. */
export type SubscriptionMessage =
  operations[StreamOperation]['responses'][200]['content']['text/event-stream']
export type OffsetOnlyMessage = Extract<SubscriptionMessage, { readonly type: 'offset-only' }>
export type ErrorMessage = Extract<SubscriptionMessage, { readonly type: 'error' }>
/** A message with an event. */
export type EventMessage = Exclude<SubscriptionMessage, OffsetOnlyMessage | ErrorMessage>
