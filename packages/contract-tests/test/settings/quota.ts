import { describe, expect, test } from 'vitest'
import type { Coverage } from '../../src/coverage/coverage.ts'
import { documentedRequest } from '../../src/documented-requests.ts'
import { call } from '../../src/exchange.ts'
import { expectRefusal } from '../../src/refusal.ts'
import { operationsOf, tokenFor } from '../../src/target.ts'
import { startTarget } from './service-target.ts'

/** A client that exceeds its request quota. */
export function quota(coverage: Coverage): void {
  describe('Beyond the quota', async () => {
    const target = await startTarget(coverage, { API_RATE_LIMIT: '1,1' })
    const limited = operationsOf(target).filter(({ audience }) => audience === '/api/v2/')

    test.each(limited)('$id is refused', async operation => {
      const { id } = operation
      const ask = () => call(target, id, documentedRequest(id), tokenFor(target, operation))
      const first = await ask()
      const answer = first.status === 429 ? first : await ask()
      expectRefusal(id, answer, { status: 429, errorCode: 'too_many_requests' })
      expect(answer.headers).toMatchObject({ 'x-ratelimit-limit': '1', 'x-ratelimit-remaining': '0' })
    })
  })
}
