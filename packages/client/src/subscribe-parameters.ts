import type { StreamOperation } from '@tenant-api/contract'
import type { CursorExpiredError } from './errors.ts'
import type { EventTypeFilter } from './event-message.ts'
import type { Expiry } from './expiry.ts'
import type { Failure } from './failure.ts'
import type { FilterParameter } from './generated/filter-parameter.ts'
import type { OperationParameters } from './operation.ts'
import type { SubscriptionState } from './subscription-state.ts'

/** The query of a request for live events. */
export type StreamQuery = OperationParameters<StreamOperation>

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
  /** Called with each new state. An error that it throws ends the subscription. It must not be async, because nobody handles its rejection. */
  readonly onState?: ((state: SubscriptionState) => void) | undefined
  /**
   * What happens when the service no longer keeps the position. With `error`, the default, the iteration throws the
   * CursorExpiredError. With `latest` it continues, after a pause, with the events that happen from then on. A function gets the
   * error and returns one of the two.
   */
  readonly onExpired?: Expiry | ((error: CursorExpiredError) => Expiry) | undefined
}
