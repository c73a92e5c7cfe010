import { readFileSync } from 'node:fs'

/** As much of the bundled OpenAPI document as programs read. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly servers: readonly { readonly url: string; readonly description?: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>
  readonly webhooks?: Readonly<Record<string, unknown>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface DocumentedOperation {
  readonly operationId: string
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<Record<string, DocumentedResponse | Reference>>
}

export interface DocumentedResponse {
  readonly headers?: Readonly<Record<string, Header | Reference>>
  readonly content?: Readonly<Record<string, Content>>
}

export interface Header {
  readonly required?: boolean
  readonly schema: object
}

export interface Content {
  readonly schema: object
  readonly examples?: Readonly<Record<string, Example | Reference>>
}

export interface Example {
  readonly summary?: string
  readonly value: unknown
}

export interface Reference {
  readonly $ref: string
}

/** The whole document, with the operations of the tenant's own services. */
export const document: OpenApiDocument = read('openapi.json')
/** The document that consumers get. */
export const publicDocument: OpenApiDocument = read('openapi.public.json')

function read(name: string): OpenApiDocument {
  return JSON.parse(readFileSync(new URL(`../generated/${name}`, import.meta.url), 'utf8'))
}

/** What a reference of the bundle points at (all are local), or the value itself where it is none. */
export function dereference<Value extends object>(value: Value | Reference, inDocument = document): Value {
  return '$ref' in value ? (atPointer(inDocument, pointerOf(value)) as Value) : value
}

/** The JSON pointer (RFC 6901) that a reference of the bundle holds. */
export function pointerOf({ $ref }: Reference): string {
  return $ref.replace(/^#/, '')
}

function atPointer(inDocument: OpenApiDocument, pointer: string): unknown {
  const names = pointer
    .split('/')
    .slice(1)
    .map(name => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  return names.reduce((place: unknown, name) => (place as Record<string, unknown>)[name], inDocument)
}
