import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { forCloud, publicDocument } from '@tenant-api/contract'
import {
  createEventLog,
  createEventStreams,
  createResources,
  currentHeaders,
  type EventStreams,
  type Start,
  StreamCut,
} from '@tenant-api/documented-answers'
import type { MockAnswer } from './answer-operation.ts'
import { answerRequests } from './answer-request.ts'
import { checkedMessage } from './checked-message.ts'
import type { ChosenAnswer } from './chosen-answer.ts'
import { createChosenAnswers } from './chosen-answers.ts'
import { reset } from './control.ts'
import { allowAnyOrigin, isPreflight } from './cross-origin.ts'
import { listen } from './listen.ts'
import { checkedOptions, type MockOptions } from './mock-options.ts'
import { createPendingRequests } from './pending-requests.ts'
import { logLine } from './request-log.ts'
import { createRequestRecord, type RecordedRequest } from './request-record.ts'
import { failure, send } from './send.ts'

/**
 * A running mock. Its functions do the same as the mock's own paths: `push` and `pushUnknown` as `POST /__mock/events`, `cut` as
 * `POST /__mock/cut`, `answer` as `POST /__mock/answers`, `resetAnswers` as `DELETE /__mock/answers`, `resetResources` as
 * `DELETE /__mock/resources`, `requests` as `GET /__mock/requests`, and `reset` as `POST /__mock/reset`. Where a path answers 400, the
 * function throws an error with the same message.
 */
export interface Mock
  extends Pick<EventStreams, 'push' | 'pushUnknown' | 'cut' | 'openStreams' | 'subscribers'> {
  /** The base URL, without a trailing slash. */
  readonly url: string
  /**
   * Chooses the answer of an operation for requests without the header `Prefer`. Choices with `parameters` apply first. Of the others,
   * those with `times` apply first, in the order in which you make them. A choice without `times` replaces all earlier choices for the
   * operation with the same `parameters`.
   */
  answer(choice: ChosenAnswer): void
  /** Removes all choices of answers. */
  resetAnswers(): void
  /** Restores the resources of the document's examples: undoes all creations, changes and deletions. */
  resetResources(): void
  /** The latest 100 requests, in the order of their answers, without those to the mock's own paths. */
  requests(): readonly RecordedRequest[]
  /**
   * Brings the mock back to its first state, for the next test: cuts the open streams, breaks off requests whose answers are delayed,
   * and forgets choices, pushed events, changes of resources, and recorded requests.
   */
  reset(): void
  /** Closes all connections, including subscriptions, and stops listening. */
  close(): Promise<void>
  /** Calls `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>
}

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
  const answers = createChosenAnswers()
  const resources = createResources()
  const record = createRequestRecord()
  const pending = createPendingRequests()
  const controlled = { streams, answers, resources, record, pending }
  const document = forCloud(publicDocument, cloud)
  const answer = answerRequests({ ...controlled, log: events, document })

  const server = createServer(answerOver)
  // Without this listener, Node would answer `Expect: 100-continue` before the mock has checked the request.
  server.on('checkContinue', answerOver)

  async function answerOver(request: IncomingMessage, response: ServerResponse) {
    allowAnyOrigin(request, response)
    response.setHeader('Cache-Control', 'no-store')
    if (isPreflight(request)) {
      response.writeHead(204).end()
      return log(logLine(request, { answer: { status: 204 } }))
    }
    const { signal } = pending
    const askForBody = () => request.headers.expect && response.writeContinue()
    try {
      const outcome = await answer(request, askForBody, signal)
      log(logLine(request, outcome))
      record.add(request, outcome)
      if (!outcome.answer) request.socket.resetAndDestroy()
      else if (outcome.answer.stream) await sendStream(response, outcome.answer, outcome.answer.stream)
      else await send(request, response, outcome.answer)
    } catch (error) {
      // Connections that the client broke off, and streams and requests that are broken off on request, are no failures.
      if (error instanceof StreamCut || signal.aborted) response.destroy()
      else if (!response.destroyed) await fail(request, response, error)
    }
  }

  async function fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    if (response.headersSent) return void response.destroy()
    log(logLine(request, { answer: failure() }))
    await send(request, response, failure())
  }

  async function sendStream(response: ServerResponse, answer: MockAnswer, start: Start) {
    const closed = new AbortController()
    response.once('close', () => closed.abort()).writeHead(answer.status, currentHeaders(answer))
    for await (const chunk of streams.open(start, closed.signal)) {
      // Each chunk reaches the socket before the next. Otherwise a cut could lose the first heartbeat, from which the reader resumes.
      // If the reader has left, the write fails, and the signal ends the stream.
      await new Promise<unknown>(resolve => response.write(chunk, resolve))
    }
    response.end()
  }

  await listen(server, port, host)
  const address = server.address() as AddressInfo
  async function close() {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return {
    push(message) {
      // The result is a copy of the message.
      return streams.push(checkedMessage(message) as typeof message)
    },
    pushUnknown: streams.pushUnknown,
    cut: streams.cut,
    openStreams: streams.openStreams,
    subscribers: streams.subscribers,
    answer: answers.choose,
    resetAnswers: answers.reset,
    resetResources: resources.reset,
    requests: record.requests,
    reset: () => reset(controlled),
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    close,
    [Symbol.asyncDispose]: close,
  }
}
