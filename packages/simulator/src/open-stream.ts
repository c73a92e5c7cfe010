import { compileFilters, type EventMatcher, parseFilters } from '@tenant-api/contract/event-filter'
import type { ErrorMessage, EventMessage } from '@tenant-api/contract/types'
import { type Answer, documentedError } from './answer.ts'
import { type EventLog, encodeFrames, eventOf, type LoggedEvent, opening } from './event-log.ts'
import { errorMessage, exampleEvents } from './example-messages.ts'
import { answerWithErrors } from './field-errors.ts'
import { eventStream, streamErrorCodes } from './generated/responses.ts'
import { isOffset } from './offset.ts'

/** Maximum number of events that are read from the log and sent at once. */
const batchSize = 256
/** The longest delay of `setTimeout`, in milliseconds. */
const longestTimer = 2 ** 31 - 1

/** How a stream fails after its first event: it breaks within a frame, falls silent, or ends with an error message. */
export type Fault = 'cut' | 'silence' | ErrorMessage['error']['code']

/** All faults. */
export const faults: readonly Fault[] = ['cut', 'silence', ...streamErrorCodes]

/** The start of a subscription, and its filter. */
export interface Start {
  /** The position to start after. */
  readonly after: number
  /** Milliseconds since 1970. Earlier events are skipped. */
  readonly notBefore?: number
  /** The event types to send; empty for all. */
  readonly types: readonly string[]
  /** Tests the content of an event. */
  readonly matches?: EventMatcher
  readonly fault?: Fault | undefined
}

/** The error of the iteration over a stream's chunks when the stream is cut. The sender must then break the connection. */
export class StreamCut extends Error {
  override name = 'StreamCut'

  constructor() {
    super('the event stream was cut')
  }
}

/** Options of all streams. */
export interface StreamOptions {
  /** Seconds of silence before an `offset-only` message. */
  readonly heartbeatSeconds: number
  /** The `retry` value of streams: the pause before a reconnection, in milliseconds. */
  readonly retryMs: number
  /** Gets the type of each pushed event that a stream sends. */
  readonly onEvent?: ((type: string) => void) | undefined
}

/** A pushed heartbeat or error. It is not in the log. */
export interface Announced {
  readonly message: { readonly type: 'offset-only' } | Omit<ErrorMessage, 'offset'>
  /** The position of the newest event at the time of the push. The message is sent right after this event. */
  readonly after: number
}

/** The state of an open stream. `push` and `cut` change it. */
export interface OpenStream {
  /** Queued heartbeats and errors, in the order of their pushes. */
  readonly announced: Announced[]
  isCut: boolean
  /** The event types that it sends; empty for all. */
  readonly types: readonly string[]
  /** Wakes the stream to check for events and queued messages. */
  wake(): void
}

/** Options of one stream. */
interface Opening {
  /** Aborts when the reader leaves. */
  readonly signal: AbortSignal
  /** Adds the document's example of an event to the log. */
  push(message: { readonly type: EventMessage['type'] }): unknown
}

/** Yields the chunks of a subscription's body, each when it is due and the reader has asked for it. */
export async function* eventChunks(
  stream: OpenStream,
  log: EventLog,
  { after, notBefore = 0, types, matches, fault }: Start,
  { heartbeatSeconds, retryMs, signal, push }: StreamOptions & Opening,
): AsyncGenerator<Uint8Array, void, undefined> {
  let position = after
  let isFaulty = false
  let sentAt = Date.now()
  const heartbeat = () => encodeFrames([{ type: 'offset-only', offset: log.offsetAt(position) }])
  const heartbeatAt = () => sentAt + heartbeatSeconds * 1_000
  const isShown = (logged: Pick<LoggedEvent, 'type' | 'message'>) =>
    (types.length === 0 || types.includes(logged.type)) && (matches?.(eventOf(logged)) ?? true)
  const example = exampleEvents.find(message => isShown({ type: message.type, message: () => message }))
  const lacksEvents = () => log.nextTime(position) === Number.POSITIVE_INFINITY && Date.now() >= notBefore
  yield opening(retryMs)
  yield heartbeat()
  while (!signal.aborted) {
    if (stream.isCut) throw new StreamCut()
    if (isFaulty && fault === 'silence') {
      await sleepUntil(stream, Number.POSITIVE_INFINITY)
      continue
    }
    const [next] = stream.announced
    const happened = log
      .read(position, fault ? 1 : batchSize)
      .filter(event => !next || event.position <= next.after)
    position = happened.at(-1)?.position ?? position
    const wanted = happened.filter(event => event.position >= notBefore * 1_000 && isShown(event))
    if (wanted.length > 0) {
      const frames = encodeFrames(wanted.map(event => event.message()))
      if (isFaulty) {
        yield frames.subarray(0, Math.floor(frames.length / 2))
        await nextTurn()
        throw new StreamCut()
      }
      yield frames
      isFaulty = fault !== undefined
      if (fault && fault !== 'cut' && fault !== 'silence')
        return yield encodeFrames([errorMessage(log.offsetAt(position), { code: fault })])
    } else if (happened.length > 0) {
      // All events were filtered out: yield to the event loop between batches of a long history.
      await nextTurn()
      continue
    } else if (next) {
      stream.announced.shift()
      yield encodeFrames([{ ...next.message, offset: log.offsetAt(position) }])
      if (next.message.type === 'error') return
    } else if (fault && example && lacksEvents()) {
      // A fault happens after an event: push an event instead of waiting for a caller to push one.
      push({ type: example.type })
      continue
    } else if (Date.now() < heartbeatAt()) {
      await sleepUntil(stream, Math.min(log.nextTime(position), heartbeatAt()))
      continue
    } else yield heartbeat()
    sentAt = Date.now()
  }
}

/** Yields to the event loop, so that other tasks run and earlier chunks reach the socket. */
function nextTurn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}

/** Resolves at a time in milliseconds since 1970, or when the stream is woken. */
function sleepUntil(stream: OpenStream, time: number): Promise<void> {
  return new Promise(resolve => {
    // The time may have passed since the caller read the clock. Node warns of a negative delay.
    const delay = Math.max(0, time - Date.now())
    const timer = setTimeout(resolve, Math.min(delay, longestTimer))
    stream.wake = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}

/** The parameters of a subscription request that set its start, unparsed. */
export interface AskedStart {
  readonly position?: string | undefined
  readonly time?: string | undefined
  readonly lastEventId?: string | undefined
  /** The header `Last-Event-ID`. */
  readonly header?: string | undefined
}

type Name = 'position' | 'time' | 'types' | 'filters' | 'lastEventId'
const names: Readonly<Partial<Record<Name, string>>> = eventStream.parameters

/** The events that a subscription request asks for, or the documented error for an invalid filter. */
export function shownBy(query: URLSearchParams): Pick<Start, 'types' | 'matches'> | Answer {
  // A type has no comma. Some clients separate the types by commas, instead of repeating the parameter.
  const types = streamValues(query, 'types').flatMap(values => values.split(','))
  const filters = parseFilters(streamValues(query, 'filters'), types)
  if (typeof filters !== 'string') return { types, matches: compileFilters(filters) }
  const path = names.filters ?? ''
  const message = `The query parameter '${path}' ${filters.endsWith('?') ? filters : `${filters}.`}`
  return answerWithErrors(eventStream.operation, [{ path, code: 'invalid', message }])
}

/** The values of a query parameter of the event stream. `name` is its role: `time` means `from_timestamp`. */
function streamValues(query: URLSearchParams, name: Name): readonly string[] {
  return query.getAll(names[name] ?? '')
}

/**
 * The parameters of a subscription request that set its start.
 *
 * @param header the header `Last-Event-ID`
 */
export function askedStart(query: URLSearchParams, header: string | undefined): AskedStart {
  const first = (name: Name) => streamValues(query, name)[0]
  return { position: first('position'), time: first('time'), lastEventId: first('lastEventId'), header }
}

/** The start of a subscription, or the documented error for conflicting parameters, an invalid cursor or an expired one. */
export function startOf(
  log: EventLog,
  { position, time: since, lastEventId, header }: AskedStart,
): Pick<Start, 'after' | 'notBefore'> | Answer {
  if (header && lastEventId !== undefined && header !== lastEventId)
    return refused(400, 'different_last_event_ids')
  if (header) return atCursor(log, header, 'last_event_id')
  if (lastEventId !== undefined) return atCursor(log, lastEventId, 'last_event_id_parameter')
  if (position !== undefined && since !== undefined) return refused(400, 'from_and_from_timestamp')
  if (position !== undefined) return atCursor(log, position, 'cursor')
  if (since === undefined) return { after: log.newest() }
  // `Date.parse` rejects leap seconds.
  const time = Date.parse(since.replace(/:60(?=Z$)/i, ':59'))
  return time > Date.now() ? { after: log.newest(), notBefore: time } : { after: log.before(time) }
}

/** @param name how the document's examples of errors name the parameter */
function atCursor(log: EventLog, offset: string, name: string): Pick<Start, 'after'> | Answer {
  const position = log.positionAt(offset)
  if (position === undefined) return refused(400, `${isOffset(offset) ? 'forged' : 'invalid'}_${name}`)
  return log.hasExpired(position) ? refused(410, 'cursor_expired') : { after: position }
}

function refused(status: number, example: string): Answer {
  return documentedError(eventStream.operation, status, example)
}
