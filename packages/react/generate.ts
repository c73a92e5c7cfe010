/**
 * Generates src/generated/operations.ts from the contract: for each function that returns options, such as
 * `queryOptions`, the names of the client's functions that it accepts; and the parameters of these functions. Bundles
 * for production leave the arrays out, because only the checks in development read them.
 *
 * Usage: node generate.ts           writes the file
 *        node generate.ts --check   writes nothing, exits with 1 if the file is stale
 */
import { dereference, operations, publicDocument } from '@tenant-api/contract'
import { camelCase, writeGenerated } from '@tenant-api/contract/write-generated'

const called = Object.entries(operations).filter(
  ([, { internal, method, path }]) => !internal && !isEventStream(method, path),
)
const reads = called.filter(([, { method }]) => method === 'GET')

await writeGenerated(new URL('src/generated/', import.meta.url), {
  'operations.ts': [
    '// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.',
    list('query', 'The functions of the client that read: `queryOptions` accepts them.', reads),
    list(
      'listing',
      'The functions that read a listing: `infiniteQueryOptions` accepts them.',
      reads.filter(([, { query }]) => 'take' in query),
    ),
    list(
      'mutation',
      'The functions that change something: `mutationOptions` accepts them.',
      called.filter(([, { method }]) => method !== 'GET'),
    ),
    [
      '/** The parameters of each function. */',
      'export const parameterNames: Readonly<Record<QueryName | MutationName, readonly string[]>> = {',
      ...called.map(([id, operation]) => `  ${camelCase(id)}: ${inList(parametersOf(operation))},`),
      '}',
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n'),
})

function isEventStream(method: string, path: string): boolean {
  const operation = publicDocument.paths[path]?.[method.toLowerCase()]
  return (
    'text/event-stream' in ((operation?.responses[200] as { content?: object } | undefined)?.content ?? {})
  )
}

function list(kind: string, description: string, members: readonly (readonly [string, unknown])[]): string {
  const names = members.map(([operationId]) => `  '${camelCase(operationId)}',`)
  const type = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Name`
  return [
    `/** ${description} */`,
    `export const ${kind}Names = [`,
    ...names,
    '] as const',
    `export type ${type} = (typeof ${kind}Names)[number]`,
  ].join('\n')
}

/** The parameters in the path, the query and the headers, and the properties of the body. */
function parametersOf({ path, method, query }: (typeof called)[number][1]): string[] {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const operation = publicDocument.paths[path]?.[method.toLowerCase()]
  const { requestBody, parameters = [] } = (operation ?? {}) as {
    requestBody?: unknown
    parameters?: Header[]
  }
  const inHeaders = parameters
    .map(parameter => dereference<Header>(parameter))
    .filter(parameter => parameter.in === 'header' && parameter.name !== 'X-Correlation-ID')
  const { content } = (requestBody ?? {}) as { content?: Record<string, { schema: { properties?: object } }> }
  const { properties = {} } = dereference(content?.['application/json']?.schema ?? {})
  return [...inPath, ...Object.keys(query), ...inHeaders.map(({ name }) => name), ...Object.keys(properties)]
}

interface Header {
  readonly name: string
  readonly in: string
}

function inList(names: readonly string[]): string {
  return `[${names.map(name => `'${name}'`).join(', ')}]`
}
