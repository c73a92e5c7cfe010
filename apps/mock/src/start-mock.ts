import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { finished, pipeline } from 'node:stream/promises'
import { answerRequests, type MockAnswer } from './answer-request.ts'
import { createDocumentedAnswers } from './documented-answer.ts'
import { createEventLog } from './event-log.ts'
import { eventChunks, type Start } from './event-stream.ts'

export interface MockOptions {
  /** Any free port when it is 0, the default. */
  readonly port?: number
  /** The loopback address when it is omitted. */
  readonly host?: string
  /** From 0.001 to 1,000; 1 when it is omitted. */
  readonly eventsPerSecond?: number
  /** Seconds without a message before an `offset-only` one; 15 when it is omitted. */
  readonly heartbeatSeconds?: number
}

export interface Mock {
  /** Without a slash at its end. */
  readonly url: string
  /** Ends every connection, streams too. */
  close(): Promise<void>
}

/** Starts the mock of the public document, and resolves once it listens. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 0, host = '127.0.0.1', eventsPerSecond = 1, heartbeatSeconds = 15 } = options
  const log = createEventLog(eventsPerSecond)
  const answer = answerRequests(await createDocumentedAnswers(), log)

  const server = createServer(answerOver)
  // With a listener of ours, Node does not ask for a body before the request is known to be good.
  server.on('checkContinue', answerOver)

  async function answerOver(request: IncomingMessage, response: ServerResponse) {
    allowAnyOrigin(request, response)
    if (isPreflight(request)) return response.writeHead(204).end()
    const askForBody = () => request.headers.expect && response.writeContinue()
    try {
      const { stream, ...found } = await answer(request, askForBody)
      if (stream) await sendStream(response, found, stream)
      else await send(request, response, found)
    } catch (error) {
      // What a client breaks off is no failure of the mock.
      if (!response.destroyed) fail(response, error)
    }
  }

  async function sendStream(response: ServerResponse, { status, headers }: MockAnswer, stream: Start) {
    const closed = new AbortController()
    response.once('close', () => closed.abort()).writeHead(status, currentHeaders(status, headers))
    const chunks = eventChunks(log, { ...stream, heartbeatSeconds, signal: closed.signal })
    await pipeline(chunks, response, { signal: closed.signal })
  }

  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: MockAnswer,
) {
  const text = body === undefined ? '' : JSON.stringify(body)
  response.writeHead(status, {
    ...currentHeaders(status, headers),
    ...(status !== 204 && { 'Content-Length': Buffer.byteLength(text) }),
  })
  if (headers.Connection === 'close') {
    response.write(text)
    request.resume()
    // Closing while the client still sends would reset the connection before it reads the answer.
    await finished(request, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
    response.end()
  } else response.end(text)
}

/** The documented headers, with the values that belong to this moment. */
function currentHeaders(status: number, headers: MockAnswer['headers']): Record<string, string> {
  return {
    ...headers,
    'X-Request-ID': randomUUID(),
    ...(headers['X-RateLimit-Reset'] && { 'X-RateLimit-Reset': String(Math.ceil(Date.now() / 1_000) + 1) }),
    ...(status === 429 && { 'X-RateLimit-Remaining': '0' }),
  }
}

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  )
}

/** A browser page of any origin may call the mock; `*` would not cover the header `Authorization`. */
function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader(
    'Access-Control-Expose-Headers',
    'Link, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, WWW-Authenticate, X-Request-ID',
  )
  if (!isPreflight(request)) return
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE')
  response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader('Access-Control-Max-Age', '600')
  response.setHeader('X-Request-ID', randomUUID())
}

function fail(response: ServerResponse, error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  if (response.headersSent) return void response.destroy()
  const message = 'The mock failed to answer this request; its output says why.'
  const body = { statusCode: 500, error: 'Internal Server Error', message, errorCode: 'internal_error' }
  response.writeHead(500, { 'Content-Type': 'application/json', 'X-Request-ID': randomUUID() })
  response.end(JSON.stringify(body))
}
