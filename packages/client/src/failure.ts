import {
  ClientError,
  type CursorExpiredError,
  type MalformedMessageError,
  type NetworkError,
  type StreamError,
  type TimeoutError,
  type TokenError,
} from './errors.ts'
import type { HttpFailure } from './http-errors.ts'

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
