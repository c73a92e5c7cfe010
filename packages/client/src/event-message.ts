import type { ErrorMessage, EventMessage, OffsetOnlyMessage } from '@tenant-api/contract'
import type { EventSourceMessage } from 'eventsource-parser'
import { MalformedMessageError } from './errors.ts'
import { type EventType, eventTypes, isWholeEvent, type RawValue } from './generated/event-types.ts'
import { isCursor, parsed } from './json.ts'

/** A message of a type that this version of the client does not know: the service may add types at any time. */
export interface UnknownMessage {
  readonly type: 'unknown'
  readonly offset: string
  /** The message as received. */
  readonly raw: { readonly type: string; readonly offset: string; readonly [name: string]: unknown }
}

/** The `event_type` of a subscription: the types of the events to read. An empty list, or undefined, means all types. */
export type EventTypeFilter = readonly EventType[] | undefined

/** The types that a filter lets through. Only a list of fixed length cannot be empty when the program runs. */
export type FilteredType<Filter extends EventTypeFilter> = Filter extends readonly [EventType, ...EventType[]]
  ? Filter[number]
  : EventType

/** A message of a subscription to events of `Type`; its `type` distinguishes the kinds. */
export type SubscribedMessage<Type extends EventType = EventType> =
  | Extract<EventMessage, { type: Type }>
  | UnknownMessage

/** A set, because the type of every message is looked up. */
const knownTypes: ReadonlySet<unknown> = new Set(eventTypes)

type Message = EventMessage | OffsetOnlyMessage | ErrorMessage

/** A message before it is checked. */
interface RawMessage {
  readonly type?: unknown
  readonly offset?: unknown
  readonly error?: { readonly code?: unknown; readonly message?: unknown } | null
}

/**
 * The message in a Server-Sent Events frame. Checks only the part of the envelope on which a `switch` over `type` relies;
 * `validateMessage` checks the whole message.
 *
 * @throws {MalformedMessageError} when the frame's data is not the JSON of a message
 */
export function decodeMessage({ id, data }: EventSourceMessage): Message | UnknownMessage {
  // The data may be any JSON, such as `null`. Values that are not objects fail the checks below.
  const message = parsed(data) as RawMessage | null | undefined
  const { type, offset, error } = message ?? {}
  const isEvent = knownTypes.has(type)
  const isWhole = isEvent
    ? isWholeEvent(message as RawValue)
    : type === 'error'
      ? typeof error?.code === 'string' && typeof error.message === 'string'
      : typeof type === 'string'
  if (!isWhole || !isCursor(offset)) throw new MalformedMessageError('A frame has no message.', id)
  return isEvent || type === 'error' || type === 'offset-only'
    ? (message as Message)
    : { type: 'unknown', offset, raw: message as UnknownMessage['raw'] }
}
