import { operations, validateAnswer } from '@tenant-api/contract'
import { describe, expect, it } from 'vitest'
import { post, sendToMock } from './send.ts'

const send = sendToMock()
const get = (token: string, path = '/api/v2/event-streams') =>
  send(path, { headers: { Authorization: `Bearer ${token}` } })

/** A token of the mock with these claims. The mock does not check its signature. */
function own(claims: object): string {
  return jwt({ kid: 'mock' }, { aud: '/api/v2/', ...claims })
}

function jwt(header: object, claims: object): string {
  return [JSON.stringify(header), JSON.stringify(claims), 'x']
    .map(part => Buffer.from(part).toString('base64url'))
    .join('.')
}

describe('a token that the mock issues', () => {
  it('a token that the mock issues has exactly the requested scopes', async () => {
    const form = JSON.stringify({
      grant_type: 'client_credentials',
      audience: '/api/v2/',
      scope: 'read:event_streams',
    })
    const { body } = await send('/oauth/token', post(form))
    const { access_token: token, scope } = body as { access_token: string; scope: string }
    expect(scope).toBe('read:event_streams')
    expect((await get(token)).status).toBe(200)
    const refused = await get(token, operations.list_rate_limit_policies.path)
    expect(refused.body).toMatchObject({ statusCode: 403, errorCode: 'insufficient_scope' })
    expect((refused.body as { message: string }).message).toContain('read:rate_limit_policies')
    expect(validateAnswer('list_rate_limit_policies', refused)).toEqual([])
  })
})

describe('a token', () => {
  it.each([
    ['is not a JWT', 'any', 200],
    ['has three parts that are not JSON', 'a.b.c', 200],
    [
      'is of another issuer',
      jwt({ kid: 'k1' }, { aud: 'https://other.example/', scope: 'openid', exp: 1 }),
      200,
    ],
    ['has two scopes, one of which is sufficient', own({ scope: 'read:logs read:event_streams' }), 200],
    ['has not expired', own({ exp: Date.now() / 1_000 + 60 }), 200],
    ['has an empty scope', own({ scope: '' }), 403],
    ['has only another scope', own({ scope: 'read:event_streams_all' }), 403],
    ['has expired', own({ exp: Date.now() / 1_000 - 1 }), 401],
    ['is for another audience', own({ aud: '/internal/' }), 401],
  ])('a token that %s gets the documented answer', async (_, token, status) => {
    const answer = await get(token)
    expect(answer.status).toBe(status)
    expect(validateAnswer('list_event_streams', answer)).toEqual([])
  })
})
