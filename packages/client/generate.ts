/**
 * Writes the parts of the document that the client needs at run time to src/generated/, and no others, since browsers download
 * all of them.
 *
 * Usage: node generate.ts           writes the files
 *        node generate.ts --check   writes nothing, exits 1 when a file is stale
 */
import {
  dereference,
  document,
  operations as documented,
  eventStream,
  publicDocument,
} from '@tenant-api/contract'
import type { EventStream } from '@tenant-api/contract/event-stream-of'
import { writeGenerated } from '@tenant-api/contract/write-generated'
import { eventTypesModule } from './event-types.ts'
import { messageSchemas } from './message-schemas.ts'
import { operationFunctions } from './operation-functions.ts'
import type { OperationDefinition } from './src/operation.ts'
import { timeParameter } from './time-parameter.ts'

const banner = '// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.\n\n'

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
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema | Reference>>
  readonly anyOf?: readonly (Schema | Reference)[]
}
interface Repeatable {
  readonly 'x-idempotent'?: true
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema | Reference }>>
  }
}
interface SecurityScheme {
  readonly 'x-audience'?: string
  readonly flows?: { readonly clientCredentials: { readonly tokenUrl: string } }
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema | Reference }>>
}

await writeGenerated(new URL('src/generated/', import.meta.url), {
  'operations.ts': banner + operationsModule(),
  'operation-functions.ts': banner + operationFunctions(camelCase),
  'time-parameter.ts': banner + timeParameter(),
  'event-types.ts': banner + eventTypesModule(),
  'internal-operations.ts': banner + internalOperationsModule(),
  'service-operations.ts': banner + serviceOperationsModule(),
  'message-schemas.ts': banner + messageSchemasModule(),
})

function operationsModule(): string {
  const entries = Object.entries(documented)
    .filter(([, { internal }]) => !internal)
    .map(([operationId, { audience, method, path }]) => {
      const item = publicDocument.paths[path] ?? {}
      const operation = item[method.toLowerCase()]
      if (!operation) throw new Error(`${operationId}: the public document has no ${method} ${path}`)
      const shared = item as Parameters
      const parameters = [...(shared.parameters ?? []), ...((operation as Parameters).parameters ?? [])]
        .map(parameter => dereference<Parameter>(parameter))
        .filter(parameter => parameter.in === 'query')
      const body = operation.requestBody?.content['application/json']
      if (body) refuseCollisions(operationId, path, parameters, dereference<Schema>(body.schema as Schema))
      const definition: OperationDefinition = {
        method,
        path,
        ...(isCommaSeparated(operationId, parameters) && { isCommaSeparated: true }),
        ...(body && { hasBody: true }),
        ...(body && parameters.length > 0 && { query: parameters.map(({ name }) => name) }),
        ...(parameters.some(({ name }) => name === 'take') && { items: itemsOf(operation.responses) }),
        ...(audience === null && { isPublic: true }),
        ...answerOf(operation.responses),
      }
      return [camelCase(operationId), definition]
    })
  return [
    `import type { OperationDefinition, PublicOperationName } from '../operation.ts'`,
    `/** The public operations of the document, by the names of their functions. */`,
    `export const operations: Readonly<Record<PublicOperationName, OperationDefinition>> = ${literal(Object.fromEntries(entries))}\n`,
  ].join('\n\n')
}

/** The definitions of the operations that only the tenant's own services call. A list of JSON is sent as the media type of a list. */
function internalOperationsModule(): string {
  const entries = Object.entries(documented)
    .filter(([, { internal }]) => internal)
    .map(([operationId, { method, path }]) => {
      const operation = document.paths[path]?.[method.toLowerCase()] as Repeatable | undefined
      const contents = Object.entries(operation?.requestBody?.content ?? {}).map(
        ([mediaType, { schema }]) => [mediaType, dereference<Schema>(schema)] as const,
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
export const internalOperations = ${literal(Object.fromEntries(entries))} as const
`
}

/** The operations that the client calls by itself: the event stream, and the token endpoint if the document has it. */
function serviceOperationsModule(): string {
  const { operation, parameters } = eventStream
  const { position, time } = parameters as EventStream['parameters']
  const audiences = Object.values(documented).flatMap(({ internal, audience }) =>
    internal || audience === null ? [] : [audience],
  )
  const [audience = ''] = audiences
  const tokenPath = tokenPathOf(audience)
  const [tokenOperation] = Object.entries(documented).find(([, { path }]) => path === tokenPath) ?? []
  const start = [`${position}: offset`, ...(time ? [`${time}: undefined`] : [])]
  return [
    `import { operations } from './operations.ts'`,
    `/** The event stream, and the operations that have a function. */`,
    `export const { ${camelCase(operation)}: streamOperation, ...functionOperations } = operations`,
    `/** The query parameter that takes the offset to resume after. */`,
    `export const position = '${position}'`,
    `/** The query parameters that say where the event stream starts: after an offset. */`,
    `export const startAfter = (offset?: string) => ({ ${start.join(', ')} })`,
    `/** The audience of the tokens for the public operations. */`,
    `export const audience = '${audience}'`,
    `/** The token endpoint: the operation at \`tokenUrl\`, or that address if it is not an operation. */`,
    `export const tokenOperation = ${tokenOperation ? `operations.${camelCase(tokenOperation)}` : `${literal({ method: 'POST', path: tokenPath, hasBody: true, isPublic: true } satisfies OperationDefinition)} as const`}\n`,
  ].join('\n\n')
}

/** The path of the token endpoint of an audience. */
function tokenPathOf(audience: string): string {
  const schemes = Object.values(document.components.securitySchemes ?? {}) as SecurityScheme[]
  const scheme = schemes.find(({ 'x-audience': named }) => named === audience)
  return new URL(scheme?.flows?.clientCredentials.tokenUrl ?? 'http://none').pathname
}

function messageSchemasModule(): string {
  const { root, schemas } = messageSchemas()
  const lines = Object.entries(schemas).map(([name, schema]) => `  ${name}: ${JSON.stringify(schema)},`)
  return [
    `import type { Schema } from '../schema.ts'`,
    `/** A message of the event stream. */`,
    `export const messageSchema: Schema = ${JSON.stringify(root)}`,
    `/** The schemas that it refers to, by name. */`,
    `export const schemas: Readonly<Record<string, Schema>> = {\n${lines.join('\n')}\n}\n`,
  ].join('\n\n')
}

/** Refuses names that path, query and body share: the client's functions take all of them in one flat object. */
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

/** The property `answer` of an operation's definition; no property for a JSON object, which is the default. */
function answerOf(responses: Readonly<Record<string, object>>): Pick<OperationDefinition, 'answer'> {
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

function camelCase(operationId: string): string {
  return operationId.replace(/_(.)/g, (_, initial: string) => initial.toUpperCase())
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
