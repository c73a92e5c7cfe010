import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { type Answer, currentHeaders } from '@tenant-api/documented-answers'

/** Sends an answer. A body that is a text is sent as it is, any other body as JSON. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const { status, headers, body } = answer
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '')
  response.writeHead(status, {
    ...currentHeaders(answer),
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

/** The answer to a request at which the mock fails. */
export function failure(): Answer {
  const message = 'The mock failed to answer this request. See the error on its stderr.'
  return {
    status: 500,
    headers: { 'Content-Type': 'application/json', 'X-Request-ID': randomUUID() },
    body: { statusCode: 500, error: 'Internal Server Error', message, errorCode: 'internal_error' },
  }
}
