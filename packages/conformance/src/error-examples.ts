import { dereference, document, type OperationId, operations } from '@tenant-api/contract'

/** An example of an error in the document. */
export interface ErrorExample {
  readonly status: number
  readonly name: string
  readonly body: unknown
}

/** The document's examples of errors for an operation, each with its exact body. */
export function errorExamples(id: OperationId): readonly ErrorExample[] {
  const { method, path } = operations[id]
  const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {}
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) => {
      const [{ examples = {} } = {}] = Object.values(dereference(response).content ?? {})
      return Object.entries(examples).map(([name, example]) => ({
        status: Number(status),
        name,
        body: dereference(example).value,
      }))
    })
}
