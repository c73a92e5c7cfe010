/**
 * Writes every response of the public document, with headers and examples, to src/generated/responses.ts.
 *
 * Usage: node generate.ts           writes the file
 *        node generate.ts --check   writes nothing, exits 1 when it is stale
 */
import { dereference, operations as documented, publicDocument } from '@tenant-api/contract'
import { writeGenerated } from '@tenant-api/contract/write-generated'
import type { DocumentedResponse } from './src/documented-response.ts'

type Response = NonNullable<(typeof publicDocument.paths)[string][string]['responses'][string]>
interface Header {
  readonly example?: string | number
  readonly schema: { readonly const?: string }
}

const banner = '// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.\n\n'

/** Responses by name; one that several operations share is written once. */
const shared = new Map<string, DocumentedResponse>()

await writeGenerated(new URL('src/generated/', import.meta.url), {
  'responses.ts': banner + responsesModule(),
})

function responsesModule(): string {
  const operations = Object.entries(documented).filter(([, { internal }]) => !internal)
  const entries = operations.map(([id, { method, path, query }]) => {
    const responses = publicDocument.paths[path]?.[method.toLowerCase()]?.responses ?? {}
    const byStatus = Object.entries(responses).map(
      ([status, response]) => `${status}: shared[${JSON.stringify(nameOf(id, status, response))}]`,
    )
    const isListing = Object.hasOwn(query, 'take')
    return `  ${id}: { method: '${method}', path: '${path}', isListing: ${isListing}, responses: { ${byStatus.join(', ')} } },`
  })
  return [
    `import type { DocumentedResponse, OperationResponses } from '../documented-response.ts'`,
    `const shared = ${JSON.stringify(Object.fromEntries(shared), null, 1)} satisfies Record<string, DocumentedResponse>`,
    `/** The operations of the public document, and what each may answer, by status. */`,
    `export const operations = {\n${entries.join('\n')}\n} as const satisfies Record<string, OperationResponses>`,
    '',
  ].join('\n')
}

/** Adds a response to `shared`. Returns its name: the one in the document, or `<operationId>_<status>`. */
function nameOf(operationId: string, status: string, response: Response): string {
  const name = '$ref' in response ? response.$ref.replace(/^.*\//, '') : `${operationId}_${status}`
  const { headers = {}, content = {} } = dereference(response)
  const [[mediaType, { examples = {} }] = [undefined, {}]] = Object.entries(content)
  shared.set(name, {
    headers: Object.fromEntries(
      Object.entries(headers).map(([header, value]) => {
        const { example, schema } = dereference(value) as Header
        return [header, String(example ?? schema.const)]
      }),
    ),
    ...(mediaType && { mediaType }),
    examples: Object.fromEntries(
      Object.entries(examples).map(([example, value]) => [example, dereference(value).value]),
    ),
  })
  return name
}
