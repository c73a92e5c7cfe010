export type { PathParameters } from './answer.ts'
export {
  type Answer,
  currentHeaders,
  documentedAnswer,
  documentedResponses,
  type ExampleOf,
  merged,
  type PublicOperationId,
  type StatusOf,
  withHeaders,
  withRetryAfter,
} from './answer.ts'
export { createAwaitedCount, type WaitOptions } from './awaited-count.ts'
export type { UnknownMessage } from './event-log.ts'
export { createEventLog, type EventLog } from './event-log.ts'
export type { Constant, Pushed, PushedMessage } from './event-streams.ts'
export { createEventStreams, type EventStreams } from './event-streams.ts'
export { errorMessage, exampleEvent, exampleEvents } from './example-messages.ts'
export { answerWithErrors, type FieldError, isErrorPath, pathNoun } from './field-errors.ts'
export { eventStream, operations } from './generated/responses.ts'
export { offsetOf, positionOf } from './offset.ts'
export {
  type AskedStart,
  askedStart,
  type Fault,
  faults,
  type Start,
  StreamCut,
  shownBy,
  startOf,
} from './open-stream.ts'
export { checkpointError, pageOf, plainAnswer, type Query, queryOf } from './page.ts'
export { isRecord, resultsOf } from './parts.ts'
export { asOperationId, eventOptionRanges, listed, refuseOutside, refuseUnknownOptions } from './refusals.ts'
export { createResources, type ResourceRequest, type Resources } from './resources.ts'
export { type Seed, type SeededState, seededState } from './seed.ts'
export type { Caller } from './tenant-log.ts'
