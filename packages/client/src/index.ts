export type { components as Schemas, EventMessage } from '@tenant-api/contract'
export {
  type Client,
  type ClientCredentials,
  type ClientOptions,
  createClient,
  type ProvidedToken,
} from './client.ts'
export { ClientError, CursorExpiredError, MalformedMessageError, NetworkError } from './errors.ts'
export type { EventType, SubscribedMessage, UnknownMessage } from './event-message.ts'
export { type Failure, isFailure } from './failure.ts'
export {
  BadRequestError,
  ConflictError,
  type ErrorCode,
  ForbiddenError,
  GoneError,
  HttpError,
  type HttpFailure,
  NotFoundError,
  PayloadTooLargeError,
  ServerError,
  TooManyRequestsError,
  UnauthorizedError,
  UnexpectedAnswerError,
  UnsupportedMediaTypeError,
} from './http-errors.ts'
export type {
  CallOptions,
  OperationFunction,
  OperationFunctions,
  OperationParameters,
  OperationResult,
  PublicOperationId,
} from './operation.ts'
export type { SubscribeParameters, Subscription } from './subscription.ts'
