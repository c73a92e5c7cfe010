import { type FrameStream, type Frames, type OperationId, validateAnswer } from '@tenant-api/contract'
import type { Response } from 'express'
import type { Logger } from 'pino'
import { Problem } from '../api/problem.ts'
import { limits } from '../limits.ts'
import { printable } from '../telemetry/log.ts'
import type { HeldMemory } from './held-memory.ts'

/** A reply of any operation. The compiler has already checked it against the types of its operation. */
export interface AnyReply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
}

type ReplySender = (operationId: OperationId, reply: AnyReply, res: Response) => void | Promise<void>

export interface ReplyOptions {
  readonly log: Logger
  /** Whether every answer is validated against the document, or only a sample. */
  readonly validateResponses: 'all' | 'sample'
  /** How long readers of an event stream are asked to wait before they reconnect, in milliseconds. */
  readonly retryMs: number
  /** Counts the bytes of a large answer for its caller before the answer is sent. */
  readonly charge?: (res: Response, bytes: number) => Promise<void>
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
  { log, validateResponses, retryMs, charge = async () => {} }: ReplyOptions,
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
        const correlation_id = correlationId && printable(correlationId)
        log.error({ request_id: requestId, correlation_id, err: error }, 'undocumented answer')
      }
    }
    if (isStream) sendFrames(body as FrameStream<unknown>, res, retryMs)
    else if (body === undefined) res.end()
    else return sendJson(res, JSON.stringify(body), memory, charge)
  }
}

/**
 * Sends an answer as a string: Node writes the string and the headers as one piece. A large answer counts as held by its caller until
 * it is read. `res.send` would answer `If-None-Match: *` with a 304, which no operation documents.
 *
 * @throws {Problem} `service_unavailable` if the caller would exceed its share of the memory
 */
function sendJson(
  res: Response,
  json: string,
  memory: HeldMemory,
  charge: (res: Response, bytes: number) => Promise<void>,
): void | Promise<void> {
  const bytes = Buffer.byteLength(json)
  if (bytes > limits.uncountedBytes && !memory.hold(res, bytes)) {
    throw new Problem(
      'service_unavailable',
      'This client has too many large answers that it has not read. Read them first.',
    )
  }
  // Most answers are ASCII. Node copies such a string; with UTF-8 as its encoding, a list of 50 would cost 8 % more.
  const encoding = bytes === json.length ? 'latin1' : 'utf8'
  const send = () => void res.setHeader('Content-Length', bytes).end(json, encoding)
  return bytes > limits.quotaRequestBytes ? charge(res, bytes).then(send) : send()
}

/** Sends a stream of frames as the body of a response, until the stream ends or the reader disconnects. */
export function sendFrames<Message>(stream: FrameStream<Message>, res: Response, retryMs: number): void {
  // No timeout: the next event may be hours away. The subscriber itself handles stalled readers.
  res.setTimeout(0)
  // Random delays spread the reconnections of thousands of readers after a restart. The lines belong to the block of the first
  // message: some clients hand out a block without data as an empty message.
  res.write(`:connected\nretry: ${Math.round(retryMs * (1 + Math.random() / 2))}\n`)
  const { socket, chunkedEncoding } = res
  stream.open({
    write(frames, onSent) {
      const last = (index: number, all: readonly unknown[]) => (index === all.length - 1 ? onSent : undefined)
      // Use `res.write` for HTTP/1.0, which has no chunks.
      if (!socket || !chunkedEncoding)
        return frames.map((one, index) => res.write(one, last(index, frames))).at(-1) ?? true
      // Fast path for the usual case: other readers have already got these frames, so the joined chunk exists.
      const [first] = frames
      const chunk = frames.length === 1 && first ? chunks.get(first) : undefined
      if (chunk) return socket.write(chunk, onSent)
      const pieces = frames.flatMap(piecesOf)
      // Cork the socket, so that all pieces are sent in one system call.
      socket.cork()
      let takes = true
      for (const [index, piece] of pieces.entries()) takes = socket.write(piece, last(index, pieces))
      socket.uncork()
      return takes
    },
    end: () => res.end(),
    // After `destroy` the kernel would keep what the reader has not read.
    reset: () => res.req.socket.resetAndDestroy(),
    onDrain(listener) {
      const drained = socket && chunkedEncoding ? socket : res
      drained.on('drain', listener)
      res.on('close', () => drained.off('drain', listener))
    },
    onClose: listener => (res.closed ? listener() : res.on('close', listener)),
  })
}

/** Frames that have been written, and the joined chunks of those written more than once. */
const written = new WeakSet<Uint8Array>()
const chunks = new WeakMap<Uint8Array, Uint8Array>()

/**
 * The pieces of an HTTP chunk (RFC 9112, section 7.1) that contains the frames. The first reader gets three pieces, so that a
 * page of history, which has only one reader, is not copied. From the second reader on, all share one joined piece: three
 * pieces for each reader, as `res.write` sends them, would cost 50 % more CPU.
 */
function piecesOf(frames: Frames<unknown>): readonly Uint8Array[] {
  const chunk = chunks.get(frames)
  if (chunk) return [chunk]
  const pieces = [Buffer.from(`${frames.length.toString(16)}\r\n`), frames, endOfChunk]
  if (!written.has(frames)) {
    written.add(frames)
    return pieces
  }
  const joined = Buffer.concat(pieces)
  chunks.set(frames, joined)
  return [joined]
}

const endOfChunk = Buffer.from('\r\n')
