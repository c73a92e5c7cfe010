import { type OpenApiDocument, type OperationId, operations } from '@tenant-api/contract'

/**
 * Splits the document for express-openapi-validator: one document for each path, with the components that the path refers
 * to. The documents are copies, because the validator modifies them.
 *
 * @param takingBytes operations that validate their body themselves: the documents have no schema for these bodies, and no
 *   parameter that is checked with them
 */
export function documentByPath(
  document: OpenApiDocument,
  takingBytes: readonly OperationId[],
): Map<string, OpenApiDocument> {
  const copy = forValidator(document, takingBytes)
  return new Map(Object.keys(copy.paths).map(path => [path, partOf(copy, path)]))
}

/**
 * The document for the validation of requests. Discriminator mappings are removed, because the validator's Ajv rejects them.
 * Body schemas of `takingBytes` are removed: these operations use the contract's validator, which reports one error instead
 * of one for each alternative.
 */
function forValidator(document: OpenApiDocument, takingBytes: readonly OperationId[]): OpenApiDocument {
  const { webhooks: _, ...copy } = JSON.parse(
    JSON.stringify(document, (key, value) => (key === 'mapping' || key === 'responses' ? undefined : value)),
  )
  for (const { path, method } of takingBytes.map(id => operations[id])) {
    const operation = copy.paths[path][method.toLowerCase()]
    for (const described of Object.values<{ schema: object }>(operation.requestBody.content))
      described.schema = {}
    operation.parameters = operation.parameters?.filter(
      (parameter: { 'x-checked-with-body'?: boolean }) => !parameter['x-checked-with-body'],
    )
  }
  return copy
}

/** Keeps the order of components, because the validator's handling of discriminators depends on it. */
function partOf(document: OpenApiDocument, path: string): OpenApiDocument {
  const references = new Set<string>()
  function find(value: unknown): void {
    JSON.stringify(value, (key, child) => {
      if (key === '$ref' && !references.has(child)) {
        references.add(child)
        const [, , section = '', name = ''] = child.split('/')
        find(document.components[section]?.[name])
      }
      return child
    })
  }
  const item = document.paths[path] ?? {}
  find(item)
  const components = Object.entries(document.components).map(([section, named]) => [
    section,
    Object.fromEntries(
      Object.entries(named).filter(([name]) => references.has(`#/components/${section}/${name}`)),
    ),
  ])
  return structuredClone({ ...document, paths: { [path]: item }, components: Object.fromEntries(components) })
}
