import { readGenerated } from './generated-files.ts'

/** The parts of the bundled OpenAPI document that our code reads. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly servers: readonly { readonly url: string; readonly description?: string }[]
  readonly tags?: readonly object[]
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

const parts = ['openapi', 'info', 'servers', 'tags', 'paths', 'webhooks', 'components'] as const

/**
 * A document that is read when one of its parts is: the start of a program needs no part of it, and many programs need none at
 * all. `read` is called once.
 */
export function readLater(read: () => OpenApiDocument): OpenApiDocument {
  let document: OpenApiDocument | undefined
  // The cast is safe: the loop defines every property.
  const later = {} as OpenApiDocument
  function get(part: (typeof parts)[number]) {
    document ??= read()
    return document[part]
  }
  for (const part of parts) Object.defineProperty(later, part, { enumerable: true, get: () => get(part) })
  return later
}

/** The whole document, including the operations for the tenant's own services. */
export const document: OpenApiDocument = readLater(() => readDocument('openapi.json'))
/** The public document, without operations for the tenant's own services. */
export const publicDocument: OpenApiDocument = readLater(() => readDocument('openapi.public.json'))

/** Reads the public document in OpenAPI 3.2, where the content of an event stream has `itemSchema` in place of `schema`. */
export function readPublicDocument32(): OpenApiDocument {
  return readDocument('openapi.3.2.public.json')
}

/** The JSON Schema of a tenant file, as text. */
export function readTenantSchema(): string {
  return readGenerated('tenant.schema.json')
}

function readDocument(name: string): OpenApiDocument {
  return JSON.parse(readGenerated(name))
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

/** The pointer of a value's reference, or `pointer` itself for a value that is in its place. */
export function pointerTo(pointer: string, value: object): string {
  return '$ref' in value ? pointerOf(value as Reference) : pointer
}

/** A name as a part of a JSON pointer. */
export function pointerToken(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
