import { NetworkError } from './errors.ts'

/** Reads the chunks of a body one by one; undefined at its end. */
export type ReadChunk = () => Promise<Uint8Array | undefined>

/**
 * A reader of a body, which an abort of `signal` ends. The abort cancels the stream itself: this file holds the stream
 * strongly, while a runtime may hold the signal of a request weakly once the headers have arrived.
 *
 * The reader throws NetworkError when the body is cut, and the reason of a signal that has aborted.
 */
export function bodyReader(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): { readonly read: ReadChunk; readonly cancel: () => void } {
  const reader = body.getReader()
  const unlink = () => signal.removeEventListener('abort', cancel)
  const cancel = () => {
    unlink()
    // The stream may already be broken: then there is nothing to cancel.
    reader.cancel().catch(() => {})
  }
  signal.addEventListener('abort', cancel)
  return {
    async read() {
      const { value } = await reader.read().catch((cause: unknown) => {
        unlink()
        signal.throwIfAborted()
        throw new NetworkError('the answer was cut', { cause })
      })
      // Node keeps the signal of a request until the request is collected. A listener on the signal references the body and so the
      // request: it would keep all of them for ever.
      if (!value) unlink()
      signal.throwIfAborted()
      return value
    },
    cancel,
  }
}

/** Whether the body of an answer can be read chunk by chunk, which the `fetch` of React Native does not offer. */
export function isStreamed(response: Response): boolean {
  return typeof response.body?.getReader === 'function'
}

/**
 * The text of an answer, decoded from UTF-8; undefined for more than `maxBytes`, counted after decompression.
 *
 * @throws {NetworkError} when the body is cut, and the reason of a signal that has aborted
 */
export async function textOf(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!response.body || !isStreamed(response)) {
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
