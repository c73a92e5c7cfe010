/**
 * The errors of the client; `code` distinguishes them. The reason of the caller's AbortSignal and the errors of the caller's
 * hooks pass through unchanged.
 */

/**
 * An error of the client. `code` never changes within a major version; the message may. Each class states its `name`,
 * since bundlers shorten class names.
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
 * client retries, as after a NetworkError. To end a subscription for good, the function throws an error of this client that is
 * not retried, such as UnauthorizedError.
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
  /** The id of the frame, if it has one. To skip the frame, subscribe from this offset. */
  readonly offset: string | undefined

  constructor(message: string, offset: string | undefined) {
    super(message)
    this.offset = offset
  }
}
