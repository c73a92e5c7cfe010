import type { ErrorMessage, EventMessage, OffsetOnlyMessage } from '@tenant-api/contract'
import type { EventSourceMessage } from 'eventsource-parser'
import { MalformedMessageError } from './errors.ts'
import { eventTypes } from './generated/event-types.ts'

export type EventType = EventMessage['type']

/** A message of a type that this version of the client does not know: the service may add types at any time. */
export interface UnknownMessage {
  readonly type: 'unknown'
  readonly offset: string
  /** The message as it came. */
  readonly raw: { readonly type: string; readonly offset: string; readonly [name: string]: unknown }
}

/** What a subscription hands out. `type` tells the messages apart. */
export type SubscribedMessage = EventMessage | UnknownMessage

/**
 * The message that a Server-Sent Events frame holds. Not validated against the document beyond `type` and `offset`: a
 * client must take optional properties that it does not know.
 *
 * @throws {MalformedMessageError} when its data is not the JSON of a message
 */
export function decodeMessage({
  id,
  data,
}: EventSourceMessage): SubscribedMessage | OffsetOnlyMessage | ErrorMessage {
  const message = parse(data)
  if (!isMessage(message)) throw new MalformedMessageError(`a frame of the event stream holds no message`, id)
  const isKnown = ['error', 'offset-only', ...eventTypes].includes(message.type)
  return isKnown
    ? (message as EventMessage | OffsetOnlyMessage | ErrorMessage)
    : { type: 'unknown', offset: message.offset, raw: message }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

function isMessage(value: unknown): value is UnknownMessage['raw'] {
  const { type, offset } = (value ?? {}) as Record<string, unknown>
  return typeof type === 'string' && typeof offset === 'string'
}
