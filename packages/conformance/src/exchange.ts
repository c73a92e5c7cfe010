import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { type OperationDefinition, type OperationId, operations, validateAnswer } from '@tenant-api/contract'
import type { WireRequest } from './cases.ts'
import { atEnd, inFlight, within } from './cases.ts'
import { documentedPath } from './documented-requests.ts'
import { shown, Violation } from './expect.ts'
import { readFrames } from './frames.ts'
import type { Target } from './target.ts'
import { answerMs, open } from './wire.ts'

/** A complete answer; for a subscription, the status, the headers and the first message. */
export interface WireAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The parsed JSON body, if any. */
  readonly body?: unknown
}

/**
 * Sends a request and reads its answer.
 *
 * @throws {Violation} if the body of the answer is not JSON, or does not end in time
 */
export async function send({ baseUrl }: Target, request: WireRequest): Promise<WireAnswer> {
  const incoming = await open(baseUrl, request)
  const late = () => new Violation(`the answer must be complete in ${answerMs / 1_000} s`)
  try {
    return await within(answerMs, read(incoming), late)
  } finally {
    incoming.destroy()
  }
}

async function read(incoming: IncomingMessage): Promise<WireAnswer> {
  const { statusCode: status = 0, headers } = incoming
  if (headers['content-type']?.startsWith('text/event-stream')) {
    for await (const { message } of readFrames(incoming)) return { status, headers, body: message }
  }
  const body = await text(incoming)
  return { status, headers, ...(body !== '' && { body: parsed(body, status) }) }
}

function parsed(body: string, status: number): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Violation(`the body of ${status} must be JSON, got ${shown(body)}`)
  }
}

/**
 * Sends a request for an operation, and validates status, headers, media type and body of the answer against the document.
 * Removes a created resource at the end of the running scope.
 *
 * @param token the access token; undefined to send none
 * @throws {Violation} naming every difference
 */
export async function call(
  target: Target,
  operationId: OperationId,
  { headers, ...request }: WireRequest,
  token: string | undefined,
): Promise<WireAnswer> {
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const answer = await inFlight(() => send(target, { ...request, headers: { ...authorization, ...headers } }))
  const violations = validateAnswer(operationId, answer)
  target.coverage?.add(operationId, answer, violations)
  removeAtEnd(target, operationId, answer)
  if (violations.length > 0)
    throw new Violation(
      `${operationId} answers ${answer.status}, but ${violations.map(({ path, message }) => `${path} ${message}`).join('; ')}`,
    )
  return answer
}

/** The operation that deletes what a POST operation creates: a DELETE operation whose path is the POST path followed by `/{id}`. */
function removalOf(operationId: OperationId): OperationId | undefined {
  const table: Readonly<Record<OperationId, OperationDefinition>> = operations
  const { method, path } = table[operationId]
  if (method !== 'POST') return undefined
  return (Object.keys(operations) as OperationId[]).find(
    id => table[id].method === 'DELETE' && table[id].path === `${path}/{id}`,
  )
}

function removeAtEnd(target: Target, operationId: OperationId, { status, body }: WireAnswer): void {
  const removal = removalOf(operationId)
  const { id } = (body ?? {}) as { id?: unknown }
  if (!removal || status >= 300 || typeof id !== 'string') return
  atEnd(async () => {
    const { status } = await send(target, {
      method: operations[removal].method,
      path: documentedPath(removal, { id }),
      headers: { Authorization: `Bearer ${target.token}` },
    })
    // The answer is 404 if the case has deleted the resource itself.
    if (status !== 204 && status !== 404)
      throw new Violation(`${removal} must remove ${id} with 204, got ${status}. Remove it yourself.`)
  })
}
