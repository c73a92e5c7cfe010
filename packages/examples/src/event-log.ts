import type { EventMessage } from '@tenant-api/contract/types'
import { exampleEvents } from './example-messages.ts'
import type { UnknownMessage } from './frame.ts'
import { eventIdOf, offsetOf } from './offset.ts'

/** An event in the log. */
export interface LoggedEvent {
  readonly position: number
  readonly type: string
  message(): EventMessage | UnknownMessage
}

/**
 * An event log without an end, made from the document's examples, and from what is pushed into it. A position is a time in
 * microseconds since 1970. The examples happen at fixed times, so every subscriber sees the same ones at the same offsets,
 * and a cursor is good for the next start too; what is pushed lies between them, and is gone then.
 */
export interface EventLog {
  /** The position of the newest event. */
  newest(): number
  /** The position of the last event before a time in milliseconds since 1970, or before the oldest that is replayed. */
  before(time: number): number
  /** Whether a cursor at this position is no longer good. */
  hasExpired(position: number): boolean
  /** At most so many of the events that have happened since a position, in their order. */
  read(after: number, limit: number): readonly LoggedEvent[]
  /** When the next example after a position happens, in milliseconds since 1970. */
  nextTime(after: number): number
  /** Adds an event right now. What `given` has wins over `base`, which gets an id and a time. */
  push(type: string, base: object, given?: object): EventMessage | UnknownMessage
}

/** A log without a beginning has to refuse somewhere: nobody wants a year of events replayed. */
const replaySeconds = 3_600
const cursorSeconds = 86_400

/** @param eventsPerSecond how often an example happens by itself, up to 1,000; with 0 none does */
export function createEventLog(eventsPerSecond: number): EventLog {
  const interval = 1_000_000 / eventsPerSecond
  const beginning = microseconds(Date.now())
  const pushed: LoggedEvent[] = []
  let clock = beginning

  /** How many examples have happened until a position. */
  const examplesUntil = (position: number) => Math.floor(position / interval)
  /** When the example of a number happens. */
  const exampleTime = (number: number) => Math.ceil(number * interval)
  /** The oldest position whose cursor is still good. */
  const oldest = () => microseconds(Date.now() - cursorSeconds * 1_000)

  /** Never goes back, as the time of a machine may. */
  function now(): number {
    clock = Math.max(clock, microseconds(Date.now()))
    return clock
  }

  /** The position of the last event until a position. */
  function lastUntil(position: number): number {
    const example = eventsPerSecond === 0 ? beginning : exampleTime(examplesUntil(position))
    return Math.max(example, pushed[indexAfter(pushed, position) - 1]?.position ?? 0)
  }

  function example(number: number): LoggedEvent {
    const position = exampleTime(number)
    const { type, event } = exampleEvents[number % exampleEvents.length] as EventMessage
    return { position, type, message: () => placed(position, type, event) }
  }

  return {
    newest: () => lastUntil(now()),
    before: time => lastUntil(microseconds(Math.max(time, Date.now() - replaySeconds * 1_000)) - 1),
    hasExpired: position => position < oldest(),
    read(after, limit) {
      const first = examplesUntil(after) + 1
      const count = Math.min(limit, examplesUntil(now()) - first + 1)
      const examples = Array.from({ length: Math.max(0, count) }, (_, index) => example(first + index))
      const index = indexAfter(pushed, after)
      const between = pushed.slice(index, index + limit)
      if (between.length === 0) return examples
      return [...examples, ...between].sort((a, b) => a.position - b.position).slice(0, limit)
    },
    nextTime: after => exampleTime(examplesUntil(after) + 1) / 1_000,
    push(type, base, given) {
      const next = now() + 1
      const position = next === exampleTime(examplesUntil(next)) ? next + 1 : next
      clock = position
      pushed.splice(0, indexAfter(pushed, oldest() - 1))
      const message = placed(position, type, base, given)
      pushed.push({ position, type, message: () => message })
      return message
    },
  }
}

/** The index of the first event after a position, found by halves: events are in the order of their positions. */
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

/** An event's message at its place in the log. */
function placed(position: number, type: string, base: object, given: object = {}) {
  const id = eventIdOf(position)
  const time = new Date(Math.floor(position / 1_000)).toISOString()
  return { type, offset: offsetOf(position), event: { ...base, type, id, time, ...given } }
}
