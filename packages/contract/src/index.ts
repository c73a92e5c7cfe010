export { eventTypes, operations, scopesByAudience } from '../generated/operations.ts'
export type { components, operations as DocumentedOperations, paths } from '../generated/schema.ts'
export { type Answer, validateAnswer } from './answer.ts'
export { dereference, document, type OpenApiDocument, publicDocument } from './document.ts'
export type {
  ErrorMessage,
  EventMessage,
  FrameSink,
  FrameStream,
  Frames,
  OffsetOnlyMessage,
  SubscriptionMessage,
} from './event-stream.ts'
export { encodeEventFrame, encodeFrame, eventJsonOf, joinFrames } from './event-stream.ts'
export { formats } from './formats.ts'
export type { Input, OperationId, Reply } from './operation.ts'
export type { Audience, OperationDefinition } from './operation-definition.ts'
export { type PublishEvent, validatePublishEvent } from './publish-event.ts'
export { type Violation, validate } from './validator.ts'
