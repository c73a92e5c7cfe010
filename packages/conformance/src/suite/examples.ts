import { acceptedExamples, malformed } from '../any-document/accepted-examples.ts'
import { describe, test } from '../cases/declare.ts'
import { expect } from '../cases/expect.ts'
import { documentedRequest, documentedRequests } from '../documented-requests.ts'
import { call } from '../exchange.ts'
import { operationsOf, type Target, tokenFor } from '../target.ts'

/** The example requests of the document, plain and with a correlation id. */
export function examples(target: Target): void {
  acceptedExamples(target)

  describe.each(operationsOf(target))('$id', operation => {
    const { id } = operation
    const token = tokenFor(target, operation)

    test.each(documentedRequests(id))(
      'accepts "$name" with a correlation id of any length',
      async request => {
        const headers = { ...request.headers, 'X-Correlation-ID': 'x'.repeat(5_000) }
        const { status } = await call(target, id, { ...request, headers }, token)
        expect(malformed).not.toContain(status)
        expect(status, 'the status').toBeLessThan(500)
      },
    )

    test('gives each answer a different request id', async () => {
      const request = documentedRequest(id)
      const first = await call(target, id, request, token)
      const second = await call(target, id, request, token)
      expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
    })
  })
}
