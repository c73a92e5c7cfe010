import type { OpenApiDocument } from '@tenant-api/contract'

/** The document with the summaries and descriptions that the Markdown pages show. */
export interface DescribedDocument extends OpenApiDocument {
  readonly info: OpenApiDocument['info'] & { readonly summary: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
}

export interface DescribedOperation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly deprecated?: boolean
  readonly 'x-release-lifecycle': string
  readonly 'x-sunset'?: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly description: string; readonly content: Contents }
  readonly responses: Readonly<Record<string, Response>>
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description: string
  readonly schema: Schema
}

export interface Response {
  readonly description: string
  readonly content?: Contents
}

type Contents = Readonly<Record<string, Content>>
export interface Content {
  readonly schema: Schema
  readonly examples: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>
}

export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly [keyword: string]: unknown
}

/** An operation with its method and path. */
export interface PlacedOperation {
  readonly method: string
  readonly path: string
  readonly operation: DescribedOperation
}

export function operationsOf({ paths }: OpenApiDocument): readonly PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      // The cast is safe: `npm run check` demands these properties of each operation.
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation: operation as unknown as DescribedOperation,
      })),
  )
}

/** The path of an operation's page. */
export function pageOf({ operationId }: DescribedOperation): string {
  return `/docs/operations/${operationId}.md`
}
