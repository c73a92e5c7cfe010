/**
 * The errors that the client itself throws; `code` distinguishes them. The reason of a caller's own AbortSignal and the errors
 * of a caller's own hooks pass through unchanged.
 */

/**
 * An error of the client. `code` never changes within a major version; the message may. Each class spells its `name` out,
 * since bundlers shorten those of classes.
 */
export abstract class ClientError extends Error {
  abstract readonly code: string
}

/** No answer came, or it was cut: the service may have acted on the request or not. `cause` holds what fetch threw. */
export class NetworkError extends ClientError {
  override readonly name = 'NetworkError'
  readonly code = 'network_error'
}

/** No answer came in time: the service may have acted on the request or not. */
export class TimeoutError extends ClientError {
  override readonly name = 'TimeoutError'
  readonly code = 'timeout'
}

/**
 * The token function threw, or returned something other than an access token. `cause` holds the error that it threw. The
 * client asks again, as after a NetworkError. The function ends a subscription for good by throwing an error of this client
 * that no retry helps, such as UnauthorizedError.
 */
export class TokenError extends ClientError {
  override readonly name = 'TokenError'
  readonly code = 'token_unavailable'
}

/** The position in the event stream is no longer kept: begin again, from a time or from the latest events. */
export class CursorExpiredError extends ClientError {
  override readonly name = 'CursorExpiredError'
  readonly code = 'cursor_expired'
  /** The position that was asked for, or the last one reached. */
  readonly offset: string | undefined

  constructor(message: string, offset: string | undefined, options?: ErrorOptions) {
    super(message, options)
    this.offset = offset
  }
}

/** The event stream broke its format. Resuming would meet the same frame again. */
export class MalformedMessageError extends ClientError {
  override readonly name = 'MalformedMessageError'
  readonly code = 'malformed_message'
  /** The id of the frame, where it has one: subscribe from there to pass over it. */
  readonly offset: string | undefined

  constructor(message: string, offset: string | undefined) {
    super(message)
    this.offset = offset
  }
}
