import { validateBody } from '@tenant-api/contract'
import { describe, test } from './cases.ts'
import {
  type DocumentedRequest,
  documentedQueries,
  documentedRequest,
  documentedRequests,
  documentsStatus,
} from './documented-requests.ts'
import { call } from './exchange.ts'
import { expect } from './expect.ts'
import { type Operation, operationsOf, type Target, tokenFor } from './target.ts'

/** The statuses for malformed requests. */
const malformed: readonly number[] = [400, 413, 415]

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

/** A request without a token gets the documented 401. */
export function unauthenticated(target: Target): void {
  const secured = operationsOf(target).filter(({ audience }) => audience !== null)

  test.each(secured.map(({ id }) => id))('%s answers 401 to a request without a token', async id => {
    for (const request of documentedRequests(id)) {
      const { status } = await call(target, id, request, undefined)
      expect(status, 'the status').toBe(401)
    }
  })
}

/** An unknown query parameter gets 400 if the operation documents this status. */
export function unknownParameters(target: Target): void {
  const refusing = operationsOf(target).filter(({ id }) => documentsStatus(id, 400))

  test.each(refusing.map(operation => [operation.id, operation] as const))(
    '%s answers 400 to an unknown query parameter',
    async (_id, operation) => {
      const { status } = await callWith(target, operation, 'no_such_parameter=1')
      expect(status, 'the status').toBe(400)
    },
  )
}

/** Each body that breaks the schema of an operation in one place gets the documented 400. */
export function brokenBodies(target: Target): void {
  const all = operationsOf(target).flatMap(operation =>
    documentedRequests(operation.id)
      .filter(({ headers = {} }) => /[/+]json$/.test(String(headers['Content-Type'])))
      .map(request => ({ ...operation, request, example: request.name })),
  )

  describe.each(all)('$id, example "$example",', ({ request, ...operation }) => {
    test.each(brokenBodiesOf(operation.id, request))(
      'answers 400 to a body with %s',
      async (_fault, body) => {
        const broken = { ...request, body: JSON.stringify(body) }
        const { status } = await call(target, operation.id, broken, tokenFor(target, operation))
        expect(status, 'the status').toBe(400)
      },
    )
  })
}

type BrokenBody = readonly [fault: string, body: unknown]

const wrongValues: readonly unknown[] = [null, 0, 'text', true, [], {}]

/** Copies of the example body with one property missing, added or of a wrong type. Omits copies that the schema accepts. */
function brokenBodiesOf(
  id: Parameters<typeof validateBody>[0],
  { body, headers = {} }: DocumentedRequest,
): readonly BrokenBody[] {
  const example: unknown = JSON.parse(String(body))
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return []
  const isBroken = (changed: unknown) => validateBody(id, String(headers['Content-Type']), changed).length > 0
  const all = Object.keys(example).flatMap((name): BrokenBody[] => {
    const { [name]: _, ...others } = example as Record<string, unknown>
    const wrong = wrongValues.find(value => isBroken({ ...example, [name]: value }))
    return [
      [`no '${name}'`, others],
      ...(wrong === undefined ? [] : [[`a wrong '${name}'`, { ...example, [name]: wrong }] as const]),
    ]
  })
  const unknown: BrokenBody = ["an unknown 'no_such_property'", { ...example, no_such_property: 1 }]
  return [...all, unknown].filter(([, changed]) => isBroken(changed))
}

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
