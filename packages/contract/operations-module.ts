import {
  type Document,
  dereference,
  type ItemSchema,
  type Operation,
  type Parameter,
  type Reference,
  type Schema,
} from './bundled-document.ts'
import { deprecationHeaders } from './compatibility/deprecation-headers.ts'
import { authorization, checkScopes, type Definition, oauthSchemesOf } from './document-security.ts'
import { errorStatusesOf, messagesOf } from './documented-errors.ts'
import { faultsOf } from './documented-faults.ts'
import { eventStreamOf } from './event-stream-of.ts'
import { objectKeysOf } from './object-keys.ts'
import { personIdsOf } from './person-ids.ts'
import type { OperationDefinition } from './src/operation-definition.ts'

/** The source text of operations.ts: tables of the operations, event types, scopes and documented errors. */
export function operationsModule(document: Document): string {
  const schemes = oauthSchemesOf(document)
  const table: Record<string, Definition> = {}
  for (const [path, { parameters: shared = [], ...item }] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const query = queryParameters(document, [...shared, ...(operation.parameters ?? [])])
      table[operation.operationId] = {
        method: method.toUpperCase() as OperationDefinition['method'],
        path,
        ...authorization(operation, schemes),
        query: Object.fromEntries(query.map(parameter => [parameter.name, queryTypeOf(document, parameter)])),
        defaulted: query.filter(({ schema }) => schema.default !== undefined).map(({ name }) => name),
        requestMediaTypes: Object.keys(operation.requestBody?.content ?? {}),
        internal: operation['x-internal'] === true,
        ...deprecationOf(operation),
      }
    }
  }
  const scopes = Object.values(schemes).map(scheme => [
    scheme['x-audience'],
    Object.keys(scheme['x-scopes'] ?? scheme.flows.clientCredentials.scopes),
  ])
  const usedScopes = Object.values(schemes).map(scheme => [
    scheme['x-audience'],
    Object.keys(scheme.flows.clientCredentials.scopes),
  ])
  checkScopes(schemes, Object.values(table))
  const { types, ...eventStream } = eventStreamOf(document)
  return [
    `export const operations = ${literal(table)} as const`,
    `/** The types of the events in the event stream. */`,
    `export const eventTypes = ${literal(types)} as const`,
    `/** The event stream: its operation, the schema of its messages, and its query parameters. */`,
    `export const eventStream = ${literal(eventStream)} as const`,
    `/** Where the events of each type hold the identifier of a person. */`,
    `export const personIds = ${literal(personIdsOf(document))} as const`,
    `/** Where the events of each type hold the identifier of their object: names of properties, from the event on. */`,
    `export const objectKeys: Readonly<Record<string, readonly string[]>> = ${literal(objectKeysOf(document))}`,
    `/** The scopes that a token may hold, by its audience. */`,
    `export const scopesByAudience = ${literal(Object.fromEntries(scopes))} as const`,
    `/** The scopes that operations of the document name, by the audience of the token. */`,
    `export const usedScopes = ${literal(Object.fromEntries(usedScopes))} as const`,
    `export const documentVersion = ${literal(document.info.version)}`,
    `/** The paths of the document's token endpoints. */`,
    `export const tokenPaths: readonly string[] = ${literal(tokenPaths(schemes))}`,
    `/** The largest value of each integer parameter in \`components\`. */`,
    `export const maxima = ${literal(maximaOf(document))} as const`,
    `/** Maximum number of field errors in an answer, and maximum length of their paths. */`,
    `export const errorLimits = ${literal(errorLimits(document))} as const`,
    `/** The status of each error code that the document shows. */`,
    `export const errorStatuses = ${literal(errorStatusesOf(document))} as const`,
    `/** The message of each error that the document shows, by the names of its response and its example. */`,
    `export const messages = ${literal(messagesOf(document))} as const`,
    `/** The document's examples of invalid requests, by the names of the response and the example. */`,
    `export const faults = ${literal(faultsOf(document.components.responses ?? {}))} as const`,
    '',
  ].join('\n')
}

function tokenPaths(schemes: ReturnType<typeof oauthSchemesOf>): string[] {
  const paths = Object.values(schemes).map(({ flows }) => new URL(flows.clientCredentials.tokenUrl).pathname)
  return [...new Set(paths)]
}

function maximaOf({ components: { parameters = {} } }: Document): Record<string, number> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, { schema }]) =>
      'maximum' in schema && schema.maximum !== undefined ? [[name, schema.maximum]] : [],
    ),
  )
}

/** The limits that the answer to an invalid request must keep. `needed-parts.ts` demands them. */
function errorLimits({ components: { schemas = {} } }: Document) {
  return {
    fieldErrors: schemas.Error?.properties?.errors?.maxItems,
    pathCharacters: schemas.FieldError?.properties?.path?.maxLength,
  }
}

function deprecationOf(operation: Operation): Pick<OperationDefinition, 'deprecation'> {
  const deprecation = deprecationHeaders(operation)
  return deprecation ? { deprecation } : {}
}

/** An array is a `list` if no value of it has a comma: values of an enumeration, or values that the document separates by commas. */
function queryTypeOf(
  document: Document,
  { schema, explode = true }: Parameter & { schema: Schema },
): OperationDefinition['query'][string] {
  if (schema.type !== 'array') return schema.type
  const { enum: values } = dereference<ItemSchema>(document, schema.items ?? {})
  const isList = !explode || values?.every(value => !String(value).includes(','))
  return isList ? 'list' : 'array'
}

function queryParameters(document: Document, parameters: readonly (Parameter | Reference)[]) {
  return parameters
    .map(parameter => dereference<Parameter>(document, parameter))
    .filter(parameter => parameter.in === 'query')
    .map(parameter => ({ ...parameter, schema: dereference<Schema>(document, parameter.schema) }))
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
