import { operations, publicDocument } from '@tenant-api/contract'
import { camelCase } from './camel-case.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly deprecated?: boolean
  readonly 'x-deprecation'?: string
  readonly 'x-sunset'?: string
  readonly responses: Readonly<Record<string, { readonly content?: object }>>
}

/** Source code of the interface of the client's functions. Each function is documented by the summary of its operation. */
export function operationFunctionsModule(): string {
  const functions = Object.values(operations)
    .map(({ method, path }) => publicDocument.paths[path]?.[method.toLowerCase()] as Operation | undefined)
    // Operations that answer with an event stream get no generated function: the client has `subscribe` instead.
    .filter(operation => operation && !('text/event-stream' in (operation.responses[200]?.content ?? {})))
    .map(operation => (operation ? [describe(operation), signature(operation)].join('\n') : ''))
  return [
    `import type { OperationFunction } from '../operation.ts'`,
    `/** One function for each public operation of the document, except operations that answer with an event stream. */\nexport interface OperationFunctions {\n${functions.join('\n')}\n}\n`,
  ].join('\n\n')
}

function describe({ summary, deprecated, 'x-deprecation': since, 'x-sunset': end }: Operation): string {
  const note = deprecated ? `\n   *\n   * @deprecated since ${since}. It ends on ${end}.\n   ` : ' '
  return `  /**${deprecated ? '\n   *' : ''} ${summary}.${note}*/`
}

function signature({ operationId }: Operation): string {
  return `  readonly ${camelCase(operationId)}: OperationFunction<'${operationId}'>`
}
