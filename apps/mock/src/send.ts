import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { type Answer, StreamCut } from '@tenant-api/simulator'
import type { Forwarded } from './recording/recorder.ts'

/** Sends an answer. A body that is a text is sent as it is, any other body as JSON. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const { status, headers, body } = answer
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '')
  response.writeHead(status, {
    ...headers,
    ...(status !== 204 && { 'Content-Length': Buffer.byteLength(text) }),
  })
  if (headers.Connection === 'close') {
    response.write(text)
    request.resume()
    // Wait for the rest of the request: closing earlier would reset the connection before the client reads the answer.
    await finished(request, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
    response.end()
  } else response.end(text)
}

/** Sends the first half of an answer, and breaks the connection. If the answer has no body, only breaks the connection. */
export async function sendPart(response: ServerResponse, { status, headers, body }: Answer): Promise<void> {
  if (body === undefined) return void response.destroy()
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  response.writeHead(status, { ...headers, 'Content-Length': bytes.length })
  await new Promise<unknown>(resolve => response.write(bytes.subarray(0, bytes.length >> 1), resolve))
  response.destroy()
}

/**
 * Sends the answer of an upstream. Each chunk of a stream is sent before the next one is read.
 *
 * @throws {StreamCut} if the upstream breaks the stream off
 */
export async function sendForwarded(response: ServerResponse, { status, headers, body }: Forwarded) {
  const hasBody = response.req.method !== 'HEAD' && status !== 204 && status !== 304
  response.writeHead(status, {
    ...headers,
    ...(Buffer.isBuffer(body) && hasBody && { 'Content-Length': body.length }),
  } as Record<string, string[]>)
  if (Buffer.isBuffer(body)) return void response.end(body)
  response.flushHeaders()
  try {
    for await (const chunk of body) await new Promise<unknown>(resolve => response.write(chunk, resolve))
  } catch {
    throw new StreamCut()
  }
  response.end()
}

/** The answer to a request at which the mock fails. */
export function failure(): Answer {
  const message = 'The mock failed to answer this request. See the error on its stderr.'
  return {
    status: 500,
    headers: { 'Content-Type': 'application/json', 'X-Request-ID': randomUUID() },
    body: { statusCode: 500, error: 'Internal Server Error', message, errorCode: 'internal_error' },
  }
}
