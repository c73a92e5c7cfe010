/** The contract's types alone, for what runs in browsers: they leave nothing behind, and name no module of Node. */
export type { operations } from '../generated/operations.ts'
export type { components, operations as DocumentedOperations } from '../generated/schema.ts'
export type { ErrorMessage, EventMessage, OffsetOnlyMessage, SubscriptionMessage } from './event-stream.ts'
