import { deprecationHeaders } from './compatibility/deprecation-headers.ts'
import { faultsOf } from './documented-faults.ts'
import { eventStreamOf } from './event-stream-of.ts'
import type { OperationDefinition } from './src/operation-definition.ts'

/** The parts of the bundled document that the generation reads. */
export type Document = Record<string, unknown> & {
  paths: Record<string, Record<string, Operation> & { parameters?: (Parameter | Reference)[] }>
  components: {
    securitySchemes?: Record<string, SecurityScheme | BearerScheme>
    responses?: Record<string, ErrorResponse>
  }
}
interface ErrorResponse {
  content?: Record<string, { examples: Record<string, Example> }>
}
interface Example {
  value: { message?: string; errorCode?: string; error_description?: string }
}
interface Reference {
  $ref: string
}
interface Schema {
  type: 'string' | 'integer' | 'array'
  default?: unknown
}
interface Parameter {
  name: string
  in: string
  explode?: boolean
  schema: Schema | Reference
}
interface Operation {
  operationId: string
  deprecated?: boolean
  'x-deprecation'?: string
  'x-sunset'?: string
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { content: Record<string, unknown> }
  responses?: Record<string, ErrorResponse | Reference>
  'x-internal'?: boolean
}
interface SecurityScheme {
  type: 'oauth2'
  'x-audience': string
  /** All scopes of the specification. The `flows` list only those that operations use. */
  'x-scopes'?: Record<string, string>
  flows: { clientCredentials: { scopes: Record<string, string> } }
}

/** A security scheme for tools that let their users paste a token. The token needs the same scopes as with the other schemes. */
interface BearerScheme {
  type: 'http'
}

/** An `OperationDefinition` whose audience may be any text, because this module generates the values of the type `Audience`. */
type Definition = Omit<OperationDefinition, 'audience'> & { readonly audience: string | null }

/** The source of operations.ts: the operation table, the event types, and the scopes of each audience. */
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
        query: Object.fromEntries(
          query.map(({ name, schema, explode }) => [name, explode === false ? 'string' : schema.type]),
        ),
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
  checkScopes(schemes, Object.values(table))
  const { types, ...eventStream } = eventStreamOf(document)
  return [
    `import type { OperationDefinition } from '../src/operation-definition.ts'`,
    `export const operations = ${literal(table)} as const satisfies Record<string, OperationDefinition>`,
    `/** The types of the events in the event stream. */`,
    `export const eventTypes = ${literal(types)} as const`,
    `/** The event stream: its operation, the schema of its messages, and its query parameters. */`,
    `export const eventStream = ${literal(eventStream)} as const`,
    `/** The scopes that a token may hold, by its audience. */`,
    `export const scopesByAudience = ${literal(Object.fromEntries(scopes))} as const`,
    `/** The status of each error code that the document shows. */`,
    `export const errorStatuses = ${literal(errorStatusesOf(document))} as const`,
    `/** The message of each error that the document shows, by the names of its response and its example. */`,
    `export const messages = ${literal(messagesOf(document))} as const`,
    `/** The document's examples of invalid requests, by the names of the response and the example. */`,
    `export const faults = ${literal(faultsOf(document.components.responses ?? {}))} as const`,
    '',
  ].join('\n')
}

/** @throws {Error} if a code has two statuses */
function errorStatusesOf(document: Document): Record<string, number> {
  const statuses: Record<string, number> = {}
  for (const item of Object.values(document.paths))
    for (const { responses } of Object.values(item) as Operation[])
      for (const [status, response] of Object.entries(responses ?? {})) {
        const { content = {} } = dereference<ErrorResponse>(document, response)
        const examples = Object.values(content).flatMap(({ examples }) => Object.values(examples))
        for (const example of examples) {
          const { errorCode } = dereference<Example>(document, example).value
          if (errorCode === undefined) continue
          if ((statuses[errorCode] ?? Number(status)) !== Number(status))
            throw new Error(
              `The error code ${errorCode} must have one status, got ${statuses[errorCode]} and ${status}.`,
            )
          statuses[errorCode] = Number(status)
        }
      }
  return statuses
}

function deprecationOf(operation: Operation): Pick<OperationDefinition, 'deprecation'> {
  const deprecation = deprecationHeaders(operation)
  return deprecation ? { deprecation } : {}
}

function messagesOf({ components }: Document): Record<string, Record<string, string>> {
  const entries = Object.entries(components.responses ?? {}).map(([name, { content = {} }]) => [
    name,
    Object.fromEntries(
      Object.values(content).flatMap(({ examples }) =>
        Object.entries(examples).map(([example, { value }]) => [
          example,
          value.message ?? value.error_description ?? '',
        ]),
      ),
    ),
  ])
  return Object.fromEntries(entries)
}

function queryParameters(document: Document, parameters: readonly (Parameter | Reference)[]) {
  return parameters
    .map(parameter => dereference<Parameter>(document, parameter))
    .filter(parameter => parameter.in === 'query')
    .map(parameter => ({ ...parameter, schema: dereference<Schema>(document, parameter.schema) }))
}

/** The target of a local reference; any other value is returned unchanged. */
export function dereference<Value extends object>(document: Document, value: Value | Reference): Value {
  if (!('$ref' in value)) return value
  const names = value.$ref.replace('#/', '').split('/')
  const found = names.reduce(
    (place: unknown, name) => (place as Record<string, unknown> | undefined)?.[name],
    document,
  )
  if (found === undefined) throw new Error(`The document has nothing at ${value.$ref}.`)
  return found as Value
}

function oauthSchemesOf({ components }: Document): Record<string, SecurityScheme> {
  const schemes = Object.entries(components.securitySchemes ?? {})
  return Object.fromEntries(
    schemes.flatMap(([name, scheme]) => (scheme.type === 'oauth2' ? [[name, scheme] as const] : [])),
  )
}

/**
 * The audience of an operation, and its alternative scopes. The alternative `bearerToken` is only another way to give a tool the
 * same token.
 *
 * @throws if `security` names two audiences, an alternative does not name exactly one scope, or `bearerToken` is missing or alone
 */
function authorization(
  { operationId, security = [] }: Operation,
  schemes: Record<string, SecurityScheme>,
): Pick<Definition, 'audience' | 'anyScope'> {
  const requirements = security.flatMap(requirement => Object.entries(requirement))
  const alternatives = requirements.filter(([scheme]) => schemes[scheme])
  const audiences = new Set(alternatives.map(([scheme]) => schemes[scheme]?.['x-audience']))
  const [audience = null] = audiences
  if (audiences.size > 1 || alternatives.some(([, scopes]) => scopes.length !== 1)) {
    throw new Error(
      `${operationId}: each alternative of \`security\` must name one scope of the same audience`,
    )
  }
  const others = requirements.filter(([scheme]) => !schemes[scheme])
  if (JSON.stringify(others) !== JSON.stringify(alternatives.length > 0 ? [['bearerToken', []]] : []))
    throw new Error(`${operationId}: \`security\` must have bearerToken beside the scopes, and only there`)
  return { audience, anyScope: alternatives.flatMap(([, scopes]) => scopes) }
}

/**
 * Checks each scope of a scheme's OAuth flow. An operation must use the scope, because tools request every scope of the flow. The
 * catalog `x-scopes` must contain the scope.
 *
 * @throws {Error} that names the first wrong scope
 */
function checkScopes(schemes: Record<string, SecurityScheme>, definitions: readonly Definition[]): void {
  const used = new Set(definitions.flatMap(({ anyScope }) => anyScope))
  for (const [name, { flows, 'x-scopes': catalog }] of Object.entries(schemes)) {
    for (const [scope, description] of Object.entries(flows.clientCredentials.scopes)) {
      if (!used.has(scope)) throw new Error(`${name}: no operation uses the scope ${scope} of the flow`)
      if (catalog && catalog[scope] !== description)
        throw new Error(`${name}: x-scopes must have the scope ${scope} with the same description`)
    }
  }
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
