import type { Logger } from 'pino'
import type { WatchedClock } from '../../events/clock.ts'
import type { EventLog } from '../../events/event-log.ts'
import type { WebhookSender } from '../send/attempt.ts'
import type { DispatchStore } from './dispatch-store.ts'

/** What the dispatcher works with. */
export interface DispatcherParts {
  readonly events: EventLog
  readonly store: DispatchStore
  /** The clock for due times and for the timestamps of attempts. All nodes that share a store must use the same clock. */
  readonly clock: WatchedClock
  readonly sender: WebhookSender
  /** Seconds between one attempt and the next. */
  readonly retryDelays: readonly number[]
  /** How long an event may wait for its delivery, in milliseconds: twice the retention of events. */
  readonly expiryMs: number
  /** How long a node that does not answer keeps its streams, in milliseconds, if several nodes share the store. */
  readonly leaseMs: number
  readonly log: Logger
}
