import { isDeepStrictEqual } from 'node:util'
import {
  type Answer,
  type AnswerViolation,
  dereference,
  document,
  type OperationId,
  operations,
} from '@tenant-api/contract'

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

/** The keywords of a JSON Schema that determine the properties of a body. */
export interface Schema {
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string }
}

/**
 * The paths of all properties in a schema: `.eventStreams[].name`. If a discriminator selects the alternative, its value is part
 * of the path: `(user.created).event.id`.
 */
function* documentedProperties(given: Schema, path = ''): Generator<string> {
  const schema: Schema = dereference(given)
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield `${path}.${name}`
    yield* documentedProperties(property, `${path}.${name}`)
  }
  if (schema.items) yield* documentedProperties(schema.items, `${path}[]`)
  for (const part of schema.allOf ?? []) yield* documentedProperties(part, path)
  for (const alternative of schema.oneOf ?? schema.anyOf ?? []) {
    const name = nameOf(schema, alternative)
    yield* documentedProperties(alternative, name === undefined ? path : `${path}(${name})`)
  }
}

/** The paths of the schema's properties that a valid value contains. */
function* seenProperties(given: Schema, value: unknown, path = ''): Generator<string> {
  const schema: Schema = dereference(given)
  if (Array.isArray(value)) {
    for (const item of value) yield* seenProperties(schema.items ?? {}, item, `${path}[]`)
    return
  }
  if (value === null || typeof value !== 'object') return
  const members = new Map(Object.entries(value))
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!members.has(name)) continue
    yield `${path}.${name}`
    yield* seenProperties(property, members.get(name), `${path}.${name}`)
  }
  for (const part of schema.allOf ?? []) yield* seenProperties(part, value, path)
  for (const alternative of schema.oneOf ?? schema.anyOf ?? []) {
    const name = nameOf(schema, alternative)
    if (name === undefined) yield* seenProperties(alternative, value, path)
    else if (name === members.get(schema.discriminator?.propertyName ?? ''))
      yield* seenProperties(alternative, value, `${path}(${name})`)
  }
}

/** The discriminator value that selects an alternative. */
function nameOf({ discriminator }: Schema, alternative: Schema): unknown {
  if (!discriminator) return undefined
  const property = dereference<Schema>(alternative).properties?.[discriminator.propertyName]
  return property && dereference<Schema>(property).const
}

/** An example of an error in the document. */
interface ErrorExample {
  readonly status: number
  readonly name: string
  readonly body: unknown
}

/** The document's examples of errors for an operation, each with its exact body. */
export function errorExamples(id: OperationId): readonly ErrorExample[] {
  const { method, path } = operations[id]
  const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {}
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) => {
      const [{ examples = {} } = {}] = Object.values(dereference(response).content ?? {})
      return Object.entries(examples).map(([name, example]) => ({
        status: Number(status),
        name,
        body: dereference(example).value,
      }))
    })
}
