import { describe, test } from '../cases.ts'
import { documentsStatus } from '../documented-requests.ts'
import { acceptedQueries, callWith } from '../examples.ts'
import { expect } from '../expect.ts'
import { expectRefusal } from '../refusal.ts'
import { operationsOf, type Target } from '../target.ts'

const pageParameters = ['take', 'per_page', 'page']

/** Documented query parameters are accepted, and all others are refused. */
export function queries(target: Target): void {
  const all = operationsOf(target)

  describe.each(all.filter(({ id }) => documentsStatus(id, 400)))('$id', operation => {
    test.each(['unknown=1', 'unknown', 'take[]=1', 'Take=1', '__proto__=1', 'constructor=1'])(
      'refuses the query ?%s',
      async query => {
        const answer = await callWith(target, operation, query)
        expectRefusal(operation.id, answer, { status: 400, errorCode: 'invalid_query_string' })
      },
    )
  })

  describe.each(all.filter(({ id }) => !documentsStatus(id, 400)))('$id', operation => {
    test('answers an unknown query parameter as documented', async () => {
      const { status } = await callWith(target, operation, 'unknown=1')
      expect(status).toBeLessThan(500)
    })
  })

  describe.each(
    all.flatMap(operation =>
      Object.keys(operation.query)
        .filter(name => pageParameters.includes(name))
        .map(name => [operation.id, name, operation] as const),
    ),
  )('%s, parameter %s', (id, name, operation) => {
    test.each(['', '-1', '1000000001', '1.5', '0x10', '1e1', '%201', 'one', 'null'])(
      'refuses %j',
      async value => {
        const answer = await callWith(target, operation, `${name}=${value}`)
        expectRefusal(id, answer, { status: 400, errorCode: 'invalid_paging' })
      },
    )

    test('must not be repeated', async () => {
      const answer = await callWith(target, operation, `${name}=1&${name}=2`)
      expectRefusal(id, answer, { status: 400, errorCode: 'invalid_paging' })
    })
  })

  describe.each(all.filter(({ query }) => 'page' in query && 'take' in query))('$id', operation => {
    test.each(['page=0&take=1', 'per_page=1&take=1', 'page=0&from=nonsense'])(
      'refuses parameters of both paging styles: ?%s',
      async query => {
        const answer = await callWith(target, operation, query)
        expectRefusal(operation.id, answer, { status: 400, errorCode: 'invalid_paging' })
      },
    )

    test('has numbered pages', async () => {
      const { status, body } = await callWith(target, operation, 'page=0&per_page=1')
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { page: 0, per_page: 1, total: expect.any(Number) },
      })
    })
  })

  acceptedQueries(target)
}
