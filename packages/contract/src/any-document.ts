/** Exports for the document of any API. `index.ts` adds the exports that only the tenant API has. */
export {
  documentVersion,
  errorStatuses,
  eventStream,
  eventTypes,
  faults,
  messages,
  objectKeys,
  operations,
  personIds,
  scopesByAudience,
  tokenPaths,
  usedScopes,
} from '../generated/operations.ts'
export type { components, operations as DocumentedOperations, paths } from '../generated/schema.ts'
export { type Answer, type AnswerViolation, validateAnswer } from './answer.ts'
export { bodyFault } from './body-fault.ts'
export {
  dereference,
  document,
  type OpenApiDocument,
  publicDocument,
  readLater,
  readPublicDocument32,
  readTenantSchema,
} from './document.ts'
export type { FrameSink, FrameStream, Frames } from './event-stream.ts'
export { encodeEventFrame, encodeFrame, eventJsonOf, joinFrames } from './event-stream.ts'
export { type FieldError, faultAt, type RequestFault, sentence, wholeBodyFault } from './field-error.ts'
export { formats } from './formats.ts'
export { type JsonParts, jsonMember, jsonParts, parseTokens, withoutLineBreaks } from './json-text.ts'
export { malformedJson } from './malformed-json.ts'
export { mediaTypeFault, mediaTypeOf } from './media-type-fault.ts'
export type { OnlyDocumented } from './only-documented.ts'
export type { Input, OperationId, Reply } from './operation.ts'
export type { Audience, OperationDefinition } from './operation-definition.ts'
export { checkParametersOf, withLists } from './request-faults.ts'
export { unknownName, type Violation } from './sentences.ts'
export { choices, listed, nearest, shown } from './shown.ts'
export { millisecondsOf, redeliveryRule, replayRule } from './time.ts'
export {
  asDescription,
  audienceFault,
  audienceNotGranted,
  grantFault,
  longestToken,
  scopeFault,
} from './token-faults.ts'
export type {
  ErrorMessage,
  EventMessage,
  OffsetOnlyMessage,
  StreamOperation,
  SubscriptionMessage,
} from './types.ts'
export { unstorableFault } from './unstorable.ts'
export { type OnUse, type Use, useOf } from './usage.ts'
export { type BodyRule, validate, validateBody, validateMessage } from './validator.ts'
