import { dereference, type OpenApiDocument } from '@tenant-api/contract'
import type { OperationResponses } from './src/documented-response.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly example?: unknown
  readonly schema: { readonly default?: unknown; readonly examples?: readonly unknown[] }
}

/** The parts of an operation's parameters that the answers depend on: the examples in its path, and the default size of a page. */
export function parametersOf(
  document: OpenApiDocument,
  path: string,
  method: string,
): Pick<OperationResponses, 'parameters' | 'pageSize'> {
  // The cast is safe: the type of the document contains only the parts that other code reads.
  const item = document.paths[path] as unknown as Readonly<Record<string, { parameters?: Parameter[] }>>
  const listed = [(item.parameters ?? []) as Parameter[], item[method.toLowerCase()]?.parameters ?? []].flat()
  const parameters = listed.map(parameter => dereference(parameter, document))
  const exampleOf = ({ example, schema }: Parameter) => example ?? dereference(schema, document).examples?.[0]
  const inPath = parameters.filter(parameter => parameter.in === 'path' && exampleOf(parameter) !== undefined)
  const take = parameters.find(parameter => parameter.in === 'query' && parameter.name === 'take')
  const pageSize = take && Number(take.schema.default ?? take.example)
  return {
    parameters: Object.fromEntries(inPath.map(parameter => [parameter.name, String(exampleOf(parameter))])),
    ...(pageSize && { pageSize }),
  }
}
