import { operations } from '@tenant-api/contract'
import { describe, test } from '../cases/declare.ts'
import { expect } from '../cases/expect.ts'
import { documentedRequest } from '../documented-requests.ts'
import { call, send } from '../exchange.ts'
import { lack } from '../needs.ts'
import { forged } from '../provocations.ts'
import { expectRefusal, expectUndocumentedRefusal } from '../refusal.ts'
import { requestToken } from '../request-token.ts'
import { operationsOf, type Target, tokenFor } from '../target.ts'
import { expectContinue } from '../wire.ts'

const invalidToken = { status: 401, errorCode: 'invalid_token' } as const

/** Authentication: the first check of every request. */
export function authentication(target: Target): void {
  const secured = operationsOf(target).filter(({ audience }) => audience !== null)

  describe.each(secured)('$id', operation => {
    const { id } = operation
    const request = documentedRequest(id)

    // shows: common.bearer, auth.required, auth.bearer, auth.invalid-token, errors.token
    test('challenges a request that has no token, and names no error in the challenge', async () => {
      const answer = await call(target, id, request, undefined)
      expectRefusal(id, answer, invalidToken)
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer\b/)
      expect(answer.headers['www-authenticate']).not.toMatch(/error/)
    })

    test.each(['Basic YTpi', 'Bearer', 'Bearer a b'])('refuses the Authorization header %j', async value => {
      const answer = await call(
        target,
        id,
        { ...request, headers: { ...request.headers, Authorization: value } },
        undefined,
      )
      expectRefusal(id, answer, invalidToken)
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer\b/)
    })

    test('refuses two Authorization headers', async () => {
      const bearer = `Bearer ${tokenFor(target, operation)}`
      const headers = { ...request.headers, Authorization: [bearer, bearer] }
      const answer = await call(target, id, { ...request, headers }, undefined)
      expectRefusal(id, answer, invalidToken)
    })

    // shows: auth.invalid-signature, errors.signature
    test.unless(lack(target, 'verifyTokens'))(
      'refuses a token with a wrong signature, and the challenge names the error',
      async () => {
        const answer = await call(target, id, request, forged(tokenFor(target, operation)))
        expectRefusal(id, answer, invalidToken)
        expect(answer.headers['www-authenticate']).toMatch(/^Bearer .*error="invalid_token"/)
      },
    )

    test.unless(lack(target, 'expiredToken'))(
      'refuses an expired token, and the challenge names the error',
      async () => {
        const answer = await call(target, id, request, target.expiredToken)
        expectRefusal(id, answer, invalidToken)
        expect(answer.headers['www-authenticate']).toMatch(/^Bearer .*error="invalid_token"/)
      },
    )

    test.unless(lack(target, 'credentials'))('refuses a token for another audience', async () => {
      const token = operation.internal
        ? target.token
        : await requestToken(target, { audience: '/internal/', scope: 'publish:events' })
      const answer = await call(target, id, request, token)
      expectRefusal(id, answer, invalidToken)
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer .*error="invalid_token"/)
    })
  })

  describe('A request without a token', () => {
    test.unless(lack(target, 'writes'))('is not asked for its body', async () => {
      const { method, path } = operations.create_rate_limit_policy
      const headers = { 'Content-Type': 'application/json', 'Content-Length': 1_000_000 }
      expect(await expectContinue(target.baseUrl, { method, path, headers })).toBe(401)
    })

    test.each(['/api/v2/nothing', '/api/v2', '/nothing', '/internal/nothing'])(
      'does not reveal whether the path %s exists',
      async path => {
        const answer = await send(target, { method: 'GET', path })
        expectUndocumentedRefusal(answer, invalidToken)
        expect(answer.headers['www-authenticate']).toMatch(/^Bearer\b/)
      },
    )
  })
}
