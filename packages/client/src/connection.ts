import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { abortable, linkedController, type TimeLimit, within } from './abortable.ts'
import { type Answer, bodyReader, brokenOff, isStreamed, type ReadChunk } from './answer.ts'
import { MalformedMessageError, UnexpectedAnswerError } from './errors.ts'

/** Opens a connection for live events. An abort of the signal ends the request, even while its body is being read. */
export type OpenEventStream = (signal: AbortSignal) => Promise<Answer>

export interface ConnectionOptions {
  readonly open: OpenEventStream
  readonly signal: AbortSignal
  /** Milliseconds without a byte after which the connection counts as dead. */
  readonly idleTimeout: number
  /** Maximum characters of a frame. Without a limit, an endless frame would fill the memory. */
  readonly maxAnswerBytes: number
  /** Called when the service has opened the stream. */
  readonly onOpen: () => void
  /** Called with the milliseconds of each `retry` field. */
  readonly onRetry: (milliseconds: number) => void
}

/**
 * Yields the frames of one connection until it ends. Frames that arrived together are one batch, because a step of an async iteration
 * costs as much as parsing a small frame. A batch may be empty. Leaving the iteration closes the connection.
 *
 * @throws the error of `open`, NetworkError when the connection breaks, TimeoutError when it idles, the signal's reason after an
 * abort, UnexpectedAnswerError for an answer that is not an event stream
 */
export async function* connection(
  options: ConnectionOptions,
): AsyncGenerator<readonly EventSourceMessage[], void, undefined> {
  const { open, signal, idleTimeout } = options
  const { controller, unlink } = linkedController(signal)
  const idle: TimeLimit = [`idleTimeout of ${idleTimeout} ms`, idleTimeout]
  const inTime = <Value>(work: Promise<Value>) => within(idle, controller, work)
  try {
    const opening = abortable(open(controller.signal), controller.signal)
    const read = await chunksOf(await inTime(opening), controller.signal, inTime)
    options.onOpen()
    yield* frames(() => inTime(read()), options)
  } finally {
    // The subscription makes a signal for each connection, and drops it after the connection. So its listener does not stay in
    // memory either.
    // Stryker disable next-line CallExpression
    unlink()
    controller.abort()
  }
}

const mediaType = 'text/event-stream'

async function chunksOf(
  { response }: Answer,
  signal: AbortSignal,
  inTime: <Value>(work: Promise<Value>) => Promise<Value>,
): Promise<ReadChunk> {
  const unexpected = (reason?: string) => new UnexpectedAnswerError(response, undefined, reason)
  const given = (response.headers.get('Content-Type') ?? '').replace(/;.*/, '').trim().toLowerCase()
  if (response.status !== 200 || !mediaType.startsWith(given))
    throw unexpected('The answer is not an event stream.')
  if (response.body === null) throw brokenOff()
  if (!isStreamed(response)) throw unexpected('This fetch cannot stream a body.')
  const { read } = bodyReader(response.body, signal)
  if (given === mediaType) return read
  // The Content-Type is cut off or missing. If the body is empty, the connection broke within the headers.
  throw (await inTime(read())) ? unexpected('The answer has no Content-Type.') : brokenOff()
}

async function* frames(
  read: ReadChunk,
  { maxAnswerBytes: longestFrame, onRetry }: ConnectionOptions,
): AsyncGenerator<readonly EventSourceMessage[], void, undefined> {
  const ready: EventSourceMessage[] = []
  const overflow: unknown[] = []
  const parser = createParser({
    maxBufferSize: longestFrame,
    // The parser limits only what it buffers, not a frame that arrives whole. Frames after a too long one must not advance the offset.
    onEvent: frame =>
      (overflow.length > 0 || frame.data.length > longestFrame ? overflow : ready).push(frame),
    onError: error => error.type === 'max-buffer-size-exceeded' && overflow.push(error),
    onRetry,
  })
  const decoder = new TextDecoder()
  for (let chunk = await read(); chunk; chunk = await read()) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    yield ready.splice(0)
    if (overflow.length > 0)
      throw new MalformedMessageError('A frame is larger than maxAnswerBytes.', undefined)
  }
}
