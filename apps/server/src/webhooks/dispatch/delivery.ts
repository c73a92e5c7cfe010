import type { components } from '@tenant-api/contract'
import type { EventType } from '../../events/event-log.ts'
import { limits } from '../../limits.ts'
import type { Outcome } from '../send/outcome.ts'
import { retryDelay } from './retry-schedule.ts'

/**
 * The states of a delivery, and the states that may follow each. Every transition has one owner:
 *
 * | from | to | owner |
 * |---|---|---|
 * | accepted | under way | `begin`: the lane starts the first attempt |
 * | accepted | failed | stream work: the stream was disabled before the first attempt; or `expire` |
 * | under way | delivered, waiting, failed | `settle`: the attempt has an outcome |
 * | waiting | under way | `begin`: the next attempt is due |
 * | waiting | failed | stream work: the stream was disabled; or `expire`: the event is kept no longer |
 * | failed | waiting | the store: somebody asked for redelivery |
 *
 * Accepted deliveries are events of the log behind the stream's cursor. Waiting ones are rows that name their event; failed ones are
 * rows of the history, which hold it. One that is delivered leaves nothing but a count.
 */
const transitions = {
  accepted: ['under way', 'failed'],
  'under way': ['delivered', 'waiting', 'failed'],
  waiting: ['under way', 'failed'],
  failed: ['waiting'],
  delivered: [],
} as const satisfies Record<string, readonly string[]>

export type DeliveryState = keyof typeof transitions
type Next<State extends DeliveryState> = (typeof transitions)[State][number]

export type DeliveryAttempt = components['schemas']['EventStreamDeliveryAttempt']

/** An event on its way to the destination of an event stream. */
export interface Delivery<State extends DeliveryState = DeliveryState> {
  readonly state: State
  readonly eventStreamId: string
  readonly eventId: string
  readonly eventType: EventType
  /** Where the log has the event; null for one that is stored with its delivery: a test event, or one of the history. */
  readonly sequence: number | null
  /** The size of the event's JSON in bytes. */
  readonly bytes: number
  /** The round of the stream in which it was accepted or redelivered: each enabling begins another. */
  readonly round: number
  /** The attempts so far, oldest first. */
  readonly attempts: readonly DeliveryAttempt[]
  /** How many of them belong to the schedule that is under way. */
  readonly tries: number
  /** A test event is attempted once. */
  readonly isTest: boolean
  /** Whether the history lists it: it has failed before, and is redelivered. */
  readonly isListed: boolean
}

/** A change of state that `transitions` does not have does not compile. */
function become<From extends DeliveryState, To extends Next<From>>(
  delivery: Delivery<From>,
  state: To,
  change: Partial<Omit<Delivery, 'state'>> = {},
): Delivery<To> {
  return { ...delivery, ...change, state }
}

/** The next attempt begins. */
export function begin(delivery: Delivery<'accepted'> | Delivery<'waiting'>): Delivery<'under way'> {
  return delivery.state === 'accepted' ? become(delivery, 'under way') : become(delivery, 'under way')
}

export type Settled =
  | Delivery<'delivered'>
  | Delivery<'failed'>
  | (Delivery<'waiting'> & { readonly delayMs: number })

/**
 * What an attempt makes of its delivery.
 *
 * @param startedAt of the attempt, in milliseconds since 1970
 * @param isOver whether the stream was disabled meanwhile: a failure is then the last one
 * @param delays seconds between one attempt and the next
 */
export function settle(
  delivery: Delivery<'under way'>,
  outcome: Outcome,
  { startedAt, isOver, delays }: { startedAt: number; isOver: boolean; delays: readonly number[] },
): Settled {
  if (outcome.result === 'delivered') return become(delivery, 'delivered')
  const attempts = withAttempt(delivery.attempts, failedAttempt(outcome.message, startedAt))
  const tries = delivery.tries + 1
  // A test is attempted once; redelivered from the history it gets the schedule that all get.
  const isOnlyTest = delivery.isTest && !delivery.isListed
  const mayRetry = outcome.result === 'failed' && !isOnlyTest && !isOver
  const delayMs = mayRetry ? retryDelay(tries, delays, outcome) : null
  if (delayMs !== null) return { ...become(delivery, 'waiting', { attempts, tries }), delayMs }
  const last = isOver && !delivery.isTest ? withAttempt(attempts, disabledAttempt()) : attempts
  return become(delivery, 'failed', { attempts: last, tries: 0 })
}

/** The event has waited for so long that the log is about to forget it. */
export function expire(delivery: Delivery<'accepted'> | Delivery<'waiting'>): Delivery<'failed'> {
  const last = failedAttempt(
    'The event could not be delivered for so long that it is kept no longer.',
    Date.now(),
  )
  const change = { attempts: withAttempt(delivery.attempts, last), tries: 0 }
  return delivery.state === 'accepted'
    ? become(delivery, 'failed', change)
    : become(delivery, 'failed', change)
}

export function failedAttempt(message: string, at: number): DeliveryAttempt {
  return { status: 'failed', timestamp: new Date(at).toISOString(), error_message: message }
}

/** The last attempt of what a disabled stream did not deliver any more. */
export function disabledAttempt(): DeliveryAttempt {
  return failedAttempt('The event stream was disabled.', Date.now())
}

/** A history keeps the first attempt, by which it is ordered, and the latest ones. */
export function withAttempt(
  attempts: readonly DeliveryAttempt[],
  attempt: DeliveryAttempt,
): readonly DeliveryAttempt[] {
  const [first, ...others] = [...attempts, attempt]
  return first ? [first, ...others.slice(1 - limits.storedAttempts)] : []
}
