import { createParser, type EventSourceMessage, type ParseError } from 'eventsource-parser'
import { linkedController, within } from './abortable.ts'
import { MalformedMessageError, NetworkError } from './errors.ts'
import { UnexpectedAnswerError } from './http-errors.ts'
import { type Answer, cutInHeaders } from './request.ts'

/** An event holds at most the 1 MB of a request; beyond this, a frame that never ends would fill the memory. In characters. */
const longestFrame = 4 * 1024 * 1024

export interface ConnectionOptions {
  /** Opens the event stream. The signal ends it, also while its body is read. */
  readonly open: (signal: AbortSignal) => Promise<Answer>
  readonly signal: AbortSignal | undefined
  /** Milliseconds without a byte after which the connection is taken for dead. */
  readonly idleTimeout: number
  /** Called with the milliseconds of each `retry` field. */
  readonly onRetry: (milliseconds: number) => void
}

/**
 * The frames of one connection, to its end, in batches of those that came together: a step of an async iteration costs as
 * much as parsing a small frame. Leaving the iteration closes the connection.
 *
 * @throws what `open` throws, NetworkError when the connection breaks, TimeoutError when it idles, the reason of a signal that aborted
 */
export async function* connection(
  options: ConnectionOptions,
): AsyncGenerator<readonly EventSourceMessage[], void, undefined> {
  const { open, signal, idleTimeout } = options
  const { controller, unlink } = linkedController(signal)
  try {
    const body = eventStream(await within(idleTimeout, controller, open(controller.signal)))
    yield* frames(body, controller, options)
  } finally {
    unlink()
    controller.abort()
  }
}

const mediaType = 'text/event-stream'

function eventStream({ response, data }: Answer): ReadableStream<Uint8Array> {
  const given = response.headers.get('Content-Type') ?? ''
  if (data && given.startsWith(mediaType)) return data as ReadableStream<Uint8Array>
  throw response.status === 200 && mediaType.startsWith(given)
    ? cutInHeaders()
    : new UnexpectedAnswerError(response, undefined)
}

async function* frames(
  body: ReadableStream<Uint8Array>,
  controller: AbortController,
  { idleTimeout, onRetry }: ConnectionOptions,
): AsyncGenerator<readonly EventSourceMessage[], void, undefined> {
  const ready: EventSourceMessage[] = []
  const overflow: ParseError[] = []
  const parser = createParser({
    maxBufferSize: longestFrame,
    onEvent: frame => ready.push(frame),
    onError: error => error.type === 'max-buffer-size-exceeded' && overflow.push(error),
    onRetry,
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  while (true) {
    const { done, value } = await within(idleTimeout, controller, reader.read()).catch((cause: unknown) => {
      controller.signal.throwIfAborted()
      throw new NetworkError('the answer was cut', { cause })
    })
    if (done) return
    parser.feed(decoder.decode(value, { stream: true }))
    if (ready.length > 0) yield ready.splice(0)
    if (overflow.length > 0) throw new MalformedMessageError('a frame is too long', undefined)
  }
}
