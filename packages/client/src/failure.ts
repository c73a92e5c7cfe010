import {
  ClientError,
  type CursorExpiredError,
  type MalformedMessageError,
  type NetworkError,
} from './errors.ts'
import type { HttpFailure } from './http-errors.ts'

/** Every error of the client, told apart by `code`. */
export type Failure = HttpFailure | NetworkError | CursorExpiredError | MalformedMessageError

/** True for what the client threw by itself, so that a `switch` over `code` narrows it. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof ClientError
}

/** What may be over in a moment, and is worth asking again: no answer, a 5xx, a 429. */
export function isTransient(error: unknown): error is Failure {
  return isFailure(error) && ['network_error', 'server_error', 'too_many_requests'].includes(error.code)
}
