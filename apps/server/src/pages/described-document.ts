import { dereference, type OpenApiDocument } from '@tenant-api/contract'

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
  readonly example?: unknown
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

/** An operation with its method, its path, the parameters of both, and the path of its page. */
export interface PlacedOperation {
  readonly method: string
  readonly path: string
  readonly operation: DescribedOperation
  readonly parameters: readonly Parameter[]
  readonly page: string
}

export function operationsOf(document: OpenApiDocument): readonly PlacedOperation[] {
  return placedIn(document, document.paths, 'operations')
}

/** The requests that the service sends to endpoints of its callers. */
export function webhooksOf(document: OpenApiDocument): readonly PlacedOperation[] {
  // The cast is safe: OpenAPI describes webhooks in the form of paths.
  return placedIn(document, (document.webhooks ?? {}) as OpenApiDocument['paths'], 'webhooks')
}

function placedIn(document: OpenApiDocument, paths: OpenApiDocument['paths'], section: string) {
  return Object.entries(paths).flatMap(([path, { parameters: shared = [], ...methods }]) =>
    // The casts are safe: `npm run check` demands these properties of each operation and parameter.
    Object.entries(methods).map(([method, described]) => {
      const operation = described as unknown as DescribedOperation
      const parameters = [...(shared as unknown as Parameter[]), ...(operation.parameters ?? [])]
      return {
        method: method.toUpperCase(),
        path,
        operation,
        parameters: parameters.map(parameter => dereference<Parameter>(parameter, document)),
        page: `/docs/${section}/${operation.operationId}.md`,
      }
    }),
  )
}
