import type { StreamOperation } from '@tenant-api/contract/types'
import type { DocumentedResponse } from './documented-response.ts'
import { operations } from './generated/responses.ts'
import { listed } from './listed.ts'

/** An operation of the public document, by its operationId. */
export type PublicOperationId = keyof typeof operations

type ResponsesOf<Id extends PublicOperationId> = (typeof operations)[Id]['responses']

/** A documented status of an operation. */
export type StatusOf<Id extends PublicOperationId> = Extract<keyof ResponsesOf<Id>, number>

/**
 * The name of an example of a response; by default, of any response of the operation. The examples of the event stream are no answers,
 * but messages.
 */
export type ExampleOf<
  Id extends PublicOperationId,
  Status extends StatusOf<Id> = StatusOf<Id>,
> = Status extends Status
  ? Id extends StreamOperation
    ? Status extends 200
      ? never
      : ExampleIn<ResponsesOf<Id>[Status]>
    : ExampleIn<ResponsesOf<Id>[Status]>
  : never

type ExampleIn<Response> = Response extends { readonly examples: infer Examples }
  ? keyof Examples & string
  : never

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Absent where the response has no content. */
  readonly body?: unknown
}

/** The statuses of an operation in ascending order, each with the names of its examples. */
export function documentedResponses(
  id: PublicOperationId,
): readonly { readonly status: number; readonly examples: readonly string[] }[] {
  const responses: Readonly<Record<number, DocumentedResponse>> = operations[id].responses
  return Object.entries(responses).map(([status, { examples }]) => ({
    status: Number(status),
    examples: Object.keys(examples),
  }))
}

/** The choice of a response of the document, and of one of its examples. */
interface Choice {
  readonly status?: number | undefined
  readonly example?: string | undefined
}

/**
 * A documented answer of an operation. By default, it is the first example of the lowest status.
 *
 * @throws {TypeError} for a status or an example that the document does not have; the message lists the documented ones
 */
export function documentedAnswer(id: PublicOperationId, { status, example }: Choice = {}): Answer {
  const responses: Readonly<Record<number, DocumentedResponse>> = operations[id].responses
  const statuses = Object.keys(responses)
  const chosen = status ?? Math.min(...statuses.map(Number))
  const response = responses[chosen]
  if (!response)
    throw new TypeError(`The document has no status ${chosen} for ${id}. It has ${listed(statuses)}.`)
  const { headers, mediaType, examples } = response
  if (mediaType === undefined) return { status: chosen, headers }
  const names = Object.keys(examples)
  const name = example ?? names[0] ?? ''
  if (!Object.hasOwn(examples, name))
    throw new TypeError(
      `The document has no example '${name}' for ${id}, ${chosen}. It has ${listed(names)}.`,
    )
  return { status: chosen, headers: { ...headers, 'Content-Type': mediaType }, body: examples[name] }
}

/** The documented error with this example. If the document does not have it, the first error of status 400. */
export function documentedError(id: PublicOperationId, status: number, example: string): Answer {
  const isShown = documentedResponses(id).some(
    response => response.status === status && response.examples.includes(example),
  )
  return documentedAnswer(id, isShown ? { status, example } : { status: 400 })
}

/** The documented headers, with a new request id and current values of the rate limit headers. */
export function currentHeaders({ status, headers }: Answer): Record<string, string> {
  return {
    ...headers,
    'X-Request-ID': crypto.randomUUID(),
    ...(headers['X-RateLimit-Reset'] && { 'X-RateLimit-Reset': String(Math.ceil(Date.now() / 1_000) + 1) }),
    ...(status === 429 && { 'X-RateLimit-Remaining': '0' }),
  }
}
