import { operations } from '@tenant-api/contract'
import { describe, test } from '../cases/declare.ts'
import { expect } from '../cases/expect.ts'
import { documentedRequest, requiresBody } from '../documented-requests.ts'
import { call, send } from '../exchange.ts'
import { lack } from '../needs.ts'
import { expectRefusal, expectUndocumentedRefusal } from '../refusal.ts'
import { requestToken } from '../request-token.ts'
import { operationsOf, type Target } from '../target.ts'

/** Scopes: each operation needs a token with at least one of its scopes. */
export function scopes(target: Target): void {
  const secured = operationsOf(target).filter(({ audience }) => audience !== null)

  describe.each(secured)('$id', ({ id, audience, anyScope, internal }) => {
    const request = documentedRequest(id)

    // shows: auth.forbidden, errors.scope, errors.deliveries-scope
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
