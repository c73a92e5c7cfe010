export {
  type Answer,
  currentHeaders,
  documentedAnswer,
  documentedResponses,
  type ExampleOf,
  type PublicOperationId,
  type StatusOf,
} from './answer.ts'
export { createAwaitedCount, type WaitOptions } from './awaited-count.ts'
export { withHeaders, withRetryAfter } from './chosen-headers.ts'
export { createEventLog, type EventLog } from './event-log.ts'
export { eventOptionRanges, refuseOutside } from './event-options.ts'
export { createEventStreams, type EventStreams } from './event-streams.ts'
export { errorMessage, exampleEvent, exampleEvents } from './example-messages.ts'
export { answerWithErrors, type FieldError } from './field-errors.ts'
export type { UnknownMessage } from './frame.ts'
export { eventStream, operations } from './generated/responses.ts'
export { refuseUnknownOptions } from './known-options.ts'
export { listed } from './listed.ts'
export { merged } from './merged.ts'
export { offsetOf, positionOf } from './offset.ts'
export { type Fault, faults, type Start, StreamCut } from './open-stream.ts'
export { asOperationId } from './operation-id.ts'
export { checkpointError, pageOf, plainAnswer, type Query } from './page.ts'
export { isRecord } from './parts.ts'
export type { PathParameters } from './path-parameters.ts'
export type { Constant, Pushed, PushedMessage } from './pushed-message.ts'
export { isErrorPath, pathNoun } from './refuse-errors.ts'
export { createResources, type ResourceRequest, type Resources } from './resources.ts'
export { resultsOf } from './results.ts'
export { type AskedStart, askedStart, startOf, streamValues } from './subscription-start.ts'
