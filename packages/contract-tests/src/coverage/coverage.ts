import { isDeepStrictEqual } from 'node:util'
import { type Answer, dereference, document, type OperationId, operations } from '@tenant-api/contract'
import { type ErrorExample, errorExamples } from '../error-examples.ts'
import { documentedProperties, type Schema, seenProperties } from './properties.ts'

/** A possible answer of an operation, by status and media type, and its observed parts. */
export interface CoveredAnswer {
  readonly operationId: OperationId
  readonly status: number
  /** Empty for an answer without a body. */
  readonly mediaType: string
  readonly isDocumented: boolean
  /** The headers and the properties of the body that the document gives it, and the examples of an error. */
  readonly documented: ReadonlySet<string>
  readonly seen: ReadonlySet<string>
  /** How many of them have been seen; of an event stream, how many messages. */
  readonly count: number
}

/** What the tests have really seen of what the document says that a server answers. */
export interface Coverage {
  /** Notes an answer to an operation; of an event stream, each message. */
  add(operationId: OperationId, answer: Answer): void
  /** All documented answers, and all undocumented answers that occurred. */
  answers(): readonly CoveredAnswer[]
}

export function createCoverage(): Coverage {
  const rows = new Map(documentedAnswers().map(row => [row.key, row]))
  return {
    add(operationId, { status, headers, body }) {
      const given = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
      const mediaType = body === undefined ? '' : mediaTypeOf(given.get('content-type'))
      const key = keyOf(operationId, status, mediaType)
      const row = rows.get(key) ?? newRow(operationId, status, mediaType)
      rows.set(key, row)
      row.count++
      for (const name of row.headers) if (given.has(name.toLowerCase())) row.seen.add(name)
      for (const example of row.examples)
        if (isDeepStrictEqual(example.body, body)) row.seen.add(`example ${example.name}`)
      if (row.schema) for (const property of seenProperties(row.schema, body)) row.seen.add(property)
    },
    answers: () => [...rows.values()],
  }
}

interface Row extends CoveredAnswer {
  readonly key: string
  readonly headers: readonly string[]
  readonly schema?: Schema
  readonly examples: readonly ErrorExample[]
  readonly seen: Set<string>
  count: number
}

function documentedAnswers(): Row[] {
  return (Object.keys(operations) as OperationId[]).flatMap(operationId => {
    const { method, path } = operations[operationId]
    const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {}
    return Object.entries(responses).flatMap(([status, response]) => {
      const { headers = {}, content = {} } = dereference(response)
      const bodies = Object.keys(content).length === 0 ? [['', undefined] as const] : Object.entries(content)
      return bodies.map(([mediaType, described]) =>
        newRow(operationId, Number(status), mediaType, Object.keys(headers), described?.schema),
      )
    })
  })
}

/** Every documented answer has a header: without any, it is one that nobody has documented. */
function newRow(
  operationId: OperationId,
  status: number,
  mediaType: string,
  headers: readonly string[] = [],
  schema?: Schema,
): Row {
  const key = keyOf(operationId, status, mediaType)
  const examples = errorExamples(operationId).filter(example => example.status === status)
  const documented = new Set([
    ...headers,
    ...(schema ? documentedProperties(schema) : []),
    ...examples.map(({ name }) => `example ${name}`),
  ])
  const isDocumented = headers.length > 0
  return {
    key,
    operationId,
    status,
    mediaType,
    isDocumented,
    headers,
    documented,
    examples,
    ...(schema && { schema }),
    seen: new Set(),
    count: 0,
  }
}

function keyOf(operationId: OperationId, status: number, mediaType: string): string {
  return `${operationId} ${status} ${mediaType}`
}

function mediaTypeOf(contentType: unknown): string {
  return String(contentType ?? '')
    .toLowerCase()
    .replace(/;.*$/, '')
    .trim()
}
