import { type OperationId, operations } from '@tenant-api/contract'
import { documentedPath } from './documented-requests.ts'
import { call, type WireAnswer } from './exchange.ts'
import { operationsOf, type Target, tokenFor } from './target.ts'

/**
 * Calls an operation under the target's token, and holds the answer to the document.
 *
 * @param request.parameters of its path; the document's examples where they are not given
 * @param request.query without its question mark
 * @param request.body sent as JSON
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
