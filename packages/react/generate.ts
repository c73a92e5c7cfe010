/**
 * Generates src/generated/operations.ts from the contract: a type for each function that returns options, such as
 * `queryOptions`. The type is a union of the names that the function accepts: functions of the client. Types add
 * nothing to a bundle.
 *
 * Usage: node generate.ts           writes the file
 *        node generate.ts --check   writes nothing, exits with 1 if the file is stale
 */
import { operations, publicDocument } from '@tenant-api/contract'
import { writeGenerated } from '@tenant-api/contract/write-generated'

const called = Object.entries(operations).filter(
  ([, { internal, method, path }]) => !internal && !isEventStream(method, path),
)
const reads = called.filter(([, { method }]) => method === 'GET')

await writeGenerated(new URL('src/generated/', import.meta.url), {
  'operations.ts': [
    '// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.',
    union('QueryName', 'The functions of the client that read: `queryOptions` accepts them.', reads),
    union(
      'ListingName',
      'The functions that read a listing: `infiniteQueryOptions` accepts them.',
      reads.filter(([, { query }]) => 'take' in query),
    ),
    union(
      'MutationName',
      'The functions that change something: `mutationOptions` accepts them.',
      called.filter(([, { method }]) => method !== 'GET'),
    ),
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

function union(name: string, description: string, members: readonly (readonly [string, unknown])[]): string {
  const names = members.map(([operationId]) => `  | '${camelCase(operationId)}'`)
  return `/** ${description} */\nexport type ${name} =\n${names.join('\n')}`
}

function camelCase(operationId: string): string {
  return operationId.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
