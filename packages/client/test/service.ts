import { EventEmitter, on, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  dereference,
  document,
  encodeFrame,
  type OperationId,
  operations,
  type SubscriptionMessage,
  validateAnswer,
} from '@tenant-api/contract'
import { onTestFinished } from 'vitest'

/** A service on a real socket. It answers nothing by itself: a test takes the requests one by one and answers each. */
export interface Service {
  readonly baseUrl: string
  /** Resolves with the next request once it has arrived. */
  next(): Promise<Exchange>
  /** The number of requests received so far. */
  readonly count: number
}

export interface Exchange {
  readonly method: string
  /** Path and query, as sent. */
  readonly target: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
  readonly response: ServerResponse
  /** Resolves when the client has closed the connection. */
  readonly closed: Promise<void>
  /** Answers with a named example of the document. If no name is given, answers without a body. */
  answer(operationId: OperationId, status: number, example?: string, headers?: Record<string, string>): void
  /** Answers 200 with a body. Throws if the document does not allow the body. */
  answerJson(operationId: OperationId, body: unknown): void
  /** Opens the requested subscription at an offset, with the shortest `retry` that the client uses. */
  openEventStream(offset: string): void
  send(...messages: SubscriptionMessage[]): void
}

export async function startService(): Promise<Service> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  let count = 0
  const requests = new EventEmitter()
  const arrivals = on(requests, 'request')
  const answers: Promise<unknown>[] = []
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    count += 1
    answers.push(once(response, 'close'))
    text(request).then(
      body => requests.emit('request', exchange(request, response, body)),
      () => undefined,
    )
  })
  onTestFinished(async () => {
    // Wait until the client has closed every response that the test left open. A connection that the client leaks hangs the test.
    await Promise.all(answers)
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: async () => {
      const { value: [arrived] = [] } = await arrivals.next()
      return arrived
    },
    get count() {
      return count
    },
  }
}

function exchange(request: IncomingMessage, response: ServerResponse, body: string): Exchange {
  const target = request.url ?? ''
  function send(operationId: OperationId, status: number, body: unknown, headers: Record<string, string>) {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = { status, headers: { ...requiredHeaders(operationId, status), ...type, ...headers }, body }
    const violations = validateAnswer(operationId, answer)
    if (violations.length > 0) throw new Error(JSON.stringify(violations))
    response.writeHead(status, answer.headers)
    response.end(body === undefined ? undefined : JSON.stringify(body))
  }
  return {
    method: request.method ?? '',
    target,
    query: new URL(target, 'http://service').searchParams,
    headers: request.headers,
    body,
    response,
    closed: new Promise(resolve => response.once('close', resolve)),
    answer: (operationId, status, example, headers = {}) => {
      const body = example === undefined ? undefined : exampleOf(operationId, status, example)
      send(operationId, status, body, headers)
    },
    answerJson: (operationId, body) => send(operationId, 200, JSON.parse(JSON.stringify(body)), {}),
    openEventStream: offset => {
      response.writeHead(200, {
        ...requiredHeaders('subscribe_events', 200),
        'content-type': 'text/event-stream',
      })
      response.write(':connected\nretry: 100\n')
      response.write(encodeFrame({ type: 'offset-only', offset }))
    },
    send: (...messages) => {
      for (const message of messages) response.write(encodeFrame(message))
    },
  }
}

interface Documented {
  readonly headers?: Record<string, { required?: boolean; example?: unknown; schema: { const?: unknown } }>
  readonly content?: Record<string, { examples?: Record<string, { value: unknown }> }>
}

function responseOf(operationId: OperationId, status: number): Documented {
  const { path, method } = operations[operationId]
  const response = document.paths[path]?.[method.toLowerCase()]?.responses[status]
  if (!response) throw new Error(`${operationId} does not document ${status}`)
  return dereference<Documented>(response as Documented)
}

function requiredHeaders(operationId: OperationId, status: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(responseOf(operationId, status).headers ?? {})
      .map(([name, header]) => [name, dereference(header)] as const)
      .filter(([, { required }]) => required)
      .map(([name, { example, schema }]) => [name, String(example ?? schema.const)]),
  )
}

/** The value of a named example of the document. */
export function exampleOf(operationId: OperationId, status: number, name: string): unknown {
  const [content] = Object.values(responseOf(operationId, status).content ?? {})
  const example = content?.examples?.[name]
  if (!example) throw new Error(`${operationId} has no example ${name} for ${status}`)
  return dereference<{ value: unknown }>(example).value
}

/** The document's example of a message, with this offset. */
export function messageOf<Type extends SubscriptionMessage['type']>(
  type: Type,
  offset: string,
): Extract<SubscriptionMessage, { type: Type }> {
  const example = exampleOf('subscribe_events', 200, type) as Extract<SubscriptionMessage, { type: Type }>
  return { ...example, offset }
}
