import type { OpenApiDocument } from './src/document.ts'

/** An error message for each operation without a row in docs/specification.md, and for each row that matches no operation. */
export function specificationFaults({ paths }: OpenApiDocument, page: string): string[] {
  const rows = [...page.matchAll(/^\| `(\w+)` \| (specified|decided) \|/gm)].map(
    ([, id, origin]) => `${id} (${origin})`,
  )
  const operations = Object.values(paths)
    .flatMap(item => Object.values(item))
    .flatMap(operation =>
      'operationId' in operation && 'x-origin' in operation
        ? [`${operation.operationId} (${operation['x-origin']})`]
        : [],
    )
  return [
    ...operations
      .filter(operation => !rows.includes(operation))
      .map(
        operation =>
          `docs/specification.md has no row for the operation ${operation}. Add one with its reason.`,
      ),
    ...rows
      .filter(row => !operations.includes(row))
      .map(row => `docs/specification.md has a row for ${row}, which the document does not have.`),
  ]
}
