import { describe, test } from '../cases.ts'
import { documentedPath, documentedRequest, documentsStatus, pathParameters } from '../documented-requests.ts'
import { call } from '../exchange.ts'
import { expectRefusal } from '../refusal.ts'
import { lack, operationsOf, type Target, tokenFor } from '../target.ts'

const malformed = {
  'of 25 characters': 'x'.repeat(25),
  'of 27 characters': 'x'.repeat(27),
  'with a NUL character': `${'x'.repeat(25)}%00`,
  'with invalid percent-encoding': `${'x'.repeat(25)}%zz`,
  'with invalid UTF-8': `${'x'.repeat(25)}%ff`,
  'with an encoded slash': `${'x'.repeat(25)}%2F`,
  'with a dot': `${'x'.repeat(25)}.`,
  'with a non-ASCII letter': `${'x'.repeat(25)}%C3%A9`,
}
const unknownId = 'xxx_1111111111111111111111'

/** Identifiers in paths. */
export function identifiers(target: Target): void {
  const named = operationsOf(target).filter(({ id }) => pathParameters(id).length > 0)

  describe.each(named)('$id', operation => {
    const { id } = operation
    const request = documentedRequest(id)
    const cases = pathParameters(id).flatMap(name =>
      Object.entries(malformed).map(([fault, value]) => [name, fault, value] as const),
    )

    // shows: deliveries.id, limits.event-stream-id
    test.each(cases)('refuses an %s %s', async (name, _fault, value) => {
      const path = documentedPath(id, { [name]: value })
      const answer = await call(target, id, { ...request, path }, tokenFor(target, operation))
      expectRefusal(id, answer, { status: 400, errorCode: 'invalid_uri' })
    })
  })

  const missing = named.filter(({ id }) => documentsStatus(id, 404))
  describe.unless(lack(target, 'keepState')).each(missing)('$id', operation => {
    const { id } = operation
    // shows: errors.not-found, errors.body
    test('answers 404 for a well-formed unknown identifier', async () => {
      const path = documentedPath(id, { id: unknownId })
      const answer = await call(target, id, { ...documentedRequest(id), path }, tokenFor(target, operation))
      expectRefusal(id, answer, { status: 404, errorCode: 'not_found' })
    })
  })
}
