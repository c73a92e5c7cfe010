import { callOperation } from '@tenant-api/conformance/call-operation'
import type { Coverage } from '@tenant-api/conformance/coverage'
import { askForToken } from '@tenant-api/conformance/request-token'
import { createPolicy, newPolicy } from '@tenant-api/conformance/suite/rate-limit-policies'
import type { components } from '@tenant-api/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTarget } from './service-target.ts'

/** The token endpoint's answers to a client with a rate limit policy. */
export function policies(coverage: Coverage): void {
  describe('Under a rate limit policy, the token endpoint', async () => {
    const target = await startTarget(coverage, {})
    let parameters = { id: '' }
    const change = (configuration: object) =>
      callOperation(target, 'update_rate_limit_policy', { parameters, body: { configuration } })

    beforeAll(async () => {
      const { body } = await createPolicy(target, {
        ...newPolicy(),
        consumer_selector: `client_id:${target.credentials?.clientId}`,
        configuration: { action: 'log', limit: 10_000 },
      })
      parameters = { id: (body as components['schemas']['RateLimitPolicy']).id }
    })

    test.each([
      [200, {}],
      [400, { scope: 'unknown:scope' }],
    ])('sends the limit to an authenticated client, with a %i', async (status, form) => {
      const answer = await askForToken(target, form)
      expect(answer).toMatchObject({ status, headers: { 'x-ratelimit-limit': '10000' } })
    })

    test.each([
      [400, { grant_type: 'password' }],
      [401, { client_secret: 'a-secret-of-someone-else' }],
    ])('does not send the limit to an unauthenticated caller, with a %i', async (status, form) => {
      const answer = await askForToken(target, form)
      expect(answer.status).toBe(status)
      expect(answer.headers).not.toHaveProperty('x-ratelimit-limit')
    })

    test('refuses requests over the limit', async () => {
      await change({ action: 'block', limit: 0 })
      const { status, headers, body } = await askForToken(target)
      expect({ status, body }).toMatchObject({ status: 429, body: { error: 'too_many_requests' } })
      expect(headers).toMatchObject({ 'retry-after': '1', 'x-ratelimit-remaining': '0' })
    })

    test('redirects requests over the limit', async () => {
      const redirect_uri = 'https://www.example.com/slow-down'
      await change({ action: 'redirect', limit: 0, redirect_uri })
      const { status, headers } = await askForToken(target)
      expect({ status, location: headers.location }).toEqual({ status: 302, location: redirect_uri })
    })
  })
}
