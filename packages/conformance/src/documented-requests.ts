import {
  dereference,
  document,
  type OperationDefinition,
  type OperationId,
  operations,
} from '@tenant-api/contract'
import type { WireRequest } from './cases.ts'

/** An example request of the document, without a token. */
export interface DocumentedRequest extends WireRequest {
  /** The example's name, or `plain` for a request without a body. */
  readonly name: string
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly example?: unknown
  readonly schema: { readonly examples?: readonly unknown[] }
}

/** An operation's parameters. The contract's types omit them, because only these tests read them. */
interface WithParameters {
  readonly parameters?: readonly Parameter[]
}

/** The example requests of an operation: one for each example body, and one without a body if the body is optional. */
export function documentedRequests(id: OperationId): readonly DocumentedRequest[] {
  const { method } = operations[id]
  const path = documentedPath(id)
  const requestBody = operationOf(id)?.requestBody
  const withBody = Object.entries(requestBody?.content ?? {}).flatMap(([mediaType, { examples = {} }]) =>
    Object.entries(examples).map(([name, example]) => ({
      name,
      method,
      path,
      headers: { ...attributeHeaders(id, mediaType), 'Content-Type': mediaType },
      body: encode(mediaType, dereference(example).value),
    })),
  )
  return requestBody?.required ? withBody : [{ name: 'plain', method, path }, ...withBody]
}

/** The first example request of an operation, or the first with a media type. */
export function documentedRequest(id: OperationId, mediaType?: string): DocumentedRequest {
  const request = documentedRequests(id).find(
    ({ headers }) => mediaType === undefined || headers?.['Content-Type'] === mediaType,
  )
  if (!request) throw new Error(`the document shows no request of ${id} as ${mediaType}`)
  return request
}

/** The first example request with a body; for an operation without a body, the first example request. */
export function fullestRequest(id: OperationId): DocumentedRequest {
  return documentedRequests(id).find(({ body }) => body !== undefined) ?? documentedRequest(id)
}

/** An operation's example parameters in one object: path parameters, and the properties of the first example body. */
export function exampleParameters(id: OperationId): Readonly<Record<string, unknown>> {
  const [content] = Object.values(operationOf(id)?.requestBody?.content ?? {})
  const [example] = Object.values(content?.examples ?? {})
  const names = pathParameters(id)
  const inPath = parametersOf(id).filter(({ name }) => names.includes(name))
  return {
    ...Object.fromEntries(inPath.map(parameter => [parameter.name, parameter.example])),
    ...(example && (dereference(example).value as Record<string, unknown>)),
  }
}

export function requiresBody(id: OperationId): boolean {
  return operationOf(id)?.requestBody?.required ?? false
}

export function documentsStatus(id: OperationId, status: number): boolean {
  return Object.hasOwn(operationOf(id)?.responses ?? {}, status)
}

/** The path of an operation with the document's example parameters. `parameters` overrides them. */
export function documentedPath(id: OperationId, parameters: Readonly<Record<string, string>> = {}): string {
  const examples = parametersOf(id).map(({ name, example }) => [name, example])
  const values: Record<string, string> = { ...Object.fromEntries(examples), ...parameters }
  return operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** The names of an operation's path parameters. */
export function pathParameters(id: OperationId): readonly string[] {
  return Array.from(operations[id].path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
}

/** A query string for each query parameter of an operation, with the document's example: `take=50`. A list has one for each form. */
export function documentedQueries(id: OperationId): readonly { name: string; query: string }[] {
  const { query: types }: OperationDefinition = operations[id]
  return parametersOf(id)
    .filter(
      parameter => parameter.in === 'query' && (parameter.example ?? exampleOf(parameter)) !== undefined,
    )
    .flatMap(({ name, example, schema }) => {
      const value = example ?? exampleOf({ schema })
      const values = [value].flat().map(part => encodeURIComponent(String(part)))
      const repeated = values.map(part => `${name}=${part}`).join('&')
      const joined = types[name] === 'list' ? [`${name}=${values}`] : []
      return [...new Set([repeated, ...joined])].map(query => ({ name, query }))
    })
}

function exampleOf({ schema }: Pick<Parameter, 'schema'>): unknown {
  return dereference(schema).examples?.[0]
}

/** In binary mode a CloudEvent's attributes are headers, and `application/json` is the media type of its data. */
function attributeHeaders(id: OperationId, mediaType: string): Record<string, string> {
  if (mediaType !== 'application/json') return {}
  const attributes = parametersOf(id).filter(({ name }) => name.startsWith('ce-'))
  return Object.fromEntries(attributes.map(({ name, example }) => [name, String(example)]))
}

function parametersOf(id: OperationId): readonly Parameter[] {
  const ofPath = document.paths[operations[id].path] as WithParameters | undefined
  const ofOperation = operationOf(id) as WithParameters | undefined
  return [...(ofPath?.parameters ?? []), ...(ofOperation?.parameters ?? [])].map(parameter =>
    dereference(parameter),
  )
}

function operationOf(id: OperationId) {
  const { method, path } = operations[id]
  return document.paths[path]?.[method.toLowerCase()]
}

function encode(mediaType: string, value: unknown): string {
  const isForm = mediaType === 'application/x-www-form-urlencoded'
  return isForm ? new URLSearchParams(value as Record<string, string>).toString() : JSON.stringify(value)
}
