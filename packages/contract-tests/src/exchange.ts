import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { type OperationId, validateAnswer } from '@tenant-api/contract'
import { expect } from 'vitest'
import { readFrames } from './frames.ts'
import type { Target } from './target.ts'
import { open, type WireRequest } from './wire.ts'

/** A complete answer; for an event stream, the status, the headers and the first message. */
export interface WireAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The parsed JSON body, if any. */
  readonly body?: unknown
}

/**
 * Sends a request and reads its answer.
 *
 * @throws if the answer's body is not JSON
 */
export async function send({ baseUrl }: Target, request: WireRequest): Promise<WireAnswer> {
  const incoming = await open(baseUrl, request)
  const { statusCode: status = 0, headers } = incoming
  if (headers['content-type']?.startsWith('text/event-stream')) {
    for await (const { message } of readFrames(incoming))
      if (message) return { status, headers, body: message }
  }
  const body = await text(incoming)
  return { status, headers, ...(body !== '' && { body: JSON.parse(body) as unknown }) }
}

/**
 * Sends a request for an operation, and validates status, headers, media type and body of the answer against the document.
 *
 * @param token undefined for a request without a token
 */
export async function call(
  target: Target,
  operationId: OperationId,
  { headers, ...request }: WireRequest,
  token: string | undefined,
): Promise<WireAnswer> {
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const answer = await send(target, { ...request, headers: { ...authorization, ...headers } })
  target.coverage?.add(operationId, answer)
  expect(validateAnswer(operationId, answer), JSON.stringify(answer.body)).toEqual([])
  return answer
}
