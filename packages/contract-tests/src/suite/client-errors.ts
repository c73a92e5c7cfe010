import {
  BadRequestError,
  ConflictError,
  createClient,
  ForbiddenError,
  NetworkError,
  NotFoundError,
  UnauthorizedError,
} from '@tenant-api/client'
import { requestToken } from '@tenant-api/conformance/request-token'
import { newPolicy } from '@tenant-api/conformance/suite/rate-limit-policies'
import type { Target } from '@tenant-api/conformance/target'
import { describe, expect, test } from 'vitest'
import { rejection } from '../rejection.ts'

const exampleId = 'est_1CfRkm7WrQvB2TzNpXyL4d'

/** The errors of the typed client for unsuccessful answers. */
export function clientErrors(target: Target): void {
  const { baseUrl, token } = target
  const client = createClient({ baseUrl, token })

  describe('The client', () => {
    test('names the invalid property of a bad request', async () => {
      const faulty = client.createRateLimitPolicy({ ...newPolicy(), consumer_selector: 'everyone' })
      const error = await rejection(faulty)
      expect(error).toBeInstanceOf(BadRequestError)
      expect(error).toMatchObject({
        code: 'bad_request',
        status: 400,
        errorCode: 'invalid_body',
        message: expect.stringContaining('consumer_selector'),
        requestId: expect.stringMatching(/\S/),
      })
    })

    test('reports a malformed identifier', async () => {
      const error = await rejection(client.getEventStream({ id: 'est_short' }))
      expect(error).toMatchObject({ code: 'bad_request', errorCode: 'invalid_uri' })
    })

    test('reports a missing scope', async () => {
      const reader = createClient({
        baseUrl,
        token: await requestToken(target, { audience: '/api/v2/', scope: 'read:events' }),
      })
      const error = await rejection(reader.getEventStream({ id: exampleId }))
      expect(error).toBeInstanceOf(ForbiddenError)
      expect(error).toMatchObject({ code: 'forbidden', status: 403, errorCode: 'insufficient_scope' })
    })

    test('reports a service that cannot be reached', async () => {
      const nobody = createClient({ baseUrl: 'http://127.0.0.1:1', token })
      expect(await rejection(nobody.getEventStream({ id: exampleId }))).toBeInstanceOf(NetworkError)
    })
  })

  describe.runIf(target.can.keepState)('The client', () => {
    test('reports a missing resource', async () => {
      const error = await rejection(client.getEventStream({ id: 'est_1111111111111111111111' }))
      expect(error).toBeInstanceOf(NotFoundError)
      expect(error).toMatchObject({ code: 'not_found', status: 404, errorCode: 'not_found' })
    })

    test('reports a conflict', async () => {
      const policy = newPolicy()
      await client.createRateLimitPolicy(policy)
      const error = await rejection(client.createRateLimitPolicy(policy))
      expect(error).toBeInstanceOf(ConflictError)
      expect(error).toMatchObject({ code: 'conflict', status: 409, errorCode: 'conflict' })
    })
  })

  describe.runIf(target.can.verifyTokens)('The client', () => {
    test('reports an invalid token', async () => {
      const stranger = createClient({ baseUrl, token: 'a.b.c' })
      const error = await rejection(stranger.getEventStream({ id: exampleId }))
      expect(error).toBeInstanceOf(UnauthorizedError)
      expect(error).toMatchObject({ code: 'unauthorized', status: 401, errorCode: 'invalid_token' })
    })

    test('reports wrong credentials', async () => {
      const stranger = createClient({ baseUrl, clientId: 'nobody', clientSecret: 'nothing' })
      const error = await rejection(stranger.getEventStream({ id: exampleId }))
      expect(error).toMatchObject({ code: 'unauthorized', errorCode: 'invalid_client' })
    })
  })
}
