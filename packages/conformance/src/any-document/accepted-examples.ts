import { describe, test } from '../cases/declare.ts'
import { expect } from '../cases/expect.ts'
import { documentedQueries, documentedRequest, documentedRequests } from '../documented-requests.ts'
import { call } from '../exchange.ts'
import { type Operation, operationsOf, type Target, tokenFor } from '../target.ts'

/** The statuses for malformed requests. */
export const malformed: readonly number[] = [400, 413, 415]

/**
 * Cases that send the document's example requests. The answers must be documented, must not refuse a request as malformed, and must
 * not report a failure of the server.
 */
export function acceptedExamples(target: Target): void {
  describe.each(operationsOf(target))('$id', operation => {
    const { id } = operation

    test.each(documentedRequests(id))('accepts the example "$name" of the document', async request => {
      const { status } = await call(target, id, request, tokenFor(target, operation))
      expect(malformed).not.toContain(status)
      expect(status, 'the status').toBeLessThan(500)
    })
  })
}

/** Cases that send the document's example queries. The answers must have the same status as the answer without a query. */
export function acceptedQueries(target: Target): void {
  describe.each(operationsOf(target).filter(({ id }) => documentedQueries(id).length > 0))(
    '$id',
    operation => {
      const { id } = operation

      test.each(documentedQueries(id))("accepts the document's example ?$query", async ({ query }) => {
        const plain = await callWith(target, operation, '')
        expect(plain.status, 'the status without the query').toBeLessThan(500)
        const answer = await callWith(target, operation, query)
        expect(answer.status).not.toBe(400)
        expect(answer.status).toBe(plain.status)
      })
    },
  )
}

/** Sends the first example request of an operation, with a query. */
export function callWith(target: Target, operation: Operation, query: string) {
  const request = documentedRequest(operation.id)
  const path = query === '' ? request.path : `${request.path}?${query}`
  return call(target, operation.id, { ...request, path }, tokenFor(target, operation))
}
