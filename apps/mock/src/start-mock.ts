import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { checkParametersOf, forCloud, maxPageSize, publicDocument, useOf } from '@tenant-api/contract'
import {
  createEventLog,
  createEventStreams,
  createResources,
  currentHeaders,
  eventStream,
  type Start,
  StreamCut,
  withHeaders,
} from '@tenant-api/simulator'
import type { MockAnswer } from './answer-operation.ts'
import { answerRequests } from './answer-request.ts'
import { checkedMessage } from './checked-choice.ts'
import { createChosenAnswers } from './chosen-answers.ts'
import { reset } from './control.ts'
import { matchOperation } from './match-operation.ts'
import type { Mock } from './mock.ts'
import { type CheckedOptions, checkedOptions, type MockOptions } from './mock-options.ts'
import { createServer } from './node-http.ts'
import type { Recorder } from './recording/recorder.ts'
import type { Replay, Replayed } from './recording/replay.ts'
import { createPendingRequests, createRequestRecord, followRequest, logLine } from './request-record.ts'
import { failure, send, sendForwarded, sendPart } from './send.ts'

/**
 * Starts a mock of the public document. Resolves once it listens.
 *
 * @throws {TypeError} for an unknown option, a wrong value, or a fault in the seed; the message names the option or the place
 * @throws {Error} if the mock cannot listen, such as at a port that is in use
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port, host, eventsPerSecond, heartbeatSeconds, retryMs, cloud, seed, log, onUse, ...recording } =
    checkedOptions(options)
  const events = createEventLog(eventsPerSecond, seed?.events)
  const onEvent = (event: string) => onUse({ operation: eventStream.operation, event })
  const streams = createEventStreams(events, { heartbeatSeconds, retryMs, onEvent })
  const document = forCloud(publicDocument, cloud)
  const parameterFault = checkParametersOf(document)
  const answers = createChosenAnswers(parameterFault)
  const resources = createResources(events, seed)
  const requests = createRequestRecord()
  const pending = createPendingRequests()
  const { recorder, replay } = await openRecordings(recording, events.newest())
  const controlled = { streams, answers, resources, record: requests, pending, replay }
  const defaultPageSize = maxPageSize(cloud) / 2
  const parts = { document, parameterFault, defaultPageSize, recorder }
  const answer = answerRequests({ ...controlled, ...parts, log: events })

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
    const { arrived, ended, answered } = followRequest(request, response, { record: requests, log, signal })
    const leaving = new AbortController()
    response.once('close', () => leaving.abort())
    try {
      const left = recorder ? AbortSignal.any([signal, leaving.signal]) : signal
      const outcome = await answer(request, { askForBody, arrived, signal, left, requestId })
      arrived(outcome.body, outcome.isChosen)
      // The client has given up.
      if (request.socket.destroyed) return
      const { forwarded, replayed } = outcome
      const headers = { ...outcome.headers, ...(outcome.isSimulated && simulated) }
      // The body of a request that is forwarded or replayed is not parsed.
      if (!forwarded && !replayed) observe(request, outcome.body, outcome.answer?.status)
      if (forwarded) {
        ended({ answer: { status: forwarded.status } })
        answered(forwarded.status)
        return await sendForwarded(response, forwarded)
      }
      if (replayed) {
        const { answer } = replayed
        ended({ answer })
        answered(answer.status)
        if (!answer.stream) return await send(request, response, answer)
        return await sendStream(response, answer, answer.stream, replayed)
      }
      ended(outcome)
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

  function observe({ method = '', url = '', headers }: IncomingMessage, body: unknown, status?: number) {
    const [path = '', search = ''] = url.split(/\?(.*)/s)
    const { operation } = matchOperation(method, path)
    if (!operation) return
    const query = new URLSearchParams(search)
    onUse(useOf({ operation: operation.id, query, headers: Object.keys(headers), body, status }))
  }

  async function fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    if (response.headersSent) return void response.destroy()
    await send(request, response, failure())
  }

  async function sendStream(
    response: ServerResponse,
    answer: MockAnswer,
    start: Start,
    { frames = [], isEnded = false }: Pick<Replayed, 'frames' | 'isEnded'> = {},
  ) {
    const closed = new AbortController()
    response.once('close', () => closed.abort()).writeHead(answer.status, answer.headers)
    // Each chunk reaches the socket before the next. Otherwise a cut could lose the first heartbeat, from which the reader resumes.
    // If the reader has left, the write fails, and the signal ends the stream.
    const write = (chunk: string | Uint8Array) =>
      new Promise<unknown>(resolve => response.write(chunk, resolve))
    let isOpened = false
    for await (const chunk of streams.open(start, closed.signal)) {
      await write(chunk)
      if (isOpened) continue
      isOpened = true
      // The first chunk is the lines before the first message.
      for (const frame of frames) {
        if (closed.signal.aborted) return
        await write(frame)
      }
      if (isEnded) break
    }
    response.end()
  }

  try {
    await listen(server, port, host)
  } catch (error) {
    recorder?.close()
    throw error
  }
  const address = server.address() as AddressInfo
  let closed: Promise<void> | undefined
  function close() {
    closed ??= closeAll()
    return closed
  }
  async function closeAll() {
    const error = closedError()
    requests.giveUp(error)
    streams.giveUp(error)
    const ends = Array.from(sockets, socket => new Promise(resolve => socket.once('close', resolve)))
    ends.push(once(server.close(), 'close'))
    server.closeAllConnections()
    await Promise.all(ends)
    // Ends the delays of answers. Not earlier: a request that ends with its connection is logged as `aborted`.
    pending.breakOff()
    recorder?.close()
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
    requests: requests.requests,
    received: async (...given) => running(requests.received)(...given),
    reset: () => reset(controlled),
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    close,
  }
}

/** Marks the answers to requests that a recording does not have. */
const simulated = { 'X-Mock-Answer': 'simulated' }

/**
 * Opens what records answers, or replays them. Loads it only if need be: the start of a mock should take little time.
 *
 * @param after the position in the mock's own log after which replayed streams go on
 * @throws {Error} if a file cannot be used
 */
async function openRecordings(
  { upstream, record, replay }: Pick<CheckedOptions, 'upstream' | 'record' | 'replay'>,
  after: number,
): Promise<{ readonly recorder: Recorder | undefined; readonly replay: Replay | undefined }> {
  return {
    recorder: upstream && (await import('./recording/recorder.ts')).startRecorder(upstream, record),
    replay:
      replay === undefined ? undefined : (await import('./recording/replay.ts')).openReplay(replay, after),
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
    'ETag, Link, X-Next-Checkpoint, Preference-Applied, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, WWW-Authenticate, X-Request-ID, Deprecation, Sunset, X-Mock-Answer',
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
