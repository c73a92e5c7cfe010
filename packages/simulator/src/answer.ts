import type { StreamOperation } from '@tenant-api/contract/types'
import type { DocumentedResponse, OperationResponses } from './documented-response.ts'
import { formProperties, mapNames, operations } from './generated/responses.ts'
import { isRecord, type Parts, replaced } from './parts.ts'
import { listed } from './refusals.ts'

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

/** The documented headers, with a request id, by default a new one, and current values of the rate limit headers. */
export function currentHeaders(
  { status, headers }: Answer,
  requestId: string = crypto.randomUUID(),
): Record<string, string> {
  return {
    ...headers,
    'X-Request-ID': requestId,
    ...(headers['X-RateLimit-Reset'] && { 'X-RateLimit-Reset': String(Math.ceil(Date.now() / 1_000) + 1) }),
    ...(status === 429 && { 'X-RateLimit-Remaining': '0' }),
  }
}

type ChosenHeaders = Readonly<Record<string, string>>

/** An answer with other headers, whose names may differ in case. */
export function withHeaders<Kind extends Answer>(answer: Kind, headers: ChosenHeaders): Kind {
  const names = Object.keys(headers).map(name => name.toLowerCase())
  const kept = Object.entries(answer.headers).filter(([name]) => !names.includes(name.toLowerCase()))
  return { ...answer, headers: { ...Object.fromEntries(kept), ...headers } }
}

/** An example whose message names the seconds of a chosen header Retry-After, as the service's message does. */
export function withRetryAfter(answer: Answer, headers: ChosenHeaders = {}): Answer {
  const [, seconds = ''] = Object.entries(headers).find(([name]) => /^retry-after$/i.test(name)) ?? []
  if (!isRecord(answer.body) || !/^\d+$/.test(seconds)) return answer
  const pause = `Try again in ${seconds} ${seconds === '1' ? 'second' : 'seconds'}`
  const parts = Object.entries(answer.body).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(/Try again in \d+ seconds?/, pause) : value,
  ])
  return { ...answer, body: Object.fromEntries(parts) }
}

/** The decoded parameters of a path, by their names in the path template. */
export type PathParameters = Readonly<Record<string, string>>

/** The path of a template with the values of its parameters. */
export function filled(template: string, parameters: PathParameters): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
}

/**
 * An example of an operation, with the path parameters of a request: if the example repeats the documented example of a parameter,
 * such as an id, the request's value replaces it.
 */
export function boundTo<Value>(id: PublicOperationId, parameters: PathParameters, example: Value): Value {
  const documented: OperationResponses['parameters'] = operations[id].parameters
  const pairs = Object.entries(documented).map(([name, text]) => [text, parameters[name] ?? text] as const)
  return replaced(example, new Map(pairs))
}

/**
 * An example with the given values instead of its own. Objects are merged at any depth. Arrays, maps with arbitrary keys such
 * as metadata, and other values are replaced. A given `undefined` removes the property. If the given object has another form, the
 * properties of the example's form are removed too.
 */
export function merged(whole: Parts, given: Parts): Parts {
  const example = inFormOf(given, whole)
  const replaced = Object.entries(given).map(([name, value]) => {
    const part = example[name]
    const isMerged = isRecord(part) && isRecord(value) && !mapNames.includes(name)
    return [name, isMerged ? merged(part, value) : value] as const
  })
  return defined({ ...example, ...Object.fromEntries(replaced) })
}

/** Removes from an example the properties of its own form that the form of the given object does not have. */
function inFormOf(given: Parts, example: Parts): Parts {
  const dropped = Object.entries(formProperties).flatMap(([name, properties]) => {
    // A map, because the value may be the name of a property that every object has.
    const byValue = new Map(Object.entries(properties))
    const propertiesOf = ({ [name]: value }: Parts) =>
      (typeof value === 'string' ? byValue.get(value) : undefined) ?? []
    return name in given ? propertiesOf(example).filter(one => !propertiesOf(given).includes(one)) : []
  })
  if (dropped.length === 0) return example
  return Object.fromEntries(Object.entries(example).filter(([name]) => !dropped.includes(name)))
}

/** An object without its properties that are undefined. */
export function defined(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
}
