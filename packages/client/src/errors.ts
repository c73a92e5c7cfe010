/**
 * Everything that the client throws by itself, told apart by a stable `code`. What a caller's own AbortSignal or token
 * function throws passes through as it is.
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
