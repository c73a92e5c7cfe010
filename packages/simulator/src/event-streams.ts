import type { SubscriptionMessage } from '@tenant-api/contract/types'
import { createAwaitedCount, type WaitOptions } from './awaited-count.ts'
import type { EventLog } from './event-log.ts'
import { errorMessage, exampleEvent, exampleEvents } from './example-messages.ts'
import type { UnknownMessage } from './frame.ts'
import { listed } from './listed.ts'
import { offsetOf } from './offset.ts'
import {
  type Announced,
  eventChunks,
  type OpenStream,
  type Start,
  type StreamOptions,
} from './open-stream.ts'
import { isRecord, type Parts } from './parts.ts'
import type { Pushed, PushedMessage } from './pushed-message.ts'

/** Opens subscriptions to a log, and controls the open ones, here called streams. */
export interface EventStreams {
  /**
   * Opens a stream. The iteration yields the chunks of its body, and ends after an error message or when the signal aborts.
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

export function createEventStreams(log: EventLog, options: StreamOptions): EventStreams {
  const streams = new Set<OpenStream>()
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
    const offset = offsetOf(log.newest())
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
    return { message: log.push(message.type, { ...example }, { ...message }), streams: wakeAll() }
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
      const stream: OpenStream = { announced: [], isCut: false, wake: () => undefined }
      streams.add(stream)
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
      log.reset()
    },
    openStreams: () => streams.size,
    subscribers: openCount.reach,
    giveUp: openCount.giveUp,
  }
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
