import { operations } from '@tenant-api/contract'
import { describe, test } from '../cases.ts'
import { documentedRequest, requiresBody } from '../documented-requests.ts'
import { call, send } from '../exchange.ts'
import { expect } from '../expect.ts'
import { forged } from '../provocations.ts'
import { expectRefusal, expectUndocumentedRefusal } from '../refusal.ts'
import { requestToken } from '../request-token.ts'
import { lack, operationsOf, type Target, tokenFor } from '../target.ts'
import { expectContinue } from '../wire.ts'

const invalidToken = { status: 401, errorCode: 'invalid_token' } as const

/** Authentication: the first check of every request. */
export function authentication(target: Target): void {
  const secured = operationsOf(target).filter(({ audience }) => audience !== null)

  describe.each(secured)('$id', operation => {
    const { id } = operation
    const request = documentedRequest(id)

    // shows: common.bearer, auth.required, auth.bearer, subscribe.errors, create-policy.errors
    test('challenges a request that has no token, and names no error in the challenge', async () => {
      const answer = await call(target, id, request, undefined)
      expectRefusal(id, answer, invalidToken)
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer\b/)
      expect(answer.headers['www-authenticate']).not.toMatch(/error/)
    })

    // shows: auth.bearer
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

/** Scopes: each operation needs a token with at least one of its scopes. */
export function scopes(target: Target): void {
  const secured = operationsOf(target).filter(({ audience }) => audience !== null)

  describe.each(secured)('$id', ({ id, audience, anyScope, internal }) => {
    const request = documentedRequest(id)

    // shows: auth.forbidden, errors.scope, errors.deliveries-scope, subscribe.errors, create-policy.errors
    test('refuses a token without its scope', async () => {
      // The internal audience has only one scope, so a token without that scope has no scope at all.
      const token = await requestToken(target, { audience, scope: internal ? ' ' : 'read:stats' })
      const answer = await call(target, id, request, token)
      expectRefusal(id, answer, { status: 403, errorCode: 'insufficient_scope' })
    })

    test.each(requiresBody(id) ? [id] : [])('checks the scope before it validates the body', async () => {
      const token = await requestToken(target, { audience, scope: internal ? ' ' : 'read:stats' })
      const answer = await call(target, id, { ...request, body: '{' }, token)
      expectRefusal(id, answer, { status: 403, errorCode: 'insufficient_scope' })
    })

    // shows: deliveries.scope, auth.deliveries
    test.each(anyScope)('accepts a token with only the scope %s', async scope => {
      const token = await requestToken(target, { audience, scope })
      // With an unknown parameter the operation changes nothing. The service refuses the parameter only after the scope check.
      const answer = await call(target, id, { ...request, path: `${request.path}?unknown=1` }, token)
      expectRefusal(id, answer, { status: 400, errorCode: 'invalid_query_string' })
    })
  })

  test.unless(lack(target, 'writes'))(
    'An undocumented method is refused before the scope is checked',
    async () => {
      const token = await requestToken(target, { audience: '/api/v2/', scope: 'read:stats' })
      const { path } = operations.subscribe_events
      const headers = { Authorization: `Bearer ${token}` }
      const answer = await send(target, { method: 'PUT', path, headers })
      expectUndocumentedRefusal(answer, { status: 405, errorCode: 'method_not_allowed' })
    },
  )

  test('A token contains only requested scopes', async () => {
    const [scope] = operations.subscribe_events.anyScope
    const token = await requestToken(target, { audience: '/api/v2/', scope })
    const { get_event_stream } = operations
    const answer = await call(target, 'get_event_stream', documentedRequest('get_event_stream'), token)
    expect(get_event_stream.anyScope).not.toContain(scope)
    expectRefusal('get_event_stream', answer, { status: 403, errorCode: 'insufficient_scope' })
  })
}
