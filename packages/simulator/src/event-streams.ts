import type { ErrorMessage, EventMessage, SubscriptionMessage } from '@tenant-api/contract/types'
import { createAwaitedCount, type WaitOptions } from './awaited-count.ts'
import type { EventLog, UnknownMessage } from './event-log.ts'
import { errorMessage, exampleEvent, exampleEvents, type MessageOf } from './example-messages.ts'
import {
  type Announced,
  eventChunks,
  type OpenStream,
  type Start,
  type StreamOptions,
} from './open-stream.ts'
import { isRecord, type Parts } from './parts.ts'
import { listed } from './refusals.ts'

/** Opens subscriptions to a log, and controls the open ones, here called streams. */
export interface EventStreams {
  /**
   * Opens a stream. The iteration yields the chunks of its body: the lines before the first message, then
   * whole frames. It ends after an error message or when the signal aborts.
   *
   * The iteration throws StreamCut when the stream is cut.
   */
  open(start: Start, signal: AbortSignal): AsyncGenerator<Uint8Array, void, undefined>
  /**
   * Sends a message to the open streams. An event is also added to the log.
   *
   * @throws {TypeError} for a type that the document does not have
   */
  push<Type extends PushedMessage['type']>(
    message: PushedMessage & { readonly type: Type },
  ): Pushed<Extract<SubscriptionMessage, { readonly type: Type }>>
  /**
   * Pushes an event of an undocumented type, as a newer service may send it.
   *
   * @throws {TypeError} for a type that cannot be one line of a frame, or an event that is not an object
   */
  pushUnknown(message: Pick<UnknownMessage, 'type' | 'event'>): Pushed<UnknownMessage>
  /** Breaks the connections of the open streams, without an error message. Returns their number. */
  cut(): number
  /** Does what `cut` does, and forgets the pushed events. */
  reset(): void
  openStreams(): number
  /**
   * Resolves as soon as exactly `count` streams are open.
   *
   * @throws {Error} after `timeout` milliseconds (default: 4,000), with the number of open streams
   * @throws {TypeError} at once, for a wrong number or an unknown option
   */
  subscribers(count: number, options?: WaitOptions): Promise<void>
  /** Ends all waits of `subscribers` with an error. */
  giveUp(error: Error): void
}

/** The number of pushed events whose types are kept for streams that open later. */
const mostPushed = 1_000

export function createEventStreams(log: EventLog, options: StreamOptions): EventStreams {
  const streams = new Set<OpenStream>()
  let pushed: { readonly type: string; readonly position: number }[] = []
  const openCount = createAwaitedCount({
    count: () => streams.size,
    isEnough: (count, wanted) => count === wanted,
    noun: 'streams',
    missed: (wanted, open) =>
      `for ${wanted} open ${wanted === 1 ? 'stream' : 'streams'}, but ${open} ${open === 1 ? 'is' : 'are'} open`,
  })

  function remove(stream: OpenStream): void {
    streams.delete(stream)
    openCount.changed()
  }

  function wakeAll(): number {
    for (const stream of streams) stream.wake()
    return streams.size
  }

  function announce(message: Announced['message']): number {
    for (const stream of streams) stream.announced.push({ message, after: log.newest() })
    return wakeAll()
  }

  async function* chunks(stream: OpenStream, start: Start, signal: AbortSignal) {
    try {
      yield* eventChunks(stream, log, start, { ...options, signal, push })
    } finally {
      remove(stream)
    }
  }

  function push(message: PushedMessage): Pushed {
    refuseNonMessage(message)
    const offset = log.offsetAt(log.newest())
    if (message.type === 'offset-only') return { message: { ...message, offset }, streams: announce(message) }
    if (message.type === 'error') {
      const error = errorMessage(offset, message.error)
      return { message: error, streams: announce(error) }
    }
    const example = exampleEvent(message.type)
    if (!example)
      throw new TypeError(
        `The property 'type' must be a documented type, got '${message.type}'. Use pushUnknown for other types. Documented types: ${listed(exampleEvents.map(({ type }) => type))}, offset-only and error.`,
      )
    const logged = log.push(message.type, { ...example }, { ...message })
    pushed = [...pushed.slice(1 - mostPushed), { type: message.type, position: log.newest() }]
    if ([...streams].some(stream => isSent(message.type, stream))) options.onEvent?.(message.type)
    return { message: logged, streams: wakeAll() }
  }

  function cut(): number {
    const open = [...streams]
    streams.clear()
    openCount.changed()
    for (const stream of open) {
      stream.isCut = true
      stream.wake()
    }
    return open.length
  }

  return {
    open(start, signal) {
      const { types, after } = start
      const stream: OpenStream = { announced: [], isCut: false, types, wake: () => undefined }
      streams.add(stream)
      for (const { type, position } of pushed)
        if (position > after && isSent(type, stream)) options.onEvent?.(type)
      openCount.changed()
      // Remove the stream here too: if its reader leaves before the first chunk, the generator never runs, nor does its `finally`.
      signal.addEventListener('abort', () => {
        remove(stream)
        stream.wake()
      })
      return chunks(stream, start, signal)
    },
    // The cast is safe: the result has the type of the pushed message.
    push: push as EventStreams['push'],
    pushUnknown(message) {
      refuseUnknown(message)
      const { type, event } = message
      // The cast is safe: the message has the given event.
      const pushed = log.push(type, { ...exampleEvent(type) }, { event }) as UnknownMessage
      return { message: pushed, streams: wakeAll() }
    },
    cut,
    reset() {
      cut()
      pushed = []
      log.reset()
    },
    openStreams: () => streams.size,
    subscribers: openCount.reach,
    giveUp: openCount.giveUp,
  }
}

function isSent(type: string, { types }: OpenStream): boolean {
  return types.length === 0 || types.includes(type)
}

function refuseNonMessage(message: unknown): asserts message is Parts {
  if (!isRecord(message))
    throw new TypeError(`The message must be an object such as { type: 'user.created' }, got ${message}.`)
}

/** Refuses the types of heartbeats and errors, which are not in the log, and types that would break a frame. */
function refuseUnknown(message: unknown): void {
  refuseNonMessage(message)
  const { type, event } = message
  if (typeof type !== 'string' || !/^[\w.-]{1,128}$/.test(type))
    throw new TypeError("The property 'type' must be 1 to 128 letters, digits, dots, dashes and underscores.")
  if (type === 'error' || type === 'offset-only')
    throw new TypeError(`The property 'type' must be the type of an event, got '${type}'.`)
  if (!isRecord(event)) throw new TypeError("The property 'event' must be an object.")
}

/**
 * A value that is merged into an example: its objects may lack any property, its arrays are complete. `undefined` removes an optional
 * property of the example.
 */
type PartsOf<Value> = Value extends readonly unknown[]
  ? Constant<Value>
  : Value extends object
    ? { readonly [Name in keyof Value]?: PartsOf<Value[Name]> | UndefinedIfOptional<Value, Name> }
    : Value

type UndefinedIfOptional<Value, Name extends keyof Value> =
  Value extends Required<Pick<Value, Name>> ? never : undefined

/** A value with readonly properties at any depth, so that its arrays may be `as const`. */
export type Constant<Value> = { readonly [Name in keyof Value]: Constant<Value[Name]> }

/** The parts of a message that a push may override. */
type Override<Message> = {
  readonly [Name in Exclude<keyof Message, 'type' | 'offset'>]?: PartsOf<Message[Name]> | undefined
}

/**
 * A message to push into the event stream: an event (the document's example of its type, with the given parts merged into it), a
 * heartbeat, or an error, which ends every open stream.
 */
export type PushedMessage =
  | {
      readonly [Type in EventMessage['type']]: { readonly type: Type } & Override<MessageOf<Type>>
    }[EventMessage['type']]
  | { readonly type: 'offset-only' }
  | { readonly type: 'error'; readonly error?: Partial<ErrorMessage['error']> | undefined }

/** The result of a push. */
export interface Pushed<Message = SubscriptionMessage | UnknownMessage> {
  /** The message as sent. In a heartbeat or an error, however, each stream replaces the offset by its own. */
  readonly message: Message
  /** The number of open streams, including those whose filter excludes the message. */
  readonly streams: number
}
