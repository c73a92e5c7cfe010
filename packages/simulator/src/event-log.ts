import { frameText } from '@tenant-api/contract/frame-text'
import type { EventMessage, SubscriptionMessage } from '@tenant-api/contract/types'
import { defined, merged } from './answer.ts'
import { exampleEvents } from './example-messages.ts'
import { eventIdOf, offsetOf, positionOf } from './offset.ts'
import type { Parts } from './parts.ts'
import type { RecordedEvent } from './seed.ts'

/** An event in the log. */
export interface LoggedEvent {
  readonly position: number
  readonly type: string
  message(): EventMessage | UnknownMessage
}

/**
 * An endless event log of the document's examples and of pushed events. A position is a time in microseconds since 1970.
 *
 * Examples occur at fixed times, so all subscribers see the same events at the same offsets, and cursors survive a restart.
 * Pushed events have positions between the examples. A restart loses them.
 *
 * A log with recorded events begins with them, in their order, and keeps them: their positions do not expire. They keep their offsets.
 * Examples then follow from the creation of the log on.
 */
export interface EventLog {
  /** The position of the newest event. */
  newest(): number
  /** The position of the last event before a time in milliseconds since 1970, but at most `replaySeconds` ago. */
  before(time: number): number
  /** The offset of a position. */
  offsetAt(position: number): string
  /** The position of an offset; undefined for an invalid offset. */
  positionAt(offset: string): number | undefined
  /** Whether a cursor at this position has expired. */
  hasExpired(position: number): boolean
  /** Up to `limit` events that have happened after a position, in order. */
  read(after: number, limit: number): readonly LoggedEvent[]
  /** The time of the next example after a position, in milliseconds since 1970. */
  nextTime(after: number): number
  /** Adds an event at the current time: the message `base`, overridden by `given`. A CloudEvent gets a new id and time. */
  push(type: string, base: Parts, given?: Parts): EventMessage | UnknownMessage
  /** Forgets the pushed events, but not the recorded ones, and continues at the present time if the system clock was set back. */
  reset(): void
}

/** The event of a message. The messages of another API may have none. */
export function eventOf(logged: Pick<LoggedEvent, 'message'>): unknown {
  const { event }: Parts = { ...logged.message() }
  return event
}

/** Limits replays, because the examples have no first event: `from_timestamp` could ask for years of them. */
const replaySeconds = 3_600
const cursorSeconds = 86_400

/**
 * @param eventsPerSecond the rate of the examples, up to 1,000; 0 for none
 * @param recorded events that have happened before, oldest first; undefined for a log of examples without a beginning
 */
export function createEventLog(eventsPerSecond: number, recorded?: readonly RecordedEvent[]): EventLog {
  const interval = 1_000_000 / eventsPerSecond
  let beginning = microseconds(Date.now())
  const kept = placedRecords(recorded ?? [], beginning)
  const [origin, lastKept] = [(kept[0]?.position ?? beginning + 1) - 1, kept.at(-1)?.position ?? 0]
  /** The last pushed event that is no longer kept. */
  let lost = origin
  const pushed: LoggedEvent[] = [...kept]
  let clock = Math.max(beginning, lastKept)
  const offsets = new Map(kept.map(({ position, offset }) => [position, offset]))
  const positions = new Map(kept.map(({ position, offset }) => [offset, position]))

  /** The position of the example with this number. */
  const exampleTime = (number: number) => Math.ceil(number * interval)
  /** The number of examples up to a position. */
  function examplesUntil(position: number): number {
    // The quotient is inexact: its floor misses the example at this position at many rates, such as 19.
    const nearest = Math.round(position / interval)
    return exampleTime(nearest) > position ? nearest - 1 : nearest
  }
  /** The number of the first example. */
  const firstExample = () => (recorded ? examplesUntil(Math.max(beginning, lastKept)) + 1 : 0)
  /** The oldest position whose cursor has not expired. */
  const oldest = () => microseconds(Date.now() - cursorSeconds * 1_000)

  /** The current time as a position. It never decreases, although the system clock may. */
  function now(): number {
    clock = Math.max(clock, microseconds(Date.now()))
    return clock
  }

  /** The position of the last event at or before a position. */
  function lastUntil(position: number): number {
    const number = examplesUntil(position)
    const start = recorded ? origin : beginning
    const example = eventsPerSecond === 0 || number < firstExample() ? start : exampleTime(number)
    return Math.max(example, pushed[indexAfter(pushed, position) - 1]?.position ?? 0)
  }

  function example(number: number): LoggedEvent {
    const position = exampleTime(number)
    const message = exampleEvents[number % exampleEvents.length] as EventMessage
    return { position, type: message.type, message: () => placed(position, message.type, message) }
  }

  return {
    newest: () => lastUntil(now()),
    before: time =>
      lastUntil(microseconds(recorded ? time : Math.max(time, Date.now() - replaySeconds * 1_000)) - 1),
    offsetAt: position => offsets.get(position) ?? offsetOf(position),
    positionAt: offset => positions.get(offset) ?? positionOf(offset),
    // The newest position never expires: no event after it is lost.
    hasExpired: position =>
      position < Math.min(oldest(), lastUntil(now()), recorded ? lost : Number.POSITIVE_INFINITY),
    read(after, limit) {
      const first = Math.max(examplesUntil(after) + 1, firstExample())
      const count = Math.min(limit, examplesUntil(now()) - first + 1)
      const examples = Array.from({ length: Math.max(0, count) }, (_, index) => example(first + index))
      const index = indexAfter(pushed, after)
      const between = pushed.slice(index, index + limit)
      if (between.length === 0) return examples
      return [...examples, ...between].sort((a, b) => a.position - b.position).slice(0, limit)
    },
    nextTime: after => exampleTime(Math.max(examplesUntil(after) + 1, firstExample())) / 1_000,
    push(type, base, given) {
      const next = now() + 1
      const position = next === exampleTime(examplesUntil(next)) ? next + 1 : next
      clock = position
      const expired = pushed.splice(kept.length, indexAfter(pushed, oldest() - 1) - kept.length)
      lost = expired.at(-1)?.position ?? lost
      const message = placed(position, type, base, given)
      pushed.push({ position, type, message: () => message })
      return message
    },
    reset() {
      pushed.length = kept.length
      lost = origin
      // Fake timers may have set the clock ahead, and the next test may use the real one. The next event still comes after the
      // events of this millisecond, from which a reader may resume.
      clock = Math.min(clock, microseconds(Date.now() + 1))
      clock = Math.max(clock, lastKept)
      beginning = Math.min(beginning, clock)
    },
  }
}

/**
 * Recorded events with positions: their times, as far as they are in order and not after `latest`. An event without an offset gets one.
 */
function placedRecords(
  recorded: readonly RecordedEvent[],
  latest: number,
): readonly (LoggedEvent & { readonly offset: string })[] {
  let last = 0
  return recorded.map(given => {
    // No event has the time NaN: JavaScript has no leap seconds.
    const { time: eventTime } = Object((given as { event?: unknown }).event)
    const time = microseconds(Date.parse(String(eventTime))) || 0
    last = Math.max(last + 1, Math.min(time, latest))
    const message = { ...given, offset: given.offset ?? offsetOf(last) } as EventMessage
    return { position: last, type: message.type, offset: message.offset, message: () => message }
  })
}

/** The index of the first event after a position, by binary search: events are sorted by position. */
function indexAfter(events: readonly LoggedEvent[], position: number): number {
  let [least, most] = [0, events.length]
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    if ((events[middle]?.position ?? 0) <= position) least = middle + 1
    else most = middle
  }
  return least
}

function microseconds(milliseconds: number): number {
  return milliseconds * 1_000
}

/** Whether the document's events are CloudEvents. */
const areCloudEvents = exampleEvents.some(
  ({ event }: Parts) => event instanceof Object && 'specversion' in event,
)

/** The message of an event at a position of the log: `base`, overridden by the parts of `given` that are not undefined. */
function placed(
  position: number,
  type: string,
  base: Parts,
  given: Parts = {},
): EventMessage | UnknownMessage {
  const time = new Date(Math.floor(position / 1_000)).toISOString()
  const own = areCloudEvents ? { event: { type, id: eventIdOf(position), time } } : {}
  const parts = merged(merged(base, own), defined(given))
  // The cast is safe for documented types: the base is an example of the document.
  return { ...parts, type, offset: offsetOf(position) } as EventMessage | UnknownMessage
}

const encoder = new TextEncoder()

/**
 * The lines before the first message of a stream, in its block: a comment and the `retry` pause, with jitter so that clients do not
 * reconnect at the same time.
 */
export function opening(retryMs: number): Uint8Array {
  return encoder.encode(`:connected\nretry: ${Math.round(retryMs * (1 + Math.random() / 2))}\n`)
}

/** Encodes messages as frames. */
export function encodeFrames(messages: readonly (SubscriptionMessage | UnknownMessage)[]): Uint8Array {
  return encoder.encode(messages.map(frameText).join(''))
}

/** A message of a type that this version of the document does not define. */
export interface UnknownMessage {
  readonly type: string
  readonly offset: string
  readonly event: object
}
