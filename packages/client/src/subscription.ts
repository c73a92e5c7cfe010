import type { StreamOperation } from '@tenant-api/contract'
import { leavable, linkedController, pause } from './abortable.ts'
import { atLeast, check, checkHooks } from './checks.ts'
import { connection, type OpenEventStream } from './connection.ts'
import {
  CursorExpiredError,
  type Failure,
  GoneError,
  isTransient,
  retryAfterOf,
  StreamError,
} from './errors.ts'
import { decodeMessage, type EventTypeFilter, type SubscribedMessage } from './event-message.ts'
import { position, startAfter } from './generated/service-operations.ts'
import type { FilterParameter, LastEventIdParameter } from './generated/stream-parameters.ts'
import type { OperationParameters } from './operation.ts'
import type { Settings } from './options.ts'
import { defaultRetry, retryDelay } from './retrying.ts'
import { checkContext } from './service.ts'

/** The tenant's events as they happen. A subscription can be iterated only once: a second iteration throws a TypeError. */
export interface Subscription<Message = SubscribedMessage> extends AsyncIterable<Message> {
  /**
   * The offset to resume from, for the parameter `from`. It advances past a message when the caller asks for the next one: after
   * `break`, it is still before the message at which the caller left. Before the first message, it is the offset after which the
   * subscription starts. Without such an offset, it is undefined until the service sends one.
   */
  readonly offset: string | undefined
  /** The present state of the subscription. */
  readonly state: SubscriptionState
  /**
   * Ends a pause at once, or replaces an open connection. No message is lost or repeated. Does nothing before and after the
   * iteration.
   */
  reconnect(): void
}

/** The parts of a client that a subscription uses. */
interface SubscriptionContext {
  readonly open: (query: object, signal: AbortSignal) => ReturnType<OpenEventStream>
  readonly settings: Settings
}

/** The reason with which `reconnect` aborts a connection or a pause. */
const reconnecting = Symbol('reconnecting')

/**
 * Reads events over any number of connections. It reconnects only when the caller has asked for the message after the last
 * received message, so one offset serves both the caller and the reconnection.
 *
 * It resumes with a query parameter, not with `Last-Event-ID`: the service's specification requires the parameter, and
 * CORS policies would have to allow the header.
 *
 * @throws {TypeError} when an option is wrong
 */
export function subscribe(
  { open, settings }: SubscriptionContext,
  parameters: SubscribeParameters,
): Subscription {
  const {
    signal,
    idleTimeout: given,
    onDisconnect,
    onState,
    onText,
    onExpired = 'error',
    ...asked
  } = parameters
  const idleTimeout = atLeast(1, 'idleTimeout', given, 45_000)
  checkContext({ signal })
  checkHooks({ onDisconnect, onState, onText })
  if (typeof onExpired !== 'function') checkExpiry(onExpired)
  let query: StreamQuery = asked
  let offset = query[position]
  let state: SubscriptionState = { status: 'connecting' }
  let reconnect = () => {}
  let failures = 0
  let isIterated = false
  /** The error that `onState` threw. */
  let mistake: unknown

  function enter(next: SubscriptionState): void {
    state = next
    try {
      onState?.(next)
    } catch (error) {
      mistake = error
      throw error
    }
  }

  /** Returns a failure after which the subscription continues. Throws any other error. */
  function survived(error: unknown): Failure {
    // `onState` may throw the failure of another call, or an earlier reason.
    if (error === mistake) throw error
    if (isTransient(error)) return error
    if (error instanceof GoneError)
      return survived(new CursorExpiredError(error.detail, offset, { cause: error }))
    if (!(error instanceof CursorExpiredError)) throw error
    const expiry = typeof onExpired === 'function' ? onExpired(error) : onExpired
    checkExpiry(expiry)
    if (expiry === 'error') throw error
    query = { ...query, ...startAfter() }
    // The next attempt has another position, so its pause does not grow from the pauses before.
    if (offset) failures = 0
    offset = undefined
    return error
  }

  async function* messages(leaving: AbortSignal): AsyncGenerator<SubscribedMessage, void, undefined> {
    let retry = defaultRetry
    let unlink = () => {}
    let reason: unknown
    try {
      while (true) {
        const turn = linkedController(signal, leaving)
        const ending = turn.controller.signal
        let failure: Failure | undefined
        unlink = turn.unlink
        reconnect = () => turn.controller.abort(reconnecting)
        try {
          enter({ status: 'connecting' })
          const batches = connection({
            ...settings,
            // Once an offset is known, it replaces every other start: a service may refuse a request with two starts.
            open: signal => open(offset === undefined ? query : { ...query, ...startAfter(offset) }, signal),
            signal: ending,
            idleTimeout,
            onOpen: () => enter({ status: 'open' }),
            onRetry: milliseconds => {
              retry = milliseconds
            },
          })
          for await (const frames of batches) {
            for (const frame of frames) {
              onText?.(frame.data)
              const message = decodeMessage(frame)
              failures = 0
              if (message.type === 'error') {
                const { code, message: text } = message.error
                if (code === 'cursor_expired') throw new CursorExpiredError(text, offset)
                offset = message.offset
                throw new StreamError(text)
              }
              if (message.type !== 'offset-only') yield message
              offset = message.offset
              ending.throwIfAborted()
            }
          }
        } catch (error) {
          if (error !== reconnecting) failure = survived(error)
        }
        if (!ending.aborted) {
          onDisconnect?.(failure)
          failures += 1
          const delay = retryDelay(failures, { ...settings, retry, retryAfter: retryAfterOf(failure) })
          enter({ status: 'waiting', reason: failure, attempt: failures, until: Date.now() + delay })
          // Only `reconnect` continues the loop. After any other abort, `linkedController` throws.
          await pause(delay, ending).catch(() => {})
        }
        unlink()
      }
    } catch (error) {
      if (leaving.aborted) return
      reason = error
      throw error
    } finally {
      unlink()
      enter({ status: 'closed', reason })
    }
  }

  return {
    get offset() {
      return offset
    },
    get state() {
      return state
    },
    reconnect: () => reconnect(),
    [Symbol.asyncIterator]() {
      check(!isIterated, 'A subscription can be iterated only once. Subscribe again from its offset.')
      isIterated = true
      return leavable(messages)
    },
  }
}

/** The query of a request for live events. */
type StreamQuery = Omit<OperationParameters<StreamOperation>, LastEventIdParameter>

/** The parameters of a subscription. A list of event types that is written out narrows the type of the messages. */
export type SubscribeParameters<Filter extends EventTypeFilter = EventTypeFilter> = Omit<
  StreamQuery,
  FilterParameter
> & { readonly [Name in FilterParameter]?: Filter } & {
  /** An abort ends the subscription: the iteration throws the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /**
   * Milliseconds without a byte after which the client reconnects. Default: 45,000, three heartbeats of the service. With
   * `Infinity`, the client never notices a connection that dies silently.
   */
  readonly idleTimeout?: number | undefined
  /**
   * Called when a connection has ended, before the pause for the next one. Not called after `reconnect`. An error that it throws
   * ends the subscription. It must not be async, because nobody handles its rejection.
   *
   * @param failure why the connection ended; undefined if it ended without an error
   */
  readonly onDisconnect?: ((failure: Failure | undefined) => void) | undefined
  /**
   * Called with the JSON of each message as received, also of heartbeats and errors, before the iteration yields the message. The text
   * has the digits of long numbers that JavaScript's numbers cannot hold. It must not throw, and must not be async.
   */
  readonly onText?: ((text: string) => void) | undefined
  /** Called with each new state. An error that it throws ends the subscription. It must not be async, because nobody handles its rejection. */
  readonly onState?: ((state: SubscriptionState) => void) | undefined
  /**
   * What happens when the service no longer keeps the position. With `error`, the default, the iteration throws the
   * CursorExpiredError. With `latest` it continues, after a pause, with the events that happen from then on. A function gets the
   * error and returns one of the two.
   */
  readonly onExpired?: Expiry | ((error: CursorExpiredError) => Expiry) | undefined
}

/** The state of a subscription; `status` distinguishes the states. */
export type SubscriptionState =
  /** A connection is being opened, or the iteration has not started. */
  | { readonly status: 'connecting' }
  /** The service has answered, and the connection is open. */
  | { readonly status: 'open' }
  | Waiting
  /** The iteration has ended. `reason` is the error that it threw; undefined if the caller left it. */
  | { readonly status: 'closed'; readonly reason: unknown }

/** A connection has ended. The next one is opened later. */
export interface Waiting {
  readonly status: 'waiting'
  /**
   * Why the connection ended; undefined if it ended without an error. After a CursorExpiredError the subscription continues
   * with the latest events: events are missing after the error's `offset`.
   */
  readonly reason: Failure | undefined
  /** Connections that have ended since the last message or the expiry of a position, including the latest: 1 or more. */
  readonly attempt: number
  /** When the next connection is opened, in milliseconds since 1970. */
  readonly until: number
}

/** What a subscription does when the service no longer keeps its position: throw the error, or continue with the latest events. */
type Expiry = 'error' | 'latest'

function checkExpiry(expiry: Expiry): void {
  check(expiry === 'error' || expiry === 'latest', "onExpired must be or return 'error' or 'latest'.")
}
