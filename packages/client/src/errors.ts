/**
 * The errors of the client; `code` distinguishes them. The reason of the caller's AbortSignal and the errors of the caller's
 * hooks pass through unchanged.
 */

import { isRecord } from './json.ts'
import type { Schemas } from './schemas.ts'

/**
 * An error of the client. `code` never changes within a major version; the message may. Each class sets `name` itself, since
 * bundlers shorten class names.
 */
export abstract class ClientError extends Error {
  abstract readonly code: string
  /** What is wrong, for a page to show. The `message` may add what helps to find the cause, such as the URL of the request. */
  readonly detail: string

  constructor(message: string, options?: ErrorOptions, detail = message) {
    super(message, options)
    this.detail = detail
  }
}

/**
 * No answer arrived, or the connection broke during it. The service may have processed the request. `cause` is the error that
 * `fetch` threw.
 */
export class NetworkError extends ClientError {
  override readonly name = 'NetworkError'
  readonly code = 'network_error'
}

/** No answer arrived in time. The service may have processed the request. */
export class TimeoutError extends ClientError {
  override readonly name = 'TimeoutError'
  readonly code = 'timeout'
}

/**
 * The token function threw, or returned something other than an access token. `cause` is the error that the function threw. The
 * client retries, as after a NetworkError. To end a subscription instead, the function can throw an error of this client that is
 * not retried, such as UnauthorizedError.
 */
export class TokenError extends ClientError {
  override readonly name = 'TokenError'
  readonly code = 'token_unavailable'
}

/** The service has ended the connection with an error message. The subscription reconnects. */
export class StreamError extends ClientError {
  override readonly name = 'StreamError'
  readonly code = 'stream_error'
}

/** The service can no longer continue at this position. Subscribe again, from a time or from the latest events. */
export class CursorExpiredError extends ClientError {
  override readonly name = 'CursorExpiredError'
  readonly code = 'cursor_expired'
  /** The offset of the last message processed. Before the first message, the offset that the caller asked for. */
  readonly offset: string | undefined

  constructor(message: string, offset: string | undefined, options?: ErrorOptions) {
    super(message, options)
    this.offset = offset
  }
}

/** A frame of the subscription is malformed or too long. Resuming would receive the same frame again. */
export class MalformedMessageError extends ClientError {
  override readonly name = 'MalformedMessageError'
  readonly code = 'malformed_message'
  /** The id of the frame, if it has one. To skip the frame, subscribe from this offset. */
  readonly offset: string | undefined

  constructor(message: string, offset: string | undefined) {
    super(message)
    this.offset = offset
  }
}

/** The documented codes. A newer service may send others. */
export type ErrorCode =
  | NonNullable<Schemas['Error']['errorCode']>
  | (Schemas extends { TokenErrorCode: infer Code extends string } ? Code : never)

/** What is wrong with one value of a request. */
export type FieldError = Schemas['Error'] extends { errors?: (infer Item)[] }
  ? Item
  : { readonly path: string; readonly code: string; readonly message: string }

/** An answer with an error status, or one that the document does not describe. */
export abstract class HttpError extends ClientError {
  readonly status: number
  /** `errorCode` of the body, or `error` at the token endpoint; undefined if the body has neither. */
  readonly errorCode: ErrorCode | undefined
  /** `X-Request-ID` of the answer, which the service also logs. */
  readonly requestId: string | undefined
  /** Seconds to wait before the next attempt, from `Retry-After`. For a 429 without this header, from `X-RateLimit-Reset`. */
  readonly retryAfter: number | undefined
  /** The faults of the request, each with the place of the value; empty if the service lists none. */
  readonly errors: readonly FieldError[]
  /** All headers of the answer. In a browser, only the headers that the service exposes. */
  readonly headers: Headers
  /** The body: parsed if it is JSON, else its text; undefined if it is larger than `maxAnswerBytes`. */
  readonly body: unknown

  /** @param reason the `detail` of the error; by default the message in the body */
  constructor({ status, statusText, headers, url }: Response, body: unknown, reason?: string) {
    const description = textIn(body, 'error_description')
    // Over HTTP/2 an answer has no reason phrase.
    const phrase = statusText || `The answer has the status ${status}.`
    const detail = reason ?? textIn(body, 'message') ?? description ?? phrase
    super(`${status} from ${url}: ${detail}`, undefined, detail)
    this.status = status
    // A newer service may send a code that this type does not have.
    const code = textIn(body, 'errorCode') ?? (description && textIn(body, 'error'))
    this.errorCode = code as ErrorCode | undefined
    this.requestId = headers.get('X-Request-ID') ?? undefined
    this.retryAfter = retryAfterIn(status, headers)
    this.errors = errorsIn(body)
    this.headers = headers
    this.body = body
  }
}

/** A string property of an error's body. Ignores other values, because converting an object to a string may throw. */
function textIn(body: unknown, name: string): string | undefined {
  const value = isRecord(body) && body[name]
  return typeof value === 'string' ? value : undefined
}

/** The list `errors` of a body. Leaves out entries that are not objects. Does not check the properties of the objects. */
function errorsIn(body: unknown): readonly FieldError[] {
  const errors = isRecord(body) && body.errors
  return Array.isArray(errors) ? (errors.filter(isRecord) as unknown as FieldError[]) : []
}

/** Seconds to wait. `Retry-After` is in seconds or, from a proxy, an HTTP date (RFC 9110, section 10.2.3). */
function retryAfterIn(status: number, headers: Headers): number | undefined {
  const given = headers.get('Retry-After') ?? ''
  const seconds = Number.parseInt(given, 10)
  if (seconds >= 0) return seconds
  const time = Date.parse(given) || (status === 429 && Number(headers.get('X-RateLimit-Reset')) * 1000)
  // `time` is by the service's clock, so compare it with the answer's `Date`.
  // A text that is no date is parsed as NaN, like the empty text. Then the clock of this machine counts.
  // Stryker disable next-line StringLiteral
  const now = Date.parse(headers.get('Date') ?? '') || Date.now()
  return time ? Math.max(0, Math.ceil((time - now) / 1000)) : undefined
}

export class BadRequestError extends HttpError {
  override readonly name = 'BadRequestError'
  readonly code = 'bad_request'
}
export class UnauthorizedError extends HttpError {
  override readonly name = 'UnauthorizedError'
  readonly code = 'unauthorized'
}
export class ForbiddenError extends HttpError {
  override readonly name = 'ForbiddenError'
  readonly code = 'forbidden'
}
export class NotFoundError extends HttpError {
  override readonly name = 'NotFoundError'
  readonly code = 'not_found'
}
export class RequestTimeoutError extends HttpError {
  override readonly name = 'RequestTimeoutError'
  readonly code = 'request_timeout'
}
export class ConflictError extends HttpError {
  override readonly name = 'ConflictError'
  readonly code = 'conflict'
}
export class GoneError extends HttpError {
  override readonly name = 'GoneError'
  readonly code = 'gone'
}
export class PreconditionFailedError extends HttpError {
  override readonly name = 'PreconditionFailedError'
  readonly code = 'precondition_failed'
}
export class PayloadTooLargeError extends HttpError {
  override readonly name = 'PayloadTooLargeError'
  readonly code = 'payload_too_large'
}
export class UnsupportedMediaTypeError extends HttpError {
  override readonly name = 'UnsupportedMediaTypeError'
  readonly code = 'unsupported_media_type'
}
export class TooManyRequestsError extends HttpError {
  override readonly name = 'TooManyRequestsError'
  readonly code = 'too_many_requests'
}
/** Any 5xx. */
export class ServerError extends HttpError {
  override readonly name = 'ServerError'
  readonly code = 'server_error'
}
/** An answer that the document does not describe: another status, a redirect, or a body of another kind. */
export class UnexpectedAnswerError extends HttpError {
  override readonly name = 'UnexpectedAnswerError'
  readonly code = 'unexpected_answer'
}

const byStatus = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  408: RequestTimeoutError,
  409: ConflictError,
  410: GoneError,
  412: PreconditionFailedError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  429: TooManyRequestsError,
} as const

/** All subclasses of HttpError. */
export type HttpFailure = InstanceType<
  (typeof byStatus)[keyof typeof byStatus] | typeof ServerError | typeof UnexpectedAnswerError
>

/** The error for an answer. `body` is its parsed JSON, or its text. */
export function httpError(response: Response, body: unknown): HttpFailure {
  const { status } = response
  if (status >= 500) return new ServerError(response, body)
  const Kind = (byStatus as Partial<Record<number, (typeof byStatus)[keyof typeof byStatus]>>)[status]
  if (Kind) return new Kind(response, body)
  // A browser hides the status of a redirect: it is 0.
  // Stryker disable next-line EqualityOperator: The status 400 has its own class of error, which has been returned above.
  const reason = status < 400 ? 'The client does not follow redirects.' : undefined
  return new UnexpectedAnswerError(response, body, reason)
}

/** Every error of the client; `code` distinguishes them. */
export type Failure =
  | HttpFailure
  | NetworkError
  | TimeoutError
  | TokenError
  | StreamError
  | CursorExpiredError
  | MalformedMessageError

/** True for an error of the client. A `switch` over its `code` then narrows its type. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof ClientError
}

/** The codes of temporary failures. */
const transientCodes: readonly string[] = [
  'network_error',
  'timeout',
  'token_unavailable',
  'stream_error',
  'request_timeout',
  'too_many_requests',
  'server_error',
] satisfies Failure['code'][]

/**
 * True for a temporary failure, which a retry may cure: no answer, no token, an event stream that the service has ended with an error
 * message, 408, 429 or 5xx.
 */
export function isTransient(error: unknown): error is Failure {
  return isFailure(error) && transientCodes.includes(error.code)
}

/** Seconds to wait before the next attempt; undefined if the service has not asked for a pause. */
export function retryAfterOf(error: Failure | undefined): number | undefined {
  return (error as Partial<HttpFailure> | undefined)?.retryAfter
}
