import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { mediaTypeOf } from '@tenant-api/contract'
import type { Answer } from '@tenant-api/simulator'
import type { Arrival } from '../arrival.ts'
import { readBytes } from '../request-body.ts'
import { createDifferences } from './differences.ts'
import { answerSchemas, documentedParts } from './documented-parts.ts'
import { type AskedRequest, askedRequest, keptAnswer, parsedBody, type ReadAnswer } from './exchange.ts'
import { frameReader } from './frames.ts'
import { openRecording } from './recording-file.ts'
import { createSecrets } from './secrets.ts'
import { forwardTo, type UpstreamAnswer, UpstreamError } from './upstream.ts'

/** The answer of the upstream, to pass on. */
export interface Forwarded {
  readonly status: number
  readonly headers: Readonly<Record<string, readonly string[]>>
  /** Its bytes, or those of a stream when they arrive. */
  readonly body: Buffer | AsyncIterable<Uint8Array>
}

export interface Recorder {
  /**
   * Forwards a request, and adds the exchange to the recording. The answer is an error of the mock if the upstream does not answer.
   *
   * @throws {Refusal} 413
   */
  answer(request: IncomingMessage, arrival: Arrival): Promise<{ forwarded: Forwarded } | { answer: Answer }>
  /** Adds the summary to the recording, and closes it. */
  close(): void
}

/** The most messages and bytes that the recording has of one stream. */
export const mostMessages = 10_000
const mostStreamBytes = 8_388_608

/**
 * Opens a recording of what passes between callers and an upstream.
 *
 * @param file the path of the recording
 * @throws {Error} if the file cannot be used; the message says what to do
 */
export function startRecorder(upstream: URL, file: string): Recorder {
  const report = (sentence: string) => void process.stderr.write(`${sentence}\n`)
  const recording = openRecording(file, report)
  const known = createSecrets()
  const differences = createDifferences(sentence => report(known.removedFrom(sentence)))
  const forward = forwardTo(upstream)
  let exchanges = 0

  function add(asked: AskedRequest, answer: object, stream?: string): void {
    recording.append({ request: asked.kept, answer, ...(stream && { stream }) })
    exchanges++
  }

  function keep(asked: AskedRequest, answer: ReadAnswer): void {
    const { id } = asked
    if (id) differences.check(id, answer)
    // Only the pages of the upstream itself, such as its documents.
    else if (answer.status < 400) return
    add(asked, keptAnswer(asked, answer, known))
  }

  /** The chunks of a stream, each of which is recorded before the caller gets it. */
  async function* recorded(asked: AskedRequest, answer: UpstreamAnswer): AsyncGenerator<Uint8Array> {
    const { id } = asked
    const stream = randomUUID().slice(0, 8)
    const { status, plainHeaders: headers } = answer
    const schemas = answerSchemas(id, status, mediaTypeOf(headers))
    let messages = 0
    let bytes = 0
    add(asked, keptAnswer(asked, { status, headers, body: Buffer.alloc(0) }, known), stream)
    const note = (difference: string) => id && differences.note(id, difference)
    let heartbeat: string | undefined
    const read = frameReader(message => {
      const plain: unknown = JSON.parse(JSON.stringify(message))
      if (id && messages === 0) differences.checkStream(id, { status, headers }, plain)
      else if (id) differences.checkMessage(id, plain)
      // Of a quiet hour, one heartbeat says all.
      const isRepeated = message.type === 'offset-only' && message.offset === heartbeat
      heartbeat = message.type === 'offset-only' ? message.offset : undefined
      if (isRepeated) return
      messages++
      const omitted = (text: string) => asked.secrets.add(text)
      const kept = asked.secrets.removedFrom(documentedParts(message, schemas, { drops: true, omitted }))
      bytes += JSON.stringify(kept).length
      if (messages <= mostMessages && bytes <= mostStreamBytes) recording.append({ stream, message: kept })
      else
        note(
          `the recording has only the first ${mostMessages} messages or ${mostStreamBytes} bytes of a stream`,
        )
    }, note)
    try {
      for await (const chunk of answer.body) {
        read(chunk)
        yield chunk
      }
      if (messages <= mostMessages && bytes <= mostStreamBytes) recording.append({ stream, ended: true })
    } finally {
      answer.body.destroy()
    }
  }

  return {
    async answer(request, { askForBody, arrived, left }) {
      const bytes = await readBytes(request, askForBody)
      const asked = askedRequest(request, bytes, known)
      arrived(parsedBody(request.headers, bytes))
      try {
        const answer = await forward(request, bytes, left)
        const { status, headers, plainHeaders } = answer
        if (mediaTypeOf(plainHeaders) === 'text/event-stream') {
          answer.withoutDeadline()
          return { forwarded: { status, headers, body: recorded(asked, answer) } }
        }
        const body = await answer.read()
        keep(asked, { status, headers: plainHeaders, body })
        return { forwarded: { status, headers, body } }
      } catch (error) {
        if (error instanceof UpstreamError && !left.aborted) return { answer: error.answer() }
        throw error
      }
    },
    close: () =>
      recording.close({ summary: { exchanges, differences: known.removedFrom(differences.all()) } }),
  }
}
