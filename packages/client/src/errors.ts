/**
 * The errors of the client; `code` distinguishes them. The reason of the caller's AbortSignal and the errors of the caller's
 * hooks pass through unchanged.
 */

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
