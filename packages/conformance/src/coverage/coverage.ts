import { isDeepStrictEqual } from 'node:util'
import {
  type Answer,
  type AnswerViolation,
  dereference,
  document,
  type OperationId,
  operations,
} from '@tenant-api/contract'
import { type ErrorExample, errorExamples } from '../error-examples.ts'
import { documentedProperties, type Schema, seenProperties } from './properties.ts'

/** An answer of an operation, identified by status and media type, with its documented and its observed parts. */
export interface CoveredAnswer {
  readonly operationId: OperationId
  readonly status: number
  /** Empty for an answer without a body. */
  readonly mediaType: string
  readonly isDocumented: boolean
  /** The documented headers, properties of the body, and examples of an error. */
  readonly documented: ReadonlySet<string>
  readonly seen: ReadonlySet<string>
  /** Violations of the document, by part. The empty part stands for the answer as a whole. */
  readonly violated: ReadonlyMap<string, string>
  /** How often this answer occurred in tests, with or without violations. For a subscription, the number of its messages. */
  readonly count: number
}

/** A record of the documented answers, headers and properties that occurred in tests. */
export interface Coverage {
  /** Records an answer of an operation, or one message of a subscription, with its violations of the document. */
  add(operationId: OperationId, answer: Answer, violations: readonly AnswerViolation[]): void
  /** All documented answers, and all undocumented answers that occurred. */
  answers(): readonly CoveredAnswer[]
}

export function createCoverage(): Coverage {
  const rows = new Map(documentedAnswers().map(row => [row.key, row]))
  return {
    add(operationId, { status, headers, body }, violations) {
      const given = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
      const mediaType = body === undefined ? '' : mediaTypeOf(given.get('content-type'))
      const key = keyOf(operationId, status, mediaType)
      const row = rows.get(key) ?? newRow(operationId, status, mediaType)
      rows.set(key, row)
      row.count++
      for (const name of row.headers) if (given.has(name.toLowerCase())) row.seen.add(name)
      for (const example of row.examples)
        if (isDeepStrictEqual(example.body, body)) row.seen.add(`example ${example.name}`)
      for (const { path, message } of violations) row.violated.set(partOf(path), message)
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
  readonly violated: Map<string, string>
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

/** Creates the row of an answer. A row without headers is undocumented: every documented answer has a header. */
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
    violated: new Map(),
    count: 0,
  }
}

/** The header or property at the path of a violation: `/body/eventStreams/0/name` is `.eventStreams[].name`. */
function partOf(path: string): string {
  const [, place, ...names] = path.split('/')
  if (place === 'headers') return names.join('/')
  return names.map(name => (/^\d+$/.test(name) ? '[]' : `.${name}`)).join('')
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
