import { document, eventStream, operations } from '@tenant-api/contract'
import type { EventStream } from '@tenant-api/contract/event-stream-of'
import { camelCase } from './camel-case.ts'
import type { OperationDefinition } from './src/operation.ts'

interface SecurityScheme {
  readonly 'x-audience'?: string
  readonly flows?: { readonly clientCredentials: { readonly tokenUrl: string } }
}

/** Source code that defines the requests which the client makes by itself: for subscriptions and for tokens. */
export function serviceOperationsModule(): string {
  const { operation, parameters } = eventStream
  const { position, time } = parameters as EventStream['parameters']
  const audiences = Object.values(operations).flatMap(({ internal, audience }) =>
    internal || audience === null ? [] : [audience],
  )
  const [audience = ''] = audiences
  const tokenPath = tokenPathOf(audience)
  const [tokenOperation] = Object.entries(operations).find(([, { path }]) => path === tokenPath) ?? []
  const start = [`${position}: offset`, ...(time ? [`${time}: undefined`] : [])]
  return [
    `import { operations } from './operations.ts'`,
    `/** The operation of subscriptions, and the operations that have a function. */`,
    `export const { ${camelCase(operation)}: streamOperation, ...functionOperations } = operations`,
    `/** The query parameter that takes the offset to resume after. */`,
    `export const position = '${position}'`,
    `/** The query parameters that say where a subscription starts: after an offset. */`,
    `export const startAfter = (offset?: string) => ({ ${start.join(', ')} })`,
    `/** The audience of the tokens for the public operations. */`,
    `export const audience = '${audience}'`,
    `/** The token endpoint: the operation at \`tokenUrl\`, or that address if it is not an operation. */`,
    `export const tokenOperation = ${tokenOperation ? `operations.${camelCase(tokenOperation)}` : `${JSON.stringify({ method: 'POST', path: tokenPath, hasBody: true, isPublic: true } satisfies OperationDefinition, null, 2)} as const`}\n`,
  ].join('\n\n')
}

/** The path of the token endpoint that issues tokens for an audience. */
function tokenPathOf(audience: string): string {
  const schemes = Object.values(document.components.securitySchemes ?? {}) as SecurityScheme[]
  const scheme = schemes.find(({ 'x-audience': named }) => named === audience)
  return new URL(scheme?.flows?.clientCredentials.tokenUrl ?? 'http://none').pathname
}
