import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { checkParametersOf, forCloud, maxPageSize, publicDocument } from '@tenant-api/contract'
import {
  createEventLog,
  createEventStreams,
  createResources,
  currentHeaders,
  type Start,
  StreamCut,
  withHeaders,
} from '@tenant-api/simulator'
import type { MockAnswer } from './answer-operation.ts'
import { answerRequests } from './answer-request.ts'
import { checkedMessage } from './checked-choice.ts'
import { createChosenAnswers } from './chosen-answers.ts'
import { reset } from './control.ts'
import type { Mock } from './mock.ts'
import { checkedOptions, type MockOptions } from './mock-options.ts'
import { createServer } from './node-http.ts'
import { createPendingRequests, createRequestRecord, followRequest, logLine } from './request-record.ts'
import { failure, send, sendPart } from './send.ts'

/**
 * Starts a mock of the public document. Resolves once it listens.
 *
 * @throws {TypeError} for an unknown option or a wrong value; the message names the option
 * @throws {Error} if the mock cannot listen, such as at a port that is in use
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port, host, eventsPerSecond, heartbeatSeconds, retryMs, cloud, log } = checkedOptions(options)
  const events = createEventLog(eventsPerSecond)
  const streams = createEventStreams(events, { heartbeatSeconds, retryMs })
  const document = forCloud(publicDocument, cloud)
  const parameterFault = checkParametersOf(document)
  const answers = createChosenAnswers(parameterFault)
  const resources = createResources(events)
  const record = createRequestRecord()
  const pending = createPendingRequests()
  const controlled = { streams, answers, resources, record, pending }
  const defaultPageSize = maxPageSize(cloud) / 2
  const answer = answerRequests({ ...controlled, log: events, document, parameterFault, defaultPageSize })

  const server = createServer(answerOver)
  // Without this listener, Node would answer `Expect: 100-continue` before the mock has checked the request.
  server.on('checkContinue', answerOver)
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  async function answerOver(request: IncomingMessage, response: ServerResponse) {
    allowAnyOrigin(request, response)
    response.setHeader('Cache-Control', 'no-store')
    if (isPreflight(request)) {
      response.writeHead(204).end()
      return log(logLine(request, { answer: { status: 204 } }))
    }
    const { signal } = pending
    const requestId = randomUUID()
    const askForBody = () => request.headers.expect && response.writeContinue()
    const { arrived, ended, answered } = followRequest(request, response, { record, log, signal })
    try {
      const outcome = await answer(request, { askForBody, arrived, signal, requestId })
      arrived(outcome.body, outcome.isChosen)
      // The client has given up.
      if (request.socket.destroyed) return
      ended(outcome)
      const { headers = {} } = outcome
      const shown =
        outcome.answer &&
        withHeaders({ ...outcome.answer, headers: currentHeaders(outcome.answer, requestId) }, headers)
      if (!shown) return void request.socket.resetAndDestroy()
      if (outcome.ended) return await sendPart(response, shown)
      answered(shown.status)
      if (shown.stream) await sendStream(response, shown, shown.stream)
      else await send(request, response, shown)
    } catch (error) {
      // Streams that are cut on request, and connections that the client or a reset broke off, are no failures.
      if (error instanceof StreamCut) response.destroy()
      else if (signal.aborted) {
        ended({ ended: 'broken off by a reset' })
        response.destroy()
      } else if (!request.socket.destroyed) {
        ended({ answer: failure() })
        await fail(request, response, error)
      }
    }
  }

  async function fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    if (response.headersSent) return void response.destroy()
    await send(request, response, failure())
  }

  async function sendStream(response: ServerResponse, answer: MockAnswer, start: Start) {
    const closed = new AbortController()
    response.once('close', () => closed.abort()).writeHead(answer.status, answer.headers)
    for await (const chunk of streams.open(start, closed.signal)) {
      // Each chunk reaches the socket before the next. Otherwise a cut could lose the first heartbeat, from which the reader resumes.
      // If the reader has left, the write fails, and the signal ends the stream.
      await new Promise<unknown>(resolve => response.write(chunk, resolve))
    }
    response.end()
  }

  await listen(server, port, host)
  const address = server.address() as AddressInfo
  let closed: Promise<void> | undefined
  function close() {
    closed ??= closeAll()
    return closed
  }
  async function closeAll() {
    const error = closedError()
    record.giveUp(error)
    streams.giveUp(error)
    const ends = Array.from(sockets, socket => new Promise(resolve => socket.once('close', resolve)))
    ends.push(once(server.close(), 'close'))
    server.closeAllConnections()
    await Promise.all(ends)
    // Ends the delays of answers. Not earlier: a request that ends with its connection is logged as `aborted`.
    pending.breakOff()
  }
  const closedError = () => new Error('The mock is closed. Start another one with `startMock`.')
  /** A function that works only while the mock runs. The stack of its errors begins at its caller, where test runners then point. */
  function running<Parameters extends unknown[], Result>(act: (...given: Parameters) => Result) {
    return function call(...given: Parameters) {
      try {
        if (closed) throw closedError()
        return act(...given)
      } catch (error) {
        if (error instanceof Error) Error.captureStackTrace(error, call)
        throw error
      }
    }
  }
  return {
    // The result is a copy of the message.
    push: running(message => streams.push(checkedMessage(message) as typeof message)),
    pushUnknown: running(streams.pushUnknown),
    cut: streams.cut,
    openStreams: streams.openStreams,
    subscribers: async (...given) => running(streams.subscribers)(...given),
    answer: running((choice: unknown) => void answers.choose(choice)),
    unusedAnswers: answers.unused,
    resetAnswers: answers.reset,
    resetResources: resources.reset,
    requests: record.requests,
    received: async (...given) => running(record.received)(...given),
    reset: () => reset(controlled),
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    close,
  }
}

/**
 * Lets a server listen.
 *
 * @throws {Error} if it cannot; the message says what to do
 */
async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new Error(`The mock cannot start: ${reasonOf(cause, port)}`, { cause })
  }
}

function reasonOf(error: unknown, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== 'EADDRINUSE') return message
  return `port ${port} is in use. Stop the program that listens there, or choose another port.`
}

/** True for a preflight request of a browser (CORS). */
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
    'ETag, Link, X-Next-Checkpoint, Preference-Applied, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, WWW-Authenticate, X-Request-ID, Deprecation, Sunset',
  )
  if (!isPreflight(request)) return
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE')
  response.setHeader(
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, If-Match, Last-Event-ID, X-Correlation-ID, Prefer',
  )
  response.setHeader('Access-Control-Max-Age', '600')
  response.setHeader('X-Request-ID', randomUUID())
}
