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
  eventTypes,
  publicDocument,
} from '@tenant-api/contract'
import { writeGenerated } from '@tenant-api/contract/write-generated'
import { messageSchemas } from './message-schemas.ts'
import { operationFunctions } from './operation-functions.ts'
import type { OperationDefinition } from './src/operation.ts'
import type { RequestDefinition } from './src/request.ts'
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
  readonly properties?: Readonly<Record<string, Schema | Reference>>
  readonly anyOf?: readonly (Schema | Reference)[]
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema | Reference }>>
}

await writeGenerated(new URL('src/generated/', import.meta.url), {
  'operations.ts': banner + operationsModule(),
  'operation-functions.ts': banner + operationFunctions(camelCase),
  'time-parameter.ts': banner + timeParameter(),
  'event-types.ts': banner + eventTypesModule(),
  'publish-events.ts': banner + publishEventsModule(),
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

function eventTypesModule(): string {
  return [
    `import type { EventType } from '../event-message.ts'`,
    `/** The event types that this version of the client knows. */`,
    `export const eventTypes: readonly EventType[] = ${literal(eventTypes)}\n`,
  ].join('\n\n')
}

/** The definition of `publish_events` with a batch as its body, for the publisher. The client has no other internal operation. */
function publishEventsModule(): string {
  const { method, path } = documented.publish_events
  const mediaType = 'application/cloudevents-batch+json'
  const batch = document.paths[path]?.[method.toLowerCase()]?.requestBody?.content[mediaType]
  if (!batch) throw new Error(`publish_events: the document has no ${mediaType}`)
  const { maxItems } = dereference<{ maxItems?: number }>(batch.schema)
  // The document makes publishing idempotent: the service accepts an event of the same `source` and `id` only once.
  const definition = { method, path, mediaType, isIdempotent: true } satisfies RequestDefinition
  return [
    `import type { RequestDefinition } from '../request.ts'`,
    `/** Publishing a batch of events. */`,
    `export const publishEvents: RequestDefinition = ${literal(definition)}`,
    `/** Events in a batch. */`,
    `export const largestBatch = ${maxItems}\n`,
  ].join('\n\n')
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

/** The kind of the success answer; empty for a JSON object, the default kind. */
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
