import { NetworkError, UnexpectedAnswerError } from './errors.ts'
import { isRecord, jsonOrText } from './json.ts'

/** The body of a success answer: `none` for 204, `stream` for `text/event-stream`, a JSON `object` or a JSON `array`. */
export type AnswerKind = 'object' | 'array' | 'none' | 'stream'

/** A success answer. */
export interface Answer {
  readonly response: Response
  /** The parsed JSON body; undefined for an answer without a body, or with a stream. */
  readonly data: unknown
}

/**
 * Parses the body of a success answer, and checks that it has the documented kind.
 *
 * @param text the body; undefined if it is larger than `maxAnswerBytes`
 * @throws {UnexpectedAnswerError} if the body is of another kind
 * @throws {NetworkError} if the connection broke within the headers
 */
export function dataOf(response: Response, text: string | undefined, kind: AnswerKind): unknown {
  if (text === undefined)
    throw new UnexpectedAnswerError(response, undefined, 'The answer is larger than maxAnswerBytes.')
  const data = jsonOrText(text)
  // Text that is not JSON is a proxy's page: the service may not have got the request.
  if (kind === 'none' && (data !== text || !text)) return undefined
  if (!text && response.status !== 204) throw brokenOff()
  const isExpected = kind === 'array' ? Array.isArray(data) : isRecord(data)
  if (!isExpected)
    throw new UnexpectedAnswerError(
      response,
      data,
      kind === 'none' ? 'The answer is not JSON.' : `The answer is not a JSON ${kind}.`,
    )
  return data
}

/**
 * The error for a connection that broke during an answer.
 *
 * @param cause undefined if it broke within the headers: over plain HTTP, Chromium then returns an answer without a body
 */
export function brokenOff(cause?: unknown): NetworkError {
  return new NetworkError('The connection broke during the answer.', { cause })
}

/** Reads the next chunk of a body. Resolves with undefined at the end. */
export type ReadChunk = () => Promise<Uint8Array | undefined>

/**
 * Creates a reader of a body. An abort of `signal` cancels the stream directly. `fetch` alone may miss the abort: once the headers
 * have arrived, a runtime may hold the signal of the request only weakly.
 *
 * `read` throws NetworkError when the connection breaks, and the signal's reason after an abort.
 */
export function bodyReader(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): { readonly read: ReadChunk; readonly cancel: () => void } {
  const reader = body.getReader()
  const unlink = () => signal.removeEventListener('abort', cancel)
  const cancel = () => {
    unlink()
    // Ignore the error of a stream that is already broken: there is nothing to cancel.
    reader.cancel().catch(() => {})
  }
  signal.addEventListener('abort', cancel)
  return {
    async read() {
      try {
        const { value } = await reader.read()
        // Remove the listener at the end: otherwise request, body and signal would never be garbage-collected. Node keeps the signal
        // until the request is collected. The listener on the signal references the body, and the body references the request.
        if (!value) unlink()
        signal.throwIfAborted()
        return value
      } catch (cause) {
        unlink()
        signal.throwIfAborted()
        throw brokenOff(cause)
      }
    },
    cancel,
  }
}

/** True if the body of an answer can be read in chunks. React Native's `fetch` returns only the whole text. */
export function isStreamed(
  response: Response,
): response is Response & { readonly body: ReadableStream<Uint8Array> } {
  return typeof response.body?.getReader === 'function'
}

/**
 * Reads the body of an answer as UTF-8. Resolves with undefined if it has more than `maxBytes` after decompression.
 *
 * @throws {NetworkError} when the connection breaks, or the signal's reason after an abort
 */
export async function textOf(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!isStreamed(response)) {
    const text = await response.text()
    return text.length > maxBytes ? undefined : text
  }
  const { read, cancel } = bodyReader(response.body, signal)
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let chunk = await read(); chunk; chunk = await read()) {
    bytes += chunk.length
    if (bytes > maxBytes) {
      cancel()
      return undefined
    }
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
