import { createHash } from 'node:crypto'
import {
  dereference,
  type EventMessage,
  publicDocument,
  type SubscriptionMessage,
} from '@tenant-api/contract'

/**
 * An event log without an end, made from the document's examples. An event's position follows from the clock alone, so every
 * subscriber sees the same events at the same offsets, and a cursor is good for the next start of the mock too.
 */
export interface EventLog {
  /** The position of the newest event now, or at a time in milliseconds since 1970. */
  positionAt(time?: number): number
  /** The position of the oldest event that a time can start at. */
  oldest(): number
  /** Whether a cursor at this position is no longer good. */
  hasExpired(position: number): boolean
  /** When the event at a position is accepted, in milliseconds since 1970. */
  timeOf(position: number): number
  typeOf(position: number): EventMessage['type']
  message(position: number): EventMessage
  offset(position: number): string
  /** The position of an offset, or undefined where the text is no offset of this log. */
  position(offset: string): number | undefined
}

/** A log without a beginning has to refuse somewhere: nobody wants a year of events replayed. */
const replaySeconds = 3_600
const cursorSeconds = 86_400
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** @param eventsPerSecond also a part of every offset: a cursor of a log with another rate means nothing here */
export function createEventLog(eventsPerSecond: number): EventLog {
  const examples = streamExamples().filter(
    message => message.type !== 'error' && message.type !== 'offset-only',
  )
  const exampleAt = (position: number) => examples[position % examples.length] as EventMessage
  const timeOf = (position: number) => Math.ceil((position * 1_000) / eventsPerSecond)
  const positionAt = (time = Date.now()) => Math.floor((time * eventsPerSecond) / 1_000)

  function offset(position: number): string {
    const digits = position.toString(16).padStart(20, '0')
    return digits + createHash('sha256').update(`${eventsPerSecond} ${digits}`).digest('hex').slice(0, 16)
  }

  return {
    positionAt,
    timeOf,
    offset,
    oldest: () => positionAt(Date.now() - replaySeconds * 1_000),
    hasExpired: position => position < positionAt(Date.now() - cursorSeconds * 1_000),
    typeOf: position => exampleAt(position).type,
    message(position) {
      const example = exampleAt(position)
      const event = {
        ...example.event,
        id: eventId(position),
        time: new Date(timeOf(position)).toISOString(),
      }
      return { ...example, offset: offset(position), event } as EventMessage
    },
    position(text) {
      const position = Number.parseInt(text.slice(0, 20), 16)
      return Number.isSafeInteger(position) && offset(position) === text ? position : undefined
    },
  }
}

/** The example of the message that ends a stream, at an offset. */
export function closingMessage(offset: string): SubscriptionMessage {
  const example = streamExamples().find(message => message.type === 'error')
  if (!example) throw new Error('the document has no example of an error message')
  return { ...example, offset }
}

/** The messages that the document shows for the event stream, in its order. */
function streamExamples(): SubscriptionMessage[] {
  const response = dereference(publicDocument.paths['/api/v2/events']?.get?.responses['200'] ?? {})
  const examples = Object.values(response.content?.['text/event-stream']?.examples ?? {})
  return examples.map(example => dereference(example).value as SubscriptionMessage)
}

/** `evt_` and 22 base58 digits, in the order of the positions. */
function eventId(position: number): string {
  let digits = ''
  for (let rest = position; rest > 0; rest = Math.floor(rest / base58.length))
    digits = base58[rest % base58.length] + digits
  return `evt_${digits.padStart(22, '1')}`
}
