import { type OperationId, operations } from '@tenant-api/contract'
import { documentedPath } from './documented-requests.ts'
import { call, type WireAnswer } from './exchange.ts'
import { operationsOf, type Target, tokenFor } from './target.ts'

/**
 * Calls an operation with the target's token, and validates the answer against the document.
 *
 * @param request.parameters the path parameters, by default the document's examples
 * @param request.query the query string, without the question mark
 * @param request.body the value to send as JSON
 */
export function callOperation(
  target: Target,
  id: OperationId,
  {
    parameters = {},
    query,
    body,
  }: { parameters?: Readonly<Record<string, string>>; query?: string; body?: unknown } = {},
): Promise<WireAnswer> {
  const path = documentedPath(id, parameters)
  const request = {
    method: operations[id].method,
    path: query === undefined ? path : `${path}?${query}`,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }
  const operation = operationsOf(target).find(candidate => candidate.id === id)
  return call(target, id, request, operation && tokenFor(target, operation))
}
