import { readFileSync } from 'node:fs'

/** The parts of the bundled OpenAPI document that our code reads. */
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

/** The whole document, including the operations for the tenant's own services. */
export const document: OpenApiDocument = read('openapi.json')
/** The public document, without operations for the tenant's own services. */
export const publicDocument: OpenApiDocument = read('openapi.public.json')

/** Reads the public document in OpenAPI 3.2, where the content of an event stream has `itemSchema` in place of `schema`. */
export function readPublicDocument32(): OpenApiDocument {
  return read('openapi.3.2.public.json')
}

function read(name: string): OpenApiDocument {
  return JSON.parse(readFileSync(new URL(`../generated/${name}`, import.meta.url), 'utf8'))
}

/** The target of a reference; any other value is returned unchanged. All references of the bundle are local. */
export function dereference<Value extends object>(value: Value | Reference, inDocument = document): Value {
  return '$ref' in value ? (atPointer(inDocument, pointerOf(value)) as Value) : value
}

/** The JSON pointer (RFC 6901) of a local reference: its text without `#`. */
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
