export type { EventMessage } from '@tenant-api/contract'
export { type Client, createClient } from './client.ts'
export {
  ClientError,
  CursorExpiredError,
  MalformedMessageError,
  NetworkError,
  StreamError,
  TimeoutError,
  TokenError,
} from './errors.ts'
export type {
  EventType,
  EventTypeFilter,
  EventTypes,
  FilteredType,
  SubscribedMessage,
  UnknownMessage,
} from './event-message.ts'
export { type Failure, isFailure, isTransient } from './failure.ts'
export { eventTypes } from './generated/event-types.ts'
export type { OperationFunctions } from './generated/operation-functions.ts'
export {
  BadRequestError,
  ConflictError,
  type ErrorCode,
  type FieldError,
  ForbiddenError,
  GoneError,
  HttpError,
  type HttpFailure,
  NotFoundError,
  PayloadTooLargeError,
  RequestTimeoutError,
  ServerError,
  TooManyRequestsError,
  UnauthorizedError,
  UnexpectedAnswerError,
  UnsupportedMediaTypeError,
} from './http-errors.ts'
export type { CursorPage, Listing, NumberedPage } from './listing.ts'
export type {
  CallOptions,
  OperationFunction,
  OperationParameters,
  OperationResult,
  PublicOperationId,
} from './operation.ts'
export type { ClientCredentials, ClientOptions, ProvidedToken } from './options.ts'
export type { Hooks } from './request.ts'
export type { Schemas } from './schemas.ts'
export type { SubscribeParameters } from './subscribe-parameters.ts'
export type { Subscription } from './subscription.ts'
export type { SubscriptionState, Waiting } from './subscription-state.ts'
