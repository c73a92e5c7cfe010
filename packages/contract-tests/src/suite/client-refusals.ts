import { documentsStatus, pathParameters } from '@tenant-api/conformance/documented-requests'
import { requestToken } from '@tenant-api/conformance/request-token'
import { operationsOf, type Target } from '@tenant-api/conformance/target'
import { describe, expect, test } from 'vitest'
import { callByClient } from '../call-by-client.ts'
import { rejection } from '../rejection.ts'

/** The typed client's errors for requests that every operation refuses. */
export function clientRefusals(target: Target): void {
  const { baseUrl, token } = target
  const secured = operationsOf(target).filter(({ audience }) => audience === '/api/v2/')
  const named = secured.filter(({ id }) => pathParameters(id).length > 0)

  describe.each(secured)('The client function of $id', ({ id }) => {
    test.runIf(target.can.verifyTokens)('reports an invalid token', async () => {
      const error = await rejection(callByClient(id, { baseUrl, token: 'a.b.c' }))
      expect(error).toMatchObject({ code: 'unauthorized', status: 401, errorCode: 'invalid_token' })
    })

    test('reports a missing scope', async () => {
      const narrow = await requestToken(target, { audience: '/api/v2/', scope: 'read:stats' })
      const error = await rejection(callByClient(id, { baseUrl, token: narrow }))
      expect(error).toMatchObject({ code: 'forbidden', status: 403, errorCode: 'insufficient_scope' })
    })
  })

  describe.each(named)('The client function of $id, for a wrong id,', ({ id }) => {
    const ids = (value: string) => Object.fromEntries(pathParameters(id).map(name => [name, value]))

    test('reports a malformed identifier', async () => {
      const error = await rejection(callByClient(id, { baseUrl, token }, ids('short')))
      expect(error).toMatchObject({ code: 'bad_request', status: 400, errorCode: 'invalid_uri' })
    })

    test.runIf(target.can.keepState && documentsStatus(id, 404))('reports a missing resource', async () => {
      const error = await rejection(callByClient(id, { baseUrl, token }, ids('xxx_1111111111111111111111')))
      expect(error).toMatchObject({ code: 'not_found', status: 404, errorCode: 'not_found' })
    })
  })
}
