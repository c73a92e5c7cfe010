/** Compares requests with the document. The service and the mock use it, so that their error messages are the same. */
import type { ParsedUrlQuery } from 'node:querystring'
import { operations } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import { dereference, type OpenApiDocument, type Reference } from './document.ts'
import type { OperationId } from './operation.ts'
import type { OperationDefinition } from './operation-definition.ts'
import { unknownName, type Violation } from './sentences.ts'
import { shown } from './shown.ts'
import { validateAgainst } from './validator.ts'

/** The documented error for an invalid part of a request. */
export interface RequestFault {
  readonly errorCode: components['schemas']['ErrorCode']
  readonly message: string
}

/** The parts of a request that contain parameters. */
export interface RequestParameters {
  /** The path, still percent-encoded. It must match the operation's path, and decode to valid UTF-8. */
  readonly path: string
  readonly query: ParsedUrlQuery
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly explode?: boolean
  readonly schema: object
}

/** The parameters of each operation, without `X-Correlation-ID`, which may have any value. */
type ParametersById = Readonly<Record<string, readonly Parameter[]>>

/**
 * Creates a function that checks the parameters of requests by a document, for example one with the limits of a private cloud. The
 * function returns the first fault in the order of path, query and headers.
 */
export function checkParametersOf(document: OpenApiDocument) {
  const parametersById: ParametersById = Object.fromEntries(
    Object.entries<OperationDefinition>(operations).map(([id, operation]) => [
      id,
      parametersOf(document, operation),
    ]),
  )
  return (id: OperationId, request: RequestParameters): RequestFault | undefined => {
    const definition: OperationDefinition = operations[id]
    const parameters = parametersById[id] ?? []
    return (
      inPath(definition, parameters, request.path) ??
      inQuery(id, definition, parameters, request.query) ??
      inHeaders(id, parameters, request.headers)
    )
  }
}

function parametersOf(document: OpenApiDocument, { path, method }: OperationDefinition): Parameter[] {
  type WithParameters = { readonly parameters?: readonly (Parameter | Reference)[] }
  const item = document.paths[path] as WithParameters | undefined
  const operation = document.paths[path]?.[method.toLowerCase()] as WithParameters | undefined
  return [...(item?.parameters ?? []), ...(operation?.parameters ?? [])]
    .map(parameter => dereference(parameter, document))
    .filter(({ name }) => name !== 'X-Correlation-ID')
    .map(parameter => ({ ...parameter, schema: dereference(parameter.schema, document) }))
}

function inPath({ path: template }: OperationDefinition, parameters: readonly Parameter[], path: string) {
  const values = path.split('/')
  for (const [index, part] of template.split('/').entries()) {
    const parameter = parameters.find(({ name }) => part === `{${name}}`)
    const [violation] = parameter
      ? validateAgainst(parameter.schema, decodeURIComponent(values[index] ?? ''))
      : []
    if (violation) return fault('invalid_uri', `path parameter '${parameter?.name}'`, violation)
  }
}

function inQuery(
  id: OperationId,
  { query: types }: OperationDefinition,
  parameters: readonly Parameter[],
  query: ParsedUrlQuery,
): RequestFault | undefined {
  for (const [name, given] of Object.entries(query)) {
    const parameter = parameters.find(one => one.in === 'query' && one.name === name)
    const message = parameter
      ? queryFault(parameter, types[name] ?? 'string', given ?? '')
      : unknownName(Object.keys(types), name)
    if (message !== undefined)
      return fault(parameter ? codeOf(id, name) : 'invalid_query_string', queryPlace(name), { message })
  }
}

/** Also refuses values that express-openapi-validator accepts: `0x10`, `1e1`, and a repeated parameter that is not an array. */
function queryFault(
  { schema, explode = true }: Parameter,
  type: 'string' | 'integer' | 'array',
  given: string | string[],
): string | undefined {
  if (given === '') return 'must not be empty'
  if (type === 'array') return firstMessage(schema, [given].flat())
  if (Array.isArray(given)) return 'is repeated'
  if (type === 'integer') {
    const isPlain = /^-?\d{1,15}$/.test(given)
    return isPlain ? firstMessage(schema, Number(given)) : `must be an integer, got ${shown(given)}`
  }
  return firstMessage(schema, explode ? given : given.split(','))
}

function inHeaders(
  id: OperationId,
  parameters: readonly Parameter[],
  headers: RequestParameters['headers'],
): RequestFault | undefined {
  for (const { name, in: place, schema } of parameters) {
    const given = headers[name.toLowerCase()]
    const message = place === 'header' && given !== undefined ? firstMessage(schema, given) : undefined
    const code = id === 'subscribe_events' ? 'invalid_cursor' : 'invalid_body'
    if (message !== undefined) return fault(code, `header '${name}'`, { message })
  }
}

function firstMessage(schema: object, value: unknown): string | undefined {
  return validateAgainst(schema, value)[0]?.message
}

/** The documented error for a violation in a body, or in a part of a body. */
export function bodyFault(
  { path, message }: Violation,
  { whole = 'body', part = 'property' }: { readonly whole?: string; readonly part?: string } = {},
): RequestFault {
  const names = path.split('/').slice(1)
  const name = names.map(word => word.slice(0, 64).replaceAll('~1', '/').replaceAll('~0', '~')).join('.')
  return fault('invalid_body', name === '' ? whole : `${part} '${name}'`, { message })
}

function fault(
  errorCode: RequestFault['errorCode'],
  place: string,
  { message }: Pick<Violation, 'message'>,
): RequestFault {
  return { errorCode, message: `The ${place} ${message}${message.endsWith('?') ? '' : '.'}` }
}

function queryPlace(name: string): string {
  return `query parameter '${name.slice(0, 64)}'`
}

/** The error code for a query parameter. Paging parameters and cursors have separate codes. */
function codeOf(id: OperationId, name: string): RequestFault['errorCode'] {
  if (name === 'from' && id === 'subscribe_events') return 'invalid_cursor'
  return ['take', 'from', 'page', 'per_page'].includes(name) ? 'invalid_paging' : 'invalid_query_string'
}
