/** Compares requests with the document. The service and the mock use it, so that their error messages are the same. */
import { operations } from '../generated/operations.ts'
import { parameters as parameterSchemas } from './compiled-schemas.ts'
import { dereference, type OpenApiDocument, pointerTo, pointerToken, type Reference } from './document.ts'
import { type FieldError, mostFieldErrors, type RequestFault, sentence } from './field-error.ts'
import type { OperationId } from './operation.ts'
import type { OperationDefinition } from './operation-definition.ts'
import { unknownName, type Violation, violationsOf } from './sentences.ts'
import { shown } from './shown.ts'
import { validateBy } from './validator.ts'

/** The parts of a request that contain parameters. */
export interface RequestParameters {
  /** The path, still percent-encoded. It must match the operation's path, and decode to valid UTF-8. */
  readonly path: string
  readonly query: Readonly<Record<string, string | string[] | undefined>>
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  /** The error code of a request in which the parameter is invalid. */
  readonly 'x-error-code'?: RequestFault['errorCode']
  /** True for a header that the operation checks itself, since its meaning depends on the body. */
  readonly 'x-checked-with-body'?: boolean
  readonly schema: Schema
}

interface Schema {
  readonly maximum?: number
}

/** A parameter with the JSON pointer of its schema. */
type PlacedParameter = Parameter & { readonly pointer: string }

/** The parameters of an operation to check: not `X-Correlation-ID`, which may have any value, and no `x-checked-with-body`. */
interface OperationParameters {
  /** Each path parameter with the index of its segment in the path. */
  readonly path: readonly (readonly [index: number, parameter: PlacedParameter])[]
  readonly query: ReadonlyMap<string, PlacedParameter>
  readonly headers: readonly PlacedParameter[]
}

/** An invalid parameter. `errorCode` is the answer's error code if no earlier parameter is invalid. */
interface ParameterFault {
  readonly errorCode: RequestFault['errorCode']
  readonly error: FieldError
}

/** What is wrong with a value, without its place. */
type Wrong = Pick<Violation, 'code' | 'message'>

/**
 * Creates a function that checks the parameters of requests by a document, for example one with the limits of a private cloud. The
 * function returns the error for the first invalid parameter, in the order of path, query and headers. The property `errors`
 * lists all invalid parameters, up to the documented number.
 */
export function checkParametersOf(document: OpenApiDocument) {
  const parametersById = new Map<OperationId, OperationParameters>()
  return (id: OperationId, request: RequestParameters): RequestFault | undefined => {
    const parameters = parametersById.get(id) ?? parametersOf(document, operations[id])
    parametersById.set(id, parameters)
    const found: ParameterFault[] = []
    for (const one of faultsOf(id, parameters, request)) {
      found.push(one)
      if (found.length === mostFieldErrors) break
    }
    const [first] = found
    if (!first) return undefined
    const { errorCode, error } = first
    return { errorCode, message: error.message, errors: found.map(one => one.error) }
  }
}

function parametersOf(document: OpenApiDocument, { path, method }: OperationDefinition): OperationParameters {
  type WithParameters = { readonly parameters?: readonly (Parameter | Reference)[] }
  const place = `/paths/${pointerToken(path)}`
  const item = document.paths[path] as WithParameters | undefined
  const operation = document.paths[path]?.[method.toLowerCase()] as WithParameters | undefined
  const placed = (at: string, { parameters = [] }: WithParameters = {}) =>
    parameters.map((given, index): PlacedParameter => {
      const parameter = dereference(given, document)
      const pointer = pointerTo(`${pointerTo(`${at}/parameters/${index}`, given)}/schema`, parameter.schema)
      return { ...parameter, schema: dereference(parameter.schema, document), pointer }
    })
  const parameters = [
    ...placed(place, item),
    ...placed(`${place}/${method.toLowerCase()}`, operation),
  ].filter(({ name, 'x-checked-with-body': isOfBody }) => name !== 'X-Correlation-ID' && !isOfBody)
  const parts = path.split('/')
  const isIn = (place: Parameter['in']) => parameters.filter(parameter => parameter.in === place)
  return {
    path: isIn('path')
      .map(parameter => [parts.indexOf(`{${parameter.name}}`), parameter] as const)
      .toSorted(([one], [other]) => one - other),
    query: new Map(isIn('query').map(parameter => [parameter.name, parameter])),
    headers: isIn('header'),
  }
}

function* faultsOf(
  id: OperationId,
  parameters: OperationParameters,
  { path, query, headers }: RequestParameters,
): Generator<ParameterFault, undefined> {
  if (parameters.path.length > 0) yield* inPath(parameters.path, path)
  yield* inQuery(id, parameters.query, query)
  yield* inHeaders(parameters.headers, headers)
}

function* inPath(parameters: OperationParameters['path'], path: string) {
  const values = path.split('/')
  for (const [index, parameter] of parameters) {
    const wrong = firstViolation(parameter, decodeURIComponent(values[index] ?? ''))
    if (wrong) yield fault('invalid_uri', 'path parameter', parameter.name, wrong)
  }
}

function* inQuery(
  id: OperationId,
  parameters: OperationParameters['query'],
  query: RequestParameters['query'],
) {
  const { query: types }: OperationDefinition = operations[id]
  for (const [name, given] of Object.entries(query)) {
    const parameter = parameters.get(name)
    const wrong: Wrong | undefined = parameter
      ? wrongInQuery(parameter, types[name] ?? 'string', given ?? '')
      : { code: 'unknown', message: unknownName(Object.keys(types), name) }
    const code = parameter?.['x-error-code'] ?? 'invalid_query_string'
    if (wrong) yield fault(code, 'query parameter', name, wrong)
  }
}

/** A larger negative number may be an infinite one, which is no integer. */
const least = Number.MIN_SAFE_INTEGER

/** Also refuses values that express-openapi-validator accepts: `0x10`, `1e1`, and a repeated parameter that is not an array. */
function wrongInQuery(
  parameter: PlacedParameter,
  type: OperationDefinition['query'][string],
  given: string | string[],
): Wrong | undefined {
  if (given === '') return { code: 'min_length', message: 'must not be empty' }
  if (type === 'list') return firstViolation(parameter, valuesOf(given))
  if (type === 'array') return firstViolation(parameter, [given].flat())
  if (Array.isArray(given)) return { code: 'repeated', message: 'is repeated' }
  if (type === 'integer') {
    const isPlain = /^-?\d+$/.test(given)
    return isPlain
      ? (aboveMaximum(parameter, given) ?? firstViolation(parameter, Math.max(Number(given), least)))
      : { code: 'type', message: `must be an integer, got ${shown(given)}` }
  }
  return firstViolation(parameter, given)
}

/** The query with each list as an array of its values. Clients separate them by commas, or repeat the parameter. */
export function withLists(id: OperationId, query: RequestParameters['query']): RequestParameters['query'] {
  const { query: types }: OperationDefinition = operations[id]
  const entries = Object.entries(query).map(([name, given]) => {
    const isList = given !== undefined && types[name] === 'list'
    return [name, isList ? valuesOf(given) : given]
  })
  return Object.fromEntries(entries)
}

function valuesOf(given: string | string[]): string[] {
  return [given].flat().flatMap(values => values.split(','))
}

function* inHeaders(parameters: OperationParameters['headers'], headers: RequestParameters['headers']) {
  for (const parameter of parameters) {
    const { name, 'x-error-code': code = 'invalid_body' } = parameter
    const given = headers[name.toLowerCase()]
    const wrong = given === undefined ? undefined : firstViolation(parameter, given)
    if (wrong) yield fault(code, 'header', name, wrong)
  }
}

function firstViolation({ pointer }: PlacedParameter, value: unknown): Violation | undefined {
  return validateBy(parameterSchemas(pointer), value)[0]
}

/** The violation of a `maximum`, which the given document decides: on a private cloud it is larger. */
function aboveMaximum({ schema }: PlacedParameter, given: string): Violation | undefined {
  const value = Number(given)
  const { maximum = value } = schema
  const error = {
    keyword: 'maximum',
    instancePath: '',
    schemaPath: '',
    params: {},
    schema: maximum,
    // The text of a number that a double cannot hold.
    data: Number.isSafeInteger(value) ? value : given,
  }
  return value > maximum ? violationsOf([error], 1)[0] : undefined
}

function fault(
  errorCode: RequestFault['errorCode'],
  kind: string,
  given: string,
  { code, message }: Wrong,
): ParameterFault {
  const name = given.slice(0, 64).toWellFormed()
  return { errorCode, error: { path: name, code, message: sentence(`The ${kind} '${name}'`, message) } }
}
