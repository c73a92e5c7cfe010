import { brokenOff } from './answer.ts'

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
      const { value } = await reader.read().catch((cause: unknown) => {
        unlink()
        signal.throwIfAborted()
        throw brokenOff(cause)
      })
      // Remove the listener at the end: otherwise request, body and signal would never be garbage-collected. Node keeps the signal
      // until the request is collected. The listener on the signal references the body, and the body references the request.
      if (!value) unlink()
      signal.throwIfAborted()
      return value
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
