import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { finished, pipeline } from 'node:stream/promises'
import { type Cloud, clouds, forCloud, publicDocument } from '@tenant-api/contract'
import {
  createEventLog,
  createEventStreams,
  createResources,
  currentHeaders,
  type EventStreams,
  eventOptionRanges,
  refuseOutside,
  type Start,
  StreamCut,
} from '@tenant-api/documented-answers'
import { answerRequests, type MockAnswer } from './answer-request.ts'
import { checkedMessage } from './checked-message.ts'
import { type ChosenAnswer, createChosenAnswers } from './chosen-answers.ts'

export interface MockOptions {
  /** The port to listen on. Default: 0, any free port. */
  readonly port?: number
  /** The address to listen on. Default: 127.0.0.1. */
  readonly host?: string
  /** Generated events per second, up to 1,000; 0 streams only pushed events. Default: 1. */
  readonly eventsPerSecond?: number
  /** Seconds without a message before a stream sends an `offset-only` message, 0.1 to 86,400. Default: 15. */
  readonly heartbeatSeconds?: number
  /** The pause before a client reconnects (the `retry` field of a stream), 1 to 600,000 ms. Default: 2,000, like the service. */
  readonly retryMs?: number
  /** The cloud whose maximum page size applies. Default: `public`. */
  readonly cloud?: Cloud
}

/**
 * A running mock. Its functions do the same as the mock's own paths: `push` and `pushUnknown` as `POST /__mock/events`, `cut` as
 * `POST /__mock/cut`, `answer` as `POST /__mock/answers`, `resetAnswers` as `DELETE /__mock/answers`, and `resetResources` as
 * `DELETE /__mock/resources`. Where a path answers 400, the function throws an error with the same message.
 */
export interface Mock extends Pick<EventStreams, 'push' | 'pushUnknown' | 'cut'> {
  /** The base URL, without a trailing slash. */
  readonly url: string
  /** Chooses the answer of an operation for requests without the header `Prefer`. Replaces an earlier choice. */
  answer(choice: ChosenAnswer): void
  /** Removes all choices of answers. */
  resetAnswers(): void
  /** Forgets which resources were created or deleted. */
  resetResources(): void
  /** Closes all connections, including subscriptions, and stops listening. */
  close(): Promise<void>
}

/** The allowed minimum and maximum of the numeric options. */
export const optionRanges = { port: [0, 65_535], ...eventOptionRanges } as const

/**
 * Starts a mock of the public document. Resolves once it listens.
 *
 * @throws {TypeError} if an option is outside its range; the message names the option
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const {
    port = 0,
    host = '127.0.0.1',
    eventsPerSecond = 1,
    heartbeatSeconds = 15,
    retryMs = 2_000,
    cloud = 'public',
  } = options
  if (!clouds.includes(cloud)) throw new TypeError(`cloud must be ${clouds.join(' or ')}, got '${cloud}'.`)
  refuseOutside({ port, eventsPerSecond, heartbeatSeconds, retryMs }, optionRanges)
  const log = createEventLog(eventsPerSecond)
  const streams = createEventStreams(log, { heartbeatSeconds, retryMs })
  const answers = createChosenAnswers()
  const resources = createResources()
  const answer = answerRequests({
    log,
    streams,
    answers,
    resources,
    document: forCloud(publicDocument, cloud),
  })

  const server = createServer(answerOver)
  // Without this listener, Node would answer `Expect: 100-continue` before the mock has checked the request.
  server.on('checkContinue', answerOver)

  async function answerOver(request: IncomingMessage, response: ServerResponse) {
    allowAnyOrigin(request, response)
    response.setHeader('Cache-Control', 'no-store')
    if (isPreflight(request)) return response.writeHead(204).end()
    const askForBody = () => request.headers.expect && response.writeContinue()
    try {
      const { stream, ...found } = await answer(request, askForBody)
      if (stream) await sendStream(response, found, stream)
      else await send(request, response, found)
    } catch (error) {
      // Do not report connections that the client broke off, or streams that were cut on request.
      if (!response.destroyed && !(error instanceof StreamCut)) fail(response, error)
    }
  }

  async function sendStream(response: ServerResponse, answer: MockAnswer, start: Start) {
    const closed = new AbortController()
    response.once('close', () => closed.abort()).writeHead(answer.status, currentHeaders(answer))
    await pipeline(streams.open(start, closed.signal), response, { signal: closed.signal })
  }

  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    push(message) {
      checkedMessage(message)
      return streams.push(message)
    },
    pushUnknown: streams.pushUnknown,
    cut: streams.cut,
    answer: answers.choose,
    resetAnswers: answers.reset,
    resetResources: resources.reset,
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function send(request: IncomingMessage, response: ServerResponse, answer: MockAnswer) {
  const { status, headers, body } = answer
  const text = body === undefined ? '' : JSON.stringify(body)
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

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  )
}

/** Allows pages of any origin to call the mock, with the headers that the service allows, and `Prefer`. */
function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader(
    'Access-Control-Expose-Headers',
    'Link, X-Next-Checkpoint, Preference-Applied, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, WWW-Authenticate, X-Request-ID, Deprecation, Sunset',
  )
  if (!isPreflight(request)) return
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE')
  response.setHeader(
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, Last-Event-ID, X-Correlation-ID, Prefer',
  )
  response.setHeader('Access-Control-Max-Age', '600')
  response.setHeader('X-Request-ID', randomUUID())
}

function fail(response: ServerResponse, error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  if (response.headersSent) return void response.destroy()
  const message = 'The mock failed to answer this request. See the error on its stderr.'
  const body = { statusCode: 500, error: 'Internal Server Error', message, errorCode: 'internal_error' }
  response.writeHead(500, { 'Content-Type': 'application/json', 'X-Request-ID': randomUUID() })
  response.end(JSON.stringify(body))
}
