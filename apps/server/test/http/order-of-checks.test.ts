import { type OperationId, operations } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { expectRefusal } from './refusal.ts'
import { send } from './send.ts'

const service = await startWatchedService()

const ids = { '{id}': 'est_1CfRkm7WrQvB2TzNpXyL4d', '{event_id}': 'evt_1CfRm3KpZtYh8WqDsNvG6a' }
const other = { '/api/v2/': '/internal/', '/internal/': '/api/v2/' } as const
const unfit = {
  '/api/v2/': await service.token({ scope: 'read:users' }),
  '/internal/': undefined,
}
const good = {
  '/api/v2/': await service.token(),
  '/internal/': await service.token({ audience: '/internal/' }),
}

const withToken = Object.entries(operations).flatMap(([id, { method, path, audience, requestMediaTypes }]) =>
  audience === null
    ? []
    : [
        {
          operationId: id as OperationId,
          method,
          audience,
          hasBody: requestMediaTypes.length > 0,
          path: Object.entries(ids).reduce(
            (filled, [name, value]) => filled.replace(name, value),
            path as string,
          ),
        },
      ],
)

/** A wrong content type and a malformed body. The answer shows which check comes first. */
const allWrong = { headers: { 'Content-Type': 'text/plain' }, body: '{' }

describe.each(withToken)('$operationId', ({ operationId, method, path, audience, hasBody }) => {
  const sent = { method, path: `${path}?nonsense=1`, ...(hasBody ? allWrong : {}) }

  test('without a token the operation answers 401, and reveals nothing else', async () => {
    const answer = await send(service, sent)
    expectRefusal(answer, 401, 'invalid_token', operationId)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  test('with a token for the other audience the operation answers 401', async () => {
    const answer = await send(service, { ...sent, token: good[other[audience]] })
    expectRefusal(answer, 401, 'invalid_token', operationId)
    expect(answer.headers['www-authenticate']).toMatch(
      /^Bearer error="invalid_token", error_description="[^"]+"$/,
    )
  })

  const scopeless = unfit[audience]
  if (scopeless)
    test('with a token for another scope the operation answers 403', async () => {
      const answer = await send(service, { ...sent, token: scopeless })
      expectRefusal(answer, 403, 'insufficient_scope', operationId)
    })

  if (hasBody)
    test('an undocumented media type is refused with 415, before the body is checked', async () => {
      const answer = await send(service, { ...sent, token: good[audience] })
      expectRefusal(answer, 415, 'unsupported_media_type', operationId)
    })

  test('an unknown query parameter is refused with 400', async () => {
    const type = operations[operationId].requestMediaTypes[0]
    const answer = await send(service, {
      method,
      path: sent.path,
      token: good[audience],
      ...(type ? { headers: { 'Content-Type': type }, body: '{}' } : {}),
    })
    expectRefusal(answer, 400, 'invalid_query_string', operationId)
  })
})

test.each([
  { name: 'an unknown path', method: 'POST', path: '/api/v2/nothing', status: 404, errorCode: 'not_found' },
  {
    name: 'an unknown method',
    method: 'PUT',
    path: '/api/v2/events',
    status: 405,
    errorCode: 'method_not_allowed',
  },
])(
  '$name is refused before the scope and the body are checked',
  async ({ method, path, status, errorCode }) => {
    const token = unfit['/api/v2/']
    expectRefusal(await send(service, { method, path, token, ...allWrong }), status, errorCode)
    expectRefusal(await send(service, { method, path, ...allWrong }), 401, 'invalid_token')
    const publisher = good['/internal/']
    expectRefusal(await send(service, { method, path, token: publisher, ...allWrong }), 401, 'invalid_token')
  },
)

test('an unknown path under /internal/ is refused with 401 for tokens of the administrative API', async () => {
  const sent = { method: 'POST', path: '/internal/nothing', ...allWrong }
  expectRefusal(await send(service, { ...sent, token: good['/api/v2/'] }), 401, 'invalid_token')
  expectRefusal(await send(service, { ...sent, token: good['/internal/'] }), 404, 'not_found')
})
