import type { components } from '@tenant-api/contract'
import { ClientError } from './errors.ts'
import { isRecord } from './json.ts'

type Schemas = components['schemas']
/** The documented codes. A later version of the service may answer with others. */
export type ErrorCode = Schemas['ErrorCode'] | Schemas['TokenErrorCode']

/** An unsuccessful answer. */
export abstract class HttpError extends ClientError {
  readonly status: number
  /** `errorCode` of the body, or `error` at the token endpoint; undefined if the service did not write the body. */
  readonly errorCode: ErrorCode | undefined
  /** `X-Request-ID` of the answer, which the service also logs. */
  readonly requestId: string | undefined
  /** Seconds to wait before the next attempt: `Retry-After` of the answer, or for a 429 without one, `X-RateLimit-Reset`. */
  readonly retryAfter: number | undefined
  /** All headers of the answer. In a browser, only the headers that the service exposes. */
  readonly headers: Headers
  /** The body: parsed when it is JSON, else its text; undefined for more than `maxAnswerBytes`. */
  readonly body: unknown

  /** @param reason the message, if the body does not hold it */
  constructor({ status, statusText, headers }: Response, body: unknown, reason?: string) {
    const { message, errorCode, error, error_description: description } = texts(body)
    super(`${status}: ${reason ?? message ?? description ?? statusText}`)
    this.status = status
    // A later version of the service may send a code that this type does not have.
    this.errorCode = (errorCode ?? (description && error)) as ErrorCode | undefined
    this.requestId = headers.get('X-Request-ID') ?? undefined
    this.retryAfter = retryAfterIn(status, headers)
    this.headers = headers
    this.body = body
  }
}

/** The texts of an error's body. Members of other types are left out: printing them may throw. */
function texts(body: unknown): Partial<Record<keyof (Schemas['Error'] & Schemas['TokenError']), string>> {
  const members = Object.entries(isRecord(body) ? body : {})
  return Object.fromEntries(members.filter(([, value]) => typeof value === 'string'))
}

/** `Retry-After` is in seconds or, if a proxy wrote it, a time (RFC 9110, section 10.2.3). */
function retryAfterIn(status: number, headers: Headers): number | undefined {
  const given = headers.get('Retry-After') ?? ''
  const seconds = Number.parseInt(given, 10)
  if (seconds >= 0) return seconds
  const time = Date.parse(given) || (status === 429 && Number(headers.get('X-RateLimit-Reset')) * 1000)
  // Both are times of the service's clock, as `Date` is.
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
/** An answer that the document does not have: another status, a redirect, or a body of another kind. */
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
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  429: TooManyRequestsError,
} as const

/** Each kind of HttpError. */
export type HttpFailure = InstanceType<
  (typeof byStatus)[keyof typeof byStatus] | typeof ServerError | typeof UnexpectedAnswerError
>

/** The error for an answer. `body` is its parsed JSON, or its text. */
export function httpError(response: Response, body: unknown): HttpFailure {
  const { status } = response
  if (status >= 500) return new ServerError(response, body)
  const Kind = (byStatus as Partial<Record<number, (typeof byStatus)[keyof typeof byStatus]>>)[status]
  return new (Kind ?? UnexpectedAnswerError)(response, body)
}
