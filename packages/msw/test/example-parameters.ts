import { dereference, document, type OperationId, operations } from '@tenant-api/contract'

/** Valid parameters of an operation: ids from the examples of the document, and its first example of the body. */
export function exampleParameters(id: OperationId): Readonly<Record<string, unknown>> {
  const { method, path } = operations[id]
  const [content] = Object.values(document.paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {})
  const [example] = Object.values(content?.examples ?? {})
  return {
    ...(path.includes('{id}') && { id: 'est_1CfRkm7WrQvB2TzNpXyL4d' }),
    ...(path.includes('{event_id}') && { event_id: 'evt_1CfRm3KpZtYh8WqDsNvG6a' }),
    ...(example && (dereference(example).value as Record<string, unknown>)),
  }
}
