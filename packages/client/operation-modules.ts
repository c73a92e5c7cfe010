import {
  dereference,
  document,
  operations as documented,
  eventStream,
  operations,
  publicDocument,
} from '@tenant-api/contract'
import type { EventStream } from '@tenant-api/contract/event-stream-of'
import { camelCase } from '@tenant-api/contract/write-generated'
import type { OwnHeader } from './src/operation.ts'
import type { CallDefinition } from './src/request.ts'

type Reference = { readonly $ref: string }
interface Parameter {
  readonly name: string
  readonly in: string
  readonly explode?: boolean
  readonly schema: Schema | Reference
}
interface Parameters {
  readonly parameters?: readonly (Parameter | Reference)[]
}
interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema | Reference>>
  readonly anyOf?: readonly (Schema | Reference)[]
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema | Reference }>>
}

/** The headers that are no parameters of the functions: an option of each write, and a parameter of `subscribe`. */
const ownHeaders: readonly string[] = ['X-Correlation-ID', 'Last-Event-ID'] satisfies readonly OwnHeader[]

/** Source code that defines the public operations. */
export function publicOperationsModule(): string {
  const entries = Object.entries(documented)
    .filter(([, { internal }]) => !internal)
    .map(([operationId, { audience, method, path }]) => {
      const item = publicDocument.paths[path] ?? {}
      const operation = item[method.toLowerCase()]
      if (!operation) throw new Error(`${operationId}: the public document has no ${method} ${path}`)
      const shared = item as Parameters
      const all = [...(shared.parameters ?? []), ...((operation as Parameters).parameters ?? [])].map(
        parameter => dereference<Parameter>(parameter),
      )
      const parameters = all.filter(parameter => parameter.in === 'query')
      const headers = all.filter(
        parameter => parameter.in === 'header' && !ownHeaders.includes(parameter.name),
      )
      const body = operation.requestBody?.content['application/json']
      if (body) refuseCollisions(operationId, path, parameters, dereference<Schema>(body.schema as Schema))
      const definition: CallDefinition = {
        method,
        path,
        ...(isCommaSeparated(operationId, parameters) && { isCommaSeparated: true }),
        ...(body && { hasBody: true }),
        ...(body && parameters.length > 0 && { query: parameters.map(({ name }) => name) }),
        ...(headers.length > 0 && { headers: headers.map(({ name }) => name) }),
        ...(parameters.some(({ name }) => name === 'take') && { items: itemsOf(operation.responses) }),
        ...(audience === null && { isPublic: true }),
        ...answerOf(operation.responses),
      }
      return [camelCase(operationId), definition]
    })
  return [
    `import type { PublicOperationName } from '../operation.ts'\nimport type { CallDefinition } from '../request.ts'`,
    `/** The public operations of the document, by the names of their functions. */`,
    `export const operations: Readonly<Record<PublicOperationName, CallDefinition>> = ${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
  ].join('\n\n')
}

/** Refuses a body property with the name of a path or query parameter: functions take all of them in one flat object. */
function refuseCollisions(
  operationId: string,
  path: string,
  query: readonly Parameter[],
  { type, properties = {} }: Schema,
): void {
  if (type !== 'object')
    throw new Error(`${operationId}: the JSON body must be an object, since its properties become parameters`)
  const taken = Object.keys(properties).filter(
    property => path.includes(`{${property}}`) || query.some(({ name }) => name === property),
  )
  if (taken.length > 0)
    throw new Error(`${operationId}: body and parameters share the name ${taken.join(', ')}`)
}

/** True if the arrays of a query are comma-separated (`explode: false`). Refuses a query that mixes both styles. */
function isCommaSeparated(operationId: string, query: readonly Parameter[]): boolean {
  const arrays = query.filter(({ schema }) => dereference<Schema>(schema).type === 'array')
  const joined = arrays.filter(({ explode }) => explode === false)
  if (joined.length > 0 && joined.length < arrays.length)
    throw new Error(`${operationId}: either all arrays of the query must be exploded, or none`)
  return joined.length > 0
}

/** The property `answer` of an operation's definition. Omitted for a JSON object, which is the default. */
function answerOf(responses: Readonly<Record<string, object>>): Pick<CallDefinition, 'answer'> {
  const [[, success] = []] = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const { content } = dereference<Content>(success ?? {})
  if (!content) return { answer: 'none' }
  if (content['text/event-stream']) return { answer: 'stream' }
  const { type } = dereference<Schema>(content['application/json']?.schema ?? {})
  return type === 'array' ? { answer: 'array' } : {}
}

/** The property of a listing's answer that holds the items; '' if the answer is the array of items. */
function itemsOf(responses: Readonly<Record<string, object>>): string {
  const { content } = dereference<Content>(responses[200] ?? {})
  const schema = dereference<Schema>(content?.['application/json']?.schema ?? {})
  const { properties = {} } = dereference<Schema>(schema.anyOf?.[0] ?? schema)
  const [items = ''] = Object.keys(properties).filter(
    name => dereference<Schema>(properties[name] ?? {}).type === 'array',
  )
  return items
}

interface SecurityScheme {
  readonly 'x-audience'?: string
  readonly flows?: { readonly clientCredentials: { readonly tokenUrl: string } }
}

/** Source code that defines the requests which the client makes by itself: for subscriptions and for tokens. */
export function serviceOperationsModule(): string {
  const { operation, parameters } = eventStream
  const { position, time } = parameters as EventStream['parameters']
  const audiences = Object.values(operations).flatMap(({ internal, audience }) =>
    internal || audience === null ? [] : [audience],
  )
  const [audience = ''] = audiences
  const tokenPath = tokenPathOf(audience)
  const [tokenOperation] = Object.entries(operations).find(([, { path }]) => path === tokenPath) ?? []
  const start = [`${position}: offset`, ...(time ? [`${time}: undefined`] : [])]
  return [
    `import { operations } from './operations.ts'`,
    `/** The operation of subscriptions, and the operations that have a function. */`,
    `export const { ${camelCase(operation)}: streamOperation, ...functionOperations } = operations`,
    `/** The query parameter that takes the offset to resume after. */`,
    `export const position = '${position}'`,
    `/** The query parameters that say where a subscription starts: after an offset. */`,
    `export const startAfter = (offset?: string) => ({ ${start.join(', ')} })`,
    `/** The audience of the tokens for the public operations. */`,
    `export const audience = '${audience}'`,
    `/** The token endpoint: the operation at \`tokenUrl\`, or that address if it is not an operation. */`,
    `export const tokenOperation = ${tokenOperation ? `operations.${camelCase(tokenOperation)}` : `${JSON.stringify({ method: 'POST', path: tokenPath, hasBody: true, isPublic: true } satisfies CallDefinition, null, 2)} as const`}\n`,
  ].join('\n\n')
}

/** The path of the token endpoint that issues tokens for an audience. */
function tokenPathOf(audience: string): string {
  const schemes = Object.values(document.components.securitySchemes ?? {}) as SecurityScheme[]
  const scheme = schemes.find(({ 'x-audience': named }) => named === audience)
  return new URL(scheme?.flows?.clientCredentials.tokenUrl ?? 'http://none').pathname
}

interface ListSchema {
  readonly type?: string
  readonly maxItems?: number
}
interface InternalOperation {
  readonly 'x-idempotent'?: true
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: ListSchema | Reference }>>
  }
}

/**
 * Source code that defines the internal operations, which only the tenant's own services call. Requests have the first media type
 * whose schema is an array. If no schema is an array, they have the first media type.
 */
export function internalOperationsModule(): string {
  const entries = Object.entries(operations)
    .filter(([, { internal }]) => internal)
    .map(([operationId, { method, path }]) => {
      const operation = document.paths[path]?.[method.toLowerCase()] as InternalOperation | undefined
      const contents = Object.entries(operation?.requestBody?.content ?? {}).map(
        ([mediaType, { schema }]) => [mediaType, dereference<ListSchema>(schema)] as const,
      )
      const list = contents.find(([, { type }]) => type === 'array')
      const [mediaType] = list ?? contents[0] ?? []
      const definition = {
        method,
        path,
        ...(mediaType && { mediaType }),
        ...(operation?.['x-idempotent'] && { isIdempotent: true }),
        ...(list?.[1].maxItems && { mostItems: list[1].maxItems }),
      }
      return [camelCase(operationId), definition]
    })
  return `/** The internal operations, by the names of their functions. \`mostItems\` limits the list that is their body. */
export const internalOperations = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const
`
}

interface DescribedOperation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly deprecated?: boolean
  readonly 'x-deprecation'?: string
  readonly 'x-sunset'?: string
  readonly responses: Readonly<Record<string, { readonly content?: object }>>
}

/** Longest line of a comment. */
const width = 118

/** Source code of the interface of the client's functions. A function is documented by the texts and scopes of its operation. */
export function operationFunctionsModule(): string {
  const functions = Object.values(operations).flatMap(({ method, path, anyScope }) => {
    const operation = publicDocument.paths[path]?.[method.toLowerCase()] as DescribedOperation | undefined
    // Operations that answer with an event stream get no generated function: the client has `subscribe` instead.
    if (!operation || 'text/event-stream' in (operation.responses[200]?.content ?? {})) return []
    return [describe(operation, anyScope), signature(operation)]
  })
  return [
    `import type { OperationFunction } from '../operation.ts'`,
    `/** One function for each public operation of the document, except operations that answer with an event stream. */\nexport interface OperationFunctions {\n${functions.join('\n')}\n}\n`,
  ].join('\n\n')
}

function describe(operation: DescribedOperation, scopes: readonly string[]): string {
  const { summary, description, deprecated, 'x-deprecation': since, 'x-sunset': end } = operation
  const paragraphs = [
    `${summary}.`,
    ...(description?.trim().split(/\n\s*\n/) ?? []),
    ...(scopes.length > 0 ? [`Scope: ${scopes.map(scope => `\`${scope}\``).join(' or ')}.`] : []),
    ...(deprecated ? [`@deprecated since ${since}. It ends on ${end}.`] : []),
  ]
  const lines = paragraphs.flatMap((paragraph, index) => [...(index > 0 ? [''] : []), ...wrapped(paragraph)])
  return `  /**\n${lines.map(line => `   * ${line}`.trimEnd()).join('\n')}\n   */`
}

/** Breaks a paragraph into lines. Lists and tables keep their own lines. */
function wrapped(paragraph: string): readonly string[] {
  if (/^\s*[-|*]/m.test(paragraph)) return paragraph.split('\n')
  const lines: string[] = []
  for (const word of paragraph.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function signature({ operationId }: DescribedOperation): string {
  return `  readonly ${camelCase(operationId)}: OperationFunction<'${operationId}'>`
}
