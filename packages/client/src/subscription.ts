import { linkedController, pause } from './abortable.ts'
import { connection, type OpenEventStream } from './connection.ts'
import { CursorExpiredError } from './errors.ts'
import { decodeMessage, type SubscribedMessage } from './event-message.ts'
import { type Failure, isTransient, retryAfterOf } from './failure.ts'
import { GoneError } from './http-errors.ts'
import { leavable } from './leavable.ts'
import type { OperationParameters } from './operation.ts'
import { atLeast, checkHook, type Settings } from './options.ts'
import { defaultRetry, retryDelay } from './retry-delay.ts'

type Query = OperationParameters<'subscribe_events'>

export type SubscribeParameters = Query & {
  /** An abort ends the subscription: the iteration throws the signal's reason. */
  readonly signal?: AbortSignal
  /**
   * Milliseconds without a byte after which the client reconnects. Default: 45,000, three heartbeats of the service. With
   * `Infinity`, the client never notices a connection that dies silently.
   */
  readonly idleTimeout?: number
  /**
   * Called after each connection that ended, before the pause for the next one. An error that it throws ends the subscription.
   *
   * @param failure why the connection ended; undefined if the service ended the stream normally
   */
  readonly onDisconnect?: (failure: Failure | undefined) => void
}

/** The tenant's events as they happen. A subscription can be iterated once: a second iteration throws a TypeError. */
export interface Subscription extends AsyncIterable<SubscribedMessage> {
  /**
   * The offset to resume from, for the parameter `from`: that of the last message after which the caller has asked for the next
   * one. Before the first message, the offset after which the stream starts; undefined until the service has sent one.
   */
  readonly offset: string | undefined
}

/** The parts of a client that a subscription uses. */
export interface SubscriptionContext {
  readonly open: (query: object, signal: AbortSignal) => ReturnType<OpenEventStream>
  readonly settings: Settings
}

/**
 * Reads the event stream over any number of connections. It reconnects only when the caller has asked for a message after the last
 * one received, so one offset serves both the caller and the reconnection.
 *
 * It resumes with the query parameter `from`, not with `Last-Event-ID`: the service's specification requires the parameter, and
 * CORS policies would have to allow the header.
 *
 * @throws {TypeError} when `idleTimeout` or `onDisconnect` is wrong
 */
export function subscribe(
  { open, settings }: SubscriptionContext,
  parameters: SubscribeParameters,
): Subscription {
  const { signal, idleTimeout: given, onDisconnect, ...query } = parameters
  const idleTimeout = atLeast(1, 'idleTimeout', given, 45_000)
  checkHook('onDisconnect', onDisconnect)
  const { maxRetryDelay, maxAnswerBytes: longestFrame } = settings
  let offset = query.from
  let isIterated = false

  async function* messages(leaving: AbortSignal): AsyncGenerator<SubscribedMessage, void, undefined> {
    const { controller, unlink } = linkedController(signal, leaving)
    const ending = controller.signal
    let retry = defaultRetry
    let failures = 0
    try {
      while (true) {
        let failure: Failure | undefined
        try {
          const batches = connection({
            open: signal => open(resumed(query, offset), signal),
            signal: ending,
            idleTimeout,
            longestFrame,
            onRetry: milliseconds => {
              retry = milliseconds
            },
          })
          read: for await (const frames of batches) {
            for (const frame of frames) {
              const message = decodeMessage(frame)
              failures = 0
              if (message.type === 'error') {
                if (message.error.code === 'cursor_expired')
                  throw new CursorExpiredError(message.error.message, offset)
                offset = message.offset
                break read
              }
              if (message.type !== 'offset-only') yield message
              offset = message.offset
              ending.throwIfAborted()
            }
          }
        } catch (error) {
          if (error instanceof GoneError)
            throw new CursorExpiredError(error.message, offset, { cause: error })
          if (!isTransient(error)) throw error
          failure = error
        }
        onDisconnect?.(failure)
        const retryAfter = failure && retryAfterOf(failure)
        failures += 1
        await pause(retryDelay(failures, { retry, retryAfter, maxRetryDelay }), ending)
      }
    } catch (error) {
      if (!leaving.aborted) throw error
    } finally {
      unlink()
    }
  }

  return {
    get offset() {
      return offset
    },
    [Symbol.asyncIterator]() {
      if (isIterated)
        throw new TypeError('A subscription can be iterated once. Subscribe again, from its offset.')
      isIterated = true
      return leavable(messages)
    },
  }
}

/** Once an offset is known, replaces `from_timestamp` by the offset: the service refuses a request with both. */
function resumed(query: Query, offset: string | undefined): object {
  return offset === undefined ? query : { ...query, from: offset, from_timestamp: undefined }
}
