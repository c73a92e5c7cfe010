import { type FrameStream, type OperationId, validateAnswer } from '@tenant-api/contract'
import type { Response } from 'express'
import type { Logger } from 'pino'
import { Problem } from '../api/problem.ts'
import { limits } from '../limits.ts'
import type { HeldMemory } from './held-memory.ts'
import { sendFrames } from './send-frames.ts'

/** A reply of any operation. The compiler has already checked it against the types of its operation. */
export interface AnyReply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
}

export type ReplySender = (operationId: OperationId, reply: AnyReply, res: Response) => void

export interface ReplyOptions {
  readonly log: Logger
  /** Whether every answer is validated against the document, or only a sample. */
  readonly validateResponses: 'all' | 'sample'
  /** How long readers of an event stream are asked to wait before they reconnect, in milliseconds. */
  readonly retryMs: number
}

/**
 * With a sample, each operation has one answer validated in this time, in milliseconds. So the cost does not
 * depend on the load.
 */
const samplingMs = 1_000

/**
 * Creates the function that sends all replies. An answer that violates the document is a fault of the service. If all answers
 * are validated, such an answer becomes a 500. If only a sample is validated, it is logged and sent, because it is probably
 * still useful.
 */
export function replySender(
  { log, validateResponses, retryMs }: ReplyOptions,
  memory: HeldMemory,
): ReplySender {
  const sampledAt = new Map<OperationId, number>()
  function isToBeValidated(operationId: OperationId): boolean {
    if (validateResponses === 'all') return true
    const now = performance.now()
    if (now - (sampledAt.get(operationId) ?? Number.NEGATIVE_INFINITY) < samplingMs) return false
    sampledAt.set(operationId, now)
    return true
  }
  return (operationId, { status, headers = {}, body }, res) => {
    res.status(status)
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
    const isStream = body !== null && typeof body === 'object' && 'open' in body
    if (body !== undefined) res.type(isStream ? 'text/event-stream' : 'application/json')
    if (!isStream && isToBeValidated(operationId)) {
      const violations = validateAnswer(operationId, { status, headers: res.getHeaders(), body })
      if (violations.length > 0) {
        const error = new Error(
          `${operationId} gave an answer that the document does not allow: ${JSON.stringify(violations)}`,
        )
        if (validateResponses === 'all') throw error
        const { requestId, correlationId } = res.locals.call
        log.error({ request_id: requestId, correlation_id: correlationId, err: error }, 'undocumented answer')
      }
    }
    if (isStream) sendFrames(body as FrameStream<unknown>, res, retryMs)
    else if (body === undefined) res.end()
    else sendJson(res, JSON.stringify(body), memory)
  }
}

/**
 * Sends a short answer as a string: Node writes the string and the headers as one piece, which takes 3 % less
 * time for a small request than a buffer. A large answer counts as held by its caller until it is read.
 * `res.send` would answer `If-None-Match: *` with a 304, which no operation documents.
 *
 * @throws {Problem} `service_unavailable` if the caller would exceed its share of the memory
 */
function sendJson(res: Response, json: string, memory: HeldMemory): void {
  if (3 * json.length <= limits.uncountedBytes) {
    res.setHeader('Content-Length', Buffer.byteLength(json)).end(json)
    return
  }
  const bytes = Buffer.from(json)
  if (bytes.length > limits.uncountedBytes && !memory.hold(res, bytes.length)) {
    throw new Problem(
      'service_unavailable',
      'This client has too many large answers that it has not read. Read them first.',
    )
  }
  res.setHeader('Content-Length', bytes.length).end(bytes)
}
