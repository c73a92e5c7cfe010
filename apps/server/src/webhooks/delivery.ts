import type { components } from '@tenant-api/contract'
import type { EndedAttempt } from '../event-streams/attempts.ts'
import type { EventType } from '../events/event-log.ts'
import { limits } from '../limits.ts'

/**
 * The states of a delivery, and the allowed next states of each. The code that makes each transition:
 *
 * - accepted → under way: `begin`, when the lane starts the first attempt
 * - accepted → failed: `fail`, because the stream was disabled before the first attempt, or the event has expired
 * - accepted → skipped, waiting → skipped: the store, for a requested skip
 * - under way → skipped: `settle` or `skip`, because the event was skipped during the attempt, which is not repeated
 * - under way → delivered, waiting or failed: `settle`, when the attempt has an outcome
 * - under way → waiting: `putOff`, because the event could not be read, or was read too late; or `cutOff`, because the service stops
 * - waiting → under way: `begin`, when the next attempt is due
 * - waiting → failed: `fail`, because the stream was disabled, or the delivery has waited for twice the retention of events
 * - failed → waiting: the store, for a requested redelivery, or for a replay that reaches the event
 *
 * Accepted deliveries are the events of the log after the stream's cursor, without rows. Those waiting or under way are rows of
 * `retries`, which refer to their event. In a stream with an order, also those that wait for an earlier event of their object. Failed
 * deliveries are rows of `deliveries`, which contain their event, as are test events and redeliveries in every state. Delivered and
 * skipped deliveries have no rows; `delivery_counts` counts delivered ones. A replay accepts events anew that have no row.
 */
const transitions = {
  accepted: ['under way', 'failed', 'skipped'],
  'under way': ['delivered', 'waiting', 'failed', 'skipped'],
  waiting: ['under way', 'failed', 'skipped'],
  failed: ['waiting'],
  delivered: [],
  skipped: [],
} as const satisfies Record<string, readonly string[]>

type DeliveryState = keyof typeof transitions
/** The states that may follow each of the given states. */
type Next<From extends DeliveryState> = Exclude<DeliveryState, Forbidden<From>>
type Forbidden<From extends DeliveryState> = From extends DeliveryState
  ? Exclude<DeliveryState, (typeof transitions)[From][number]>
  : never

type DeliveryAttempt = components['schemas']['EventStreamDeliveryAttempt']

/** An event on its way to the destination of an event stream. */
export interface Delivery<State extends DeliveryState = DeliveryState> {
  readonly state: State
  readonly eventStreamId: string
  readonly eventId: string
  readonly eventType: EventType
  /** The event's sequence in the log; null if the event is stored with its delivery, as a test event or in the history. */
  readonly sequence: number | null
  /**
   * The object whose events are sent in order; null if their order does not matter. A row of `retries` waits for the rows of earlier
   * events of its object.
   */
  readonly objectKey: string | null
  /** When the event was accepted, in milliseconds since 1970; null if that is not known, or does not matter. */
  readonly acceptedAt: number | null
  /** The size of the event in bytes: of its frame if it was read from the log, else of its JSON. It bounds the memory for attempts. */
  readonly bytes: number
  /** The round of the stream in which the delivery was accepted or redelivered. Each enabling begins a new round. */
  readonly round: number
  /** The attempts so far, oldest first. */
  readonly attempts: readonly DeliveryAttempt[]
  /** Number of attempts in the current schedule. */
  readonly tries: number
  /** Number of attempts so far. `attempts` does not keep all of them. */
  readonly made: number
  /** A test event is attempted once. */
  readonly isTest: boolean
  /** Whether a delivery has failed because its stream was disabled. */
  readonly isCutShort?: boolean
  /** Whether the history lists the delivery: it has failed before and is being redelivered. */
  readonly isListed: boolean
  /** Whether a replay sends the event again. */
  readonly isReplay: boolean
}

/** Changes the state of a delivery. The compiler rejects a transition that is not in `transitions`. */
function become<From extends DeliveryState, To extends Next<From>>(
  delivery: Delivery<From>,
  state: To,
  change: Partial<Omit<Delivery, 'state'>> = {},
): Delivery<To> {
  return { ...delivery, ...change, state }
}

/** The delivery of an event of the log, before its first attempt. */
export function accepted(
  event: Pick<
    Delivery,
    'eventStreamId' | 'eventId' | 'eventType' | 'objectKey' | 'acceptedAt' | 'bytes' | 'round'
  > & { sequence: number },
  isReplay = false,
): Delivery<'accepted'> {
  return {
    ...event,
    state: 'accepted',
    attempts: [],
    tries: 0,
    made: 0,
    isTest: false,
    isListed: false,
    isReplay,
  }
}

/** Starts the next attempt. */
export function begin(delivery: Delivery<'accepted'> | Delivery<'waiting'>): Delivery<'under way'> {
  return become(delivery, 'under way')
}

/** Ends an attempt before its event was sent. It does not count as an attempt. */
export function putOff(delivery: Delivery<'under way'>): Delivery<'waiting'> {
  return become(delivery, 'waiting')
}

/** Ends an attempt whose answer is not awaited. The target may have received the event. */
export function cutOff(delivery: Delivery<'under way'>): Delivery<'waiting'> {
  return become(delivery, 'waiting', { made: delivery.made + 1 })
}

/** Ends a delivery whose event was skipped. */
export function skip(delivery: Delivery<'under way'>): Delivery<'skipped'> {
  return become(delivery, 'skipped')
}

/** The outcome of an attempt. */
export type Outcome = (
  | { readonly result: 'delivered' }
  /** A later attempt may succeed. */
  | { readonly result: 'failed'; readonly message: string; readonly retryAfter?: number }
  /** The target refuses this event; later attempts would have the same outcome. */
  | { readonly result: 'refused'; readonly message: string }
  /** The target is gone permanently: the stream should be disabled. */
  | { readonly result: 'gone'; readonly message: string }
) &
  Answer

/** What the target answered. */
export interface Answer {
  readonly status?: number
  /** The beginning of the body, if it is text. */
  readonly answer?: string
}

export type Settled =
  | Delivery<'delivered'>
  | Delivery<'skipped'>
  /** `isCutShort`: the delivery would have been retried, but its stream was disabled. */
  | (Delivery<'failed'> & { readonly isCutShort: boolean })
  | (Delivery<'waiting'> & { readonly delayMs: number })

/** The timing of an attempt that has ended. */
export interface Timing {
  /** When the attempt began, in milliseconds since 1970. */
  readonly startedAt: number
  /** Milliseconds since 1970. */
  readonly now: number
  /** Seconds between one attempt and the next. */
  readonly delays: readonly number[]
}

/**
 * The state of a delivery after an attempt.
 *
 * @param isOver whether the stream was disabled after the delivery was accepted: then a failure is final
 * @param isSkipped whether the event was skipped during the attempt: then a failure is not retried
 */
export function settle(
  delivery: Delivery<'under way'>,
  outcome: Outcome,
  {
    startedAt,
    delays,
    isOver,
    isSkipped,
  }: Pick<Timing, 'startedAt' | 'delays'> & { isOver: boolean; isSkipped: boolean },
): Settled {
  if (outcome.result === 'delivered') return become(delivery, 'delivered')
  const attempts = withAttempt(delivery.attempts, failedAttempt(outcome.message, startedAt))
  const tries = delivery.tries + 1
  const made = delivery.made + 1
  // A test event is attempted once. If it is redelivered from the history, it gets the usual schedule.
  const isOnlyTest = delivery.isTest && !delivery.isListed
  const mayRetry = outcome.result === 'failed' && !isOnlyTest
  const delayMs = mayRetry ? retryDelay(tries, delays, outcome) : null
  if (delayMs !== null && isSkipped) return skip(delivery)
  if (delayMs !== null && !isOver)
    return { ...become(delivery, 'waiting', { attempts, tries, made }), delayMs }
  return { ...become(delivery, 'failed', { attempts, tries: 0, made }), isCutShort: delayMs !== null }
}

/** Why a delivery ended without a last attempt, as a sentence for the owner of its stream. */
export const endedWithoutAttempt = {
  expired: 'The event was not delivered within twice the retention time of events.',
  disabled: 'The event stream was disabled.',
} as const

/** Fails a delivery that gets no further attempt, for one of the reasons in {@link endedWithoutAttempt}. */
export function fail(
  delivery: Delivery<'accepted'> | Delivery<'waiting'>,
  reason: keyof typeof endedWithoutAttempt,
): Delivery<'failed'> {
  return become(delivery, 'failed', { tries: 0, isCutShort: reason === 'disabled' })
}

function failedAttempt(message: string, at: number): DeliveryAttempt {
  return { status: 'failed', timestamp: new Date(at).toISOString(), error_message: message }
}

/** The entry in the list of attempts for an attempt that has ended. @param success its number among the successes of its stream */
export function settledAttempt(
  delivery: Delivery,
  outcome: Outcome,
  { startedAt, now }: Pick<Timing, 'startedAt' | 'now'>,
  success: number | null,
): EndedAttempt {
  return {
    ...attemptOf(delivery, startedAt),
    result: outcome.result === 'delivered' ? 'delivered' : 'failed',
    status: outcome.status ?? null,
    errorMessage: outcome.result === 'delivered' ? null : outcome.message,
    // The clock may have been set back meanwhile.
    durationMs: Math.max(now - startedAt, 0),
    answer: outcome.answer || null,
    success,
  }
}

/** The entry for an attempt that was cut off, or not made because the delivery has ended. */
export function abandonedAttempt(
  delivery: Delivery,
  message: string,
  { startedAt, now }: Pick<Timing, 'startedAt' | 'now'>,
): EndedAttempt {
  return {
    ...attemptOf(delivery, startedAt),
    result: 'abandoned',
    status: null,
    errorMessage: message,
    // The clock may have been set back meanwhile.
    durationMs: Math.max(now - startedAt, 0),
    answer: null,
    success: null,
  }
}

/** @param delivery as it was before the attempt */
function attemptOf(
  { eventStreamId, eventId, eventType, sequence, made, isTest, isListed, isReplay }: Delivery,
  attemptedAt: number,
) {
  const purpose = purposeOf({ isTest, isListed, isReplay })
  return { eventStreamId, eventId, eventType, sequence, attemptedAt, number: made + 1, purpose }
}

function purposeOf({
  isTest,
  isListed,
  isReplay,
}: Pick<Delivery, 'isTest' | 'isListed' | 'isReplay'>): EndedAttempt['purpose'] {
  if (isReplay) return 'replay'
  if (isListed) return 'redelivery'
  return isTest ? 'test' : 'live'
}

/** Adds an attempt. Keeps the latest ones and the first. */
function withAttempt(
  attempts: readonly DeliveryAttempt[],
  attempt: DeliveryAttempt,
): readonly DeliveryAttempt[] {
  const [first = attempt, ...others] = [...attempts, attempt]
  return [first, ...others.slice(1 - limits.storedAttempts)]
}

/** Jitter of ±20 %, so that deliveries that failed together are not retried together. */
const jitter = 0.2

/**
 * The delay after attempt number `attempt` (from 1) until the next one, in milliseconds; null if the attempts are exhausted.
 *
 * @param delays seconds between one attempt and the next
 * @param retryAfter seconds that the target asked for (RFC 9110, section 10.2.3), respected up to twice the scheduled delay
 * @param random a number from 0 to 1
 */
export function retryDelay(
  attempt: number,
  delays: readonly number[],
  { retryAfter = 0, random = Math.random() }: { retryAfter?: number; random?: number } = {},
): number | null {
  const step = delays[attempt - 1]
  if (step === undefined) return null
  const jittered = step * (1 - jitter + 2 * jitter * random)
  return Math.round(1_000 * Math.max(jittered, Math.min(retryAfter, 2 * step)))
}

/** Statuses that blame the request: the same bytes would fail again. A receiver with status 415 lacks a parser, which it may get. */
const refusing = new Set([400, 413, 422])

/** The outcome for a target's status. Redirects are not followed, because they would bypass the address guard. */
export function outcomeOf(status: number, retryAfter: string | undefined): Outcome {
  if (status >= 200 && status < 300) return { result: 'delivered', status }
  const message = `The endpoint answered with status ${status}.`
  if (status === 410) return { result: 'gone', status, message }
  if (refusing.has(status)) return { result: 'refused', status, message }
  if (status >= 300 && status < 400)
    return { result: 'refused', status, message: `${message} Redirects are not followed.` }
  const seconds = secondsOf(retryAfter)
  return seconds === undefined
    ? { result: 'failed', status, message }
    : { result: 'failed', status, message, retryAfter: seconds }
}

/** Converts the value of `Retry-After`, which is a number of seconds or a date, to seconds from now. */
function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter)
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1_000)
}
