import type { Coverage } from '@tenant-api/conformance/coverage'
import { documentedRequest } from '@tenant-api/conformance/documented-requests'
import { call } from '@tenant-api/conformance/exchange'
import { expectRefusal } from '@tenant-api/conformance/refusal'
import { operationsOf, tokenFor } from '@tenant-api/conformance/target'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { describe, expect, test, vi } from 'vitest'
import { startTarget } from './service-target.ts'

/** A client that exceeds its request quota. */
export function quota(coverage: Coverage): void {
  describe('Beyond the quota', async () => {
    const target = await startTarget(coverage, { API_RATE_LIMIT: '1,1' })
    const limited = operationsOf(target).filter(({ audience }) => audience === '/api/v2/')

    test.each(limited)('$id is refused', async operation => {
      const { id } = operation
      const ask = () => call(target, id, documentedRequest(id), tokenFor(target, operation))
      // Some requests may be granted, because the quota is refilled each second.
      const answer = await vi.waitFor(async () => {
        const answer = await ask()
        expect(answer.status).toBe(429)
        return answer
      }, waitMs)
      expectRefusal(id, answer, { status: 429, errorCode: 'too_many_requests' })
      expect(answer.headers).toMatchObject({ 'x-ratelimit-limit': '1', 'x-ratelimit-remaining': '0' })
    })
  })
}
