import { dereference, document, operations } from '@tenant-api/contract'
import { camelCase } from './camel-case.ts'

type Reference = { readonly $ref: string }
interface Schema {
  readonly type?: string
  readonly maxItems?: number
}
interface Operation {
  readonly 'x-idempotent'?: true
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema | Reference }>>
  }
}

/**
 * Source code that defines the internal operations, which only the tenant's own services call. Requests have the first media type
 * whose schema is an array. If no schema is an array, they have the first media type.
 */
export function internalOperationsModule(): string {
  const entries = Object.entries(operations)
    .filter(([, { internal }]) => internal)
    .map(([operationId, { method, path }]) => {
      const operation = document.paths[path]?.[method.toLowerCase()] as Operation | undefined
      const contents = Object.entries(operation?.requestBody?.content ?? {}).map(
        ([mediaType, { schema }]) => [mediaType, dereference<Schema>(schema)] as const,
      )
      const list = contents.find(([, { type }]) => type === 'array')
      const [mediaType] = list ?? contents[0] ?? []
      const definition = {
        method,
        path,
        ...(mediaType && { mediaType }),
        ...(operation?.['x-idempotent'] && { isIdempotent: true }),
        ...(list?.[1].maxItems && { mostItems: list[1].maxItems }),
      }
      return [camelCase(operationId), definition]
    })
  return `/** The internal operations, by the names of their functions. \`mostItems\` limits the list that is their body. */
export const internalOperations = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const
`
}
