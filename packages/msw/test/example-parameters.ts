import { dereference, document, type OperationId, operations } from '@tenant-api/contract'
import { operations as documented, type PublicOperationId } from '@tenant-api/simulator'

/** Valid parameters of an operation: ids from the examples of the document, and its first example of the body. */
export function exampleParameters(id: OperationId): Readonly<Record<string, unknown>> {
  const { method, path } = operations[id]
  const [content] = Object.values(document.paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {})
  const [example] = Object.values(content?.examples ?? {})
  return {
    // The cast is safe: tests call only operations of the public document.
    ...documented[id as PublicOperationId].parameters,
    ...(example && (dereference(example).value as Record<string, unknown>)),
  }
}
