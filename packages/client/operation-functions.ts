import { operations, publicDocument } from '@tenant-api/contract'
import { camelCase } from './camel-case.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly deprecated?: boolean
  readonly 'x-deprecation'?: string
  readonly 'x-sunset'?: string
  readonly responses: Readonly<Record<string, { readonly content?: object }>>
}

/** Longest line of a comment. */
const width = 118

/** Source code of the interface of the client's functions. A function is documented by the texts and scopes of its operation. */
export function operationFunctionsModule(): string {
  const functions = Object.values(operations).flatMap(({ method, path, anyScope }) => {
    const operation = publicDocument.paths[path]?.[method.toLowerCase()] as Operation | undefined
    // Operations that answer with an event stream get no generated function: the client has `subscribe` instead.
    if (!operation || 'text/event-stream' in (operation.responses[200]?.content ?? {})) return []
    return [describe(operation, anyScope), signature(operation)]
  })
  return [
    `import type { OperationFunction } from '../operation.ts'`,
    `/** One function for each public operation of the document, except operations that answer with an event stream. */\nexport interface OperationFunctions {\n${functions.join('\n')}\n}\n`,
  ].join('\n\n')
}

function describe(operation: Operation, scopes: readonly string[]): string {
  const { summary, description, deprecated, 'x-deprecation': since, 'x-sunset': end } = operation
  const paragraphs = [
    `${summary}.`,
    ...(description?.trim().split(/\n\s*\n/) ?? []),
    ...(scopes.length > 0 ? [`Scope: ${scopes.map(scope => `\`${scope}\``).join(' or ')}.`] : []),
    ...(deprecated ? [`@deprecated since ${since}. It ends on ${end}.`] : []),
  ]
  const lines = paragraphs.flatMap((paragraph, index) => [...(index > 0 ? [''] : []), ...wrapped(paragraph)])
  return `  /**\n${lines.map(line => `   * ${line}`.trimEnd()).join('\n')}\n   */`
}

/** Breaks a paragraph into lines. Lists and tables keep their own lines. */
function wrapped(paragraph: string): readonly string[] {
  if (/^\s*[-|*]/m.test(paragraph)) return paragraph.split('\n')
  const lines: string[] = []
  for (const word of paragraph.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function signature({ operationId }: Operation): string {
  return `  readonly ${camelCase(operationId)}: OperationFunction<'${operationId}'>`
}
