import type { OpenApiDocument } from '@tenant-api/contract'

/**
 * The document as express-openapi-validator gets it to validate requests: a document for each path, with those of the
 * components that it refers to. They are copies, since it changes what it is given.
 */
export function documentByPath(document: OpenApiDocument): Map<string, OpenApiDocument> {
  const copy = forValidator(document)
  return new Map(Object.keys(copy.paths).map(path => [path, partOf(copy, path)]))
}

/**
 * Requests alone are validated. Discriminators go without their mappings, which the validator's Ajv refuses. Published events
 * are left to the contract's validator, which tells of one fault where this one would tell of every alternative, and which
 * reads them from the bytes of the body.
 */
function forValidator(document: OpenApiDocument): OpenApiDocument {
  const { webhooks: _, ...copy } = JSON.parse(
    JSON.stringify(document, (key, value) => (key === 'mapping' || key === 'responses' ? undefined : value)),
  )
  for (const name of ['PublishEvent', 'PublishEventBatch', 'PublishEventData'])
    copy.components.schemas[name] = {}
  return copy
}

/** The components stay in the document's order, on which it depends how the validator reads discriminators. */
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
