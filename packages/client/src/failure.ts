import {
  ClientError,
  type CursorExpiredError,
  type MalformedMessageError,
  type NetworkError,
  type TimeoutError,
} from './errors.ts'
import type { HttpFailure } from './http-errors.ts'

/** Every error of the client, told apart by `code`. */
export type Failure = HttpFailure | NetworkError | TimeoutError | CursorExpiredError | MalformedMessageError

/** True for what the client threw by itself, so that a `switch` over `code` narrows it. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof ClientError
}

/** What may be over in a moment, and is worth asking again. */
const transientCodes: readonly string[] = [
  'network_error',
  'timeout',
  'request_timeout',
  'too_many_requests',
  'server_error',
] satisfies Failure['code'][]

/** True for what may be over in a moment, and is worth asking again: no answer, 408, 429, a 5xx. */
export function isTransient(error: unknown): error is Failure {
  return isFailure(error) && transientCodes.includes(error.code)
}

/** Seconds after which the service wants to be asked again; undefined where it has not said. */
export function retryAfterOf(error: Failure): number | undefined {
  return (error as Partial<HttpFailure>).retryAfter
}
