export type { EventMessage } from '@tenant-api/contract'
export { type Client, createClient } from './client.ts'
export {
  BadRequestError,
  ClientError,
  ConflictError,
  CursorExpiredError,
  type ErrorCode,
  type Failure,
  type FieldError,
  ForbiddenError,
  GoneError,
  HttpError,
  type HttpFailure,
  isFailure,
  isTransient,
  MalformedMessageError,
  NetworkError,
  NotFoundError,
  PayloadTooLargeError,
  PreconditionFailedError,
  RequestTimeoutError,
  ServerError,
  StreamError,
  TimeoutError,
  TokenError,
  TooManyRequestsError,
  UnauthorizedError,
  UnexpectedAnswerError,
  UnsupportedMediaTypeError,
} from './errors.ts'
export type {
  EventTypeFilter,
  FilteredType,
  SubscribedMessage,
  UnknownMessage,
} from './event-message.ts'
export { type EventType, type EventTypes, eventTypes } from './generated/event-types.ts'
export type { OperationFunctions } from './generated/operation-functions.ts'
export type { CursorPage, Listing, NumberedPage } from './listing.ts'
export type {
  Call,
  CallOptions,
  OperationFunction,
  OperationParameters,
  OperationResult,
  PublicOperationId,
} from './operation.ts'
export type { ClientCredentials, ClientOptions, ProvidedToken } from './options.ts'
export type { Hooks } from './request.ts'
export type { Schemas } from './schemas.ts'
export type { SubscribeParameters, Subscription, SubscriptionState, Waiting } from './subscription.ts'
