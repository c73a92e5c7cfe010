import type { IncomingMessage } from 'node:http'
import { eventStream } from '@tenant-api/contract'
import {
  documentedAnswer,
  isRecord,
  type PublicOperationId,
  type Start,
  shownBy,
} from '@tenant-api/simulator'
import { issueToken, tokenRequest } from '../access-token.ts'
import { addressOf, type MockAnswer, ofThisServer } from '../answer-operation.ts'
import { type operationIdOf, publicOperations } from '../match-operation.ts'
import { validateHeaderName, validateHeaderValue } from '../node-http.ts'
import { leftOut } from './documented-parts.ts'
import { askedRequest, type KeptAnswer, type KeptRequest, keyOf, parsedBody } from './exchange.ts'
import type { StreamMessage } from './frames.ts'
import { createRecordedLog, framesOf, type RecordedLog, type RecordedStream } from './recorded-log.ts'
import { readRecording } from './recording-file.ts'
import { createSecrets } from './secrets.ts'

/** The answer of a recording. */
export interface Replayed {
  readonly answer: MockAnswer
  /** The parsed body of the request. */
  readonly body: unknown
  /** The frames before those of the mock's own stream. */
  readonly frames?: Iterable<string>
  /** True if the stream ends after the frames. */
  readonly isEnded?: boolean
}

export interface Replay {
  /**
   * The recorded answer to a request; undefined if the recording does not have the request. Equal requests get their answers in the recorded
   * order, and then the last one again.
   *
   * @param bytes the body of the request
   */
  answer(request: IncomingMessage, bytes: Buffer): Replayed | undefined
  /** Starts over with the first answer of each request. */
  reset(): void
}

interface Exchange {
  readonly request: KeptRequest
  readonly answer: KeptAnswer
  readonly stream: string | undefined
}

interface StreamParts {
  readonly messages: StreamMessage[]
  isEnded: boolean
}

/**
 * Reads a recording.
 *
 * @param after the position in the mock's own log after which a replayed stream goes on
 * @throws {Error} if the file cannot be used; the message says what to do
 */
export function openReplay(file: string, after: number): Replay {
  const exchanges = new Map<string, Exchange[]>()
  const parts = new Map<string, StreamParts>()
  readRecording(
    file,
    entry => {
      if (isRecord(entry.request)) {
        const exchange = checkedExchange(entry)
        const key = keyOf(exchange.request)
        const equal = exchanges.get(key) ?? []
        equal.push(exchange)
        exchanges.set(key, equal)
        if (exchange.stream !== undefined) parts.set(exchange.stream, { messages: [], isEnded: false })
      } else if (typeof entry.stream === 'string') {
        const stream = parts.get(entry.stream)
        if (stream && isRecord(entry.message)) stream.messages.push(checkedMessage(entry.message))
        else if (stream) stream.isEnded = entry.ended === true
      }
    },
    sentence => void process.stderr.write(`${sentence}\n`),
  )
  const { logs, streams } = readStreams([...exchanges.values()].flat(), parts)
  let given = new Map<string, number>()

  function find(
    request: KeptRequest,
  ): { exchange: Exchange; stream?: RecordedStream | undefined } | undefined {
    const key = keyOf(request)
    const found = exchanges.get(key)
    if (found) {
      const count = given.get(key) ?? 0
      given.set(key, count + 1)
      const exchange = found[Math.min(count, found.length - 1)]
      return exchange && { exchange, stream: streams.get(exchange) }
    }
    const { filter, cursor } = placeOf(request)
    const stream = cursor === undefined ? undefined : logs.get(filter)?.log.startingAfter(cursor)
    const exchange = logs.get(filter)?.first
    return stream && exchange && { exchange, stream }
  }

  return {
    answer(request, bytes) {
      const { id, kept } = askedRequest(request, bytes, createSecrets())
      const found = find(kept)
      if (!found) return undefined
      const { exchange, stream } = found
      const body = parsedBody(request.headers, bytes)
      if (!stream) return { answer: answerOf(exchange.answer, id, request, body), body }
      const { status, headers } = exchange.answer
      const answer = { status, headers, stream: startOf(request, after) }
      return { answer, body, frames: framesOf(stream), isEnded: stream.last !== undefined }
    },
    reset() {
      given = new Map()
    },
  }
}

/** @throws {Error} for an entry that is no exchange */
function checkedExchange(entry: Readonly<Record<string, unknown>>): Exchange {
  // The casts are safe: what matters is checked, and the rest may be anything.
  const { request, answer, stream } = entry as { request: KeptRequest; answer: KeptAnswer; stream?: unknown }
  const { status, headers } = answer
  if (typeof request.method !== 'string' || typeof request.url !== 'string') throw new Error('no request')
  if (!Number.isInteger(status) || status < 200 || status > 599) throw new Error('no status')
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name)
    validateHeaderValue(name, String(value))
  }
  return { request, answer, stream: typeof stream === 'string' ? stream : undefined }
}

function checkedMessage(message: Readonly<Record<string, unknown>>): StreamMessage {
  const { type, offset } = message
  if (typeof type !== 'string' || typeof offset !== 'string' || /[\r\n]/.test(type + offset))
    throw new Error('no message')
  return { ...message, type, offset }
}

interface FilterLog {
  readonly log: RecordedLog
  /** Whose status and headers any stream of this filter gets. */
  readonly first: Exchange
}

function readStreams(exchanges: readonly Exchange[], parts: ReadonlyMap<string, StreamParts>) {
  const logs = new Map<string, FilterLog>()
  const streams = new Map<Exchange, RecordedStream>()
  for (const exchange of exchanges) {
    const stream = parts.get(exchange.stream ?? '')
    if (!stream) continue
    const { filter, cursor } = placeOf(exchange.request)
    const { log } = logs.get(filter) ?? { log: createRecordedLog() }
    if (!logs.has(filter)) logs.set(filter, { log, first: exchange })
    streams.set(exchange, log.add(stream.messages, stream.isEnded, cursor))
  }
  return { logs, streams }
}

const { position, time, lastEventId } = eventStream.parameters
const starts: readonly string[] = [position, time, lastEventId]

/** The request of a stream without its start, and the offset after which it is to start. */
function placeOf({ method, url, headers = {} }: KeptRequest): { filter: string; cursor: string | undefined } {
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  const pairs = [...new URLSearchParams(search)]
  const others = pairs.filter(([name]) => !starts.includes(name))
  const { 'last-event-id': header, ...kept } = headers
  const cursor = header ?? pairs.find(([name]) => name === lastEventId || name === position)?.[1]
  return { filter: JSON.stringify([method, path, others, kept]), cursor }
}

/** Where the mock's own stream starts: it has what is pushed. */
function startOf({ url = '' }: IncomingMessage, after: number): Start {
  const shown = shownBy(new URLSearchParams(url.split(/\?(.*)/s)[1]))
  return { after, ...('status' in shown ? { types: [] } : shown) }
}

function answerOf(
  { status, headers, body, text }: KeptAnswer,
  id: ReturnType<typeof operationIdOf>,
  request: IncomingMessage,
  input: unknown,
): MockAnswer {
  if (body === undefined) return { status, headers, ...(text !== undefined && { body: text }) }
  return { status, headers, body: JSON.stringify(ownBody()) }

  function ownBody(): unknown {
    if (id === 'get_authorization_server_metadata') return ofThisServer(body, request)
    if (id === 'issue_token' && status === 200 && isRecord(body)) {
      const asked = { ...tokenRequest(input, request), audience: String(Object(input).audience) }
      const { access_token } = issueToken(asked, addressOf(request))
      return { ...body, access_token }
    }
    const isPublic = publicOperations.some(operation => operation.id === id)
    // The cast is safe: the operation is public. An undocumented status has no example.
    return withExamples(body, isPublic ? exampleOf(id as PublicOperationId, status) : undefined)
  }
}

function exampleOf(id: PublicOperationId, status: number): unknown {
  try {
    return documentedAnswer(id, { status }).body
  } catch {
    return undefined
  }
}

/** A body with the texts of the document's example in place of what was left out. */
function withExamples(body: unknown, example: unknown): unknown {
  if (body === leftOut) return typeof example === 'string' ? example : leftOut
  if (Array.isArray(body))
    return body.map((one, index) =>
      withExamples(one, Array.isArray(example) ? (example[index] ?? example[0]) : undefined),
    )
  if (!isRecord(body) || Object.isFrozen(body)) return body
  const examples = isRecord(example) ? example : {}
  return Object.fromEntries(
    Object.entries(body).map(([name, part]) => [name, withExamples(part, examples[name])]),
  )
}
