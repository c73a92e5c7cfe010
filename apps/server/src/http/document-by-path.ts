import { type OpenApiDocument, type OperationId, operations } from '@tenant-api/contract'

/**
 * The document of one path for express-openapi-validator, with the components that the path refers to. It is a copy, because the
 * validator modifies it. Discriminator mappings are removed, because the validator's Ajv rejects them.
 *
 * @param takingBytes operations that validate their body themselves: the document has no schema for these bodies, and no
 *   parameter that is checked with them. These operations use the contract's validator, which reports one error instead of one
 *   for each alternative
 */
export function documentOfPath(
  document: OpenApiDocument,
  path: string,
  takingBytes: readonly OperationId[],
): OpenApiDocument {
  const item = forValidator(document.paths[path] ?? {})
  for (const { method } of takingBytes
    .map(id => operations[id])
    .filter(operation => operation.path === path)) {
    // The cast is safe: an operation that takes bytes has a body.
    const operation = item[method.toLowerCase()] as unknown as TakingBytes
    for (const described of Object.values(operation.requestBody.content)) described.schema = {}
    operation.parameters = operation.parameters?.filter(parameter => !parameter['x-checked-with-body'])
  }
  const references = referencesIn(item, document)
  // Keep the order of components, because the validator's handling of discriminators depends on it.
  const components = Object.entries(document.components).map(([section, named]) => [
    section,
    Object.fromEntries(
      Object.entries(named).filter(([name]) => references.has(`#/components/${section}/${name}`)),
    ),
  ])
  const { openapi, info, servers } = document
  const part = { openapi, info, servers, components: Object.fromEntries(components) }
  return { ...forValidator(part), paths: { [path]: item } }
}

interface TakingBytes {
  readonly requestBody: { readonly content: Readonly<Record<string, { schema: object }>> }
  parameters?: readonly { readonly 'x-checked-with-body'?: boolean }[] | undefined
}

function forValidator<Part extends object>(part: Part): Part {
  return JSON.parse(
    JSON.stringify(part, (key, value) => (key === 'mapping' || key === 'responses' ? undefined : value)),
  )
}

/** The references in a part of the document, and those in the components that it refers to. */
function referencesIn(part: object, { components }: OpenApiDocument): ReadonlySet<string> {
  const references = new Set<string>()
  function find(value: unknown): void {
    JSON.stringify(value, (key, child) => {
      if (key === '$ref' && !references.has(child)) {
        references.add(child)
        const [, , section = '', name = ''] = child.split('/')
        find(components[section]?.[name])
      }
      return child
    })
  }
  find(part)
  return references
}
