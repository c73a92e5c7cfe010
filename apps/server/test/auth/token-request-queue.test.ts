import { expect, onTestFinished, test, vi } from 'vitest'
import { createTokenRequestQueue } from '../../src/auth/client-secrets.ts'
import { LateError, patienceMs } from '../../src/limiting/patience.ts'
import { limits } from '../../src/limits.ts'

test('only a token request that has reached the store is answered as if the store did not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const queue = createTokenRequestQueue()
  const ask = () => queue.run({ group: 'a', member: 'a' }, () => new Promise<never>(() => {}))
  const asked = Promise.allSettled(Array.from({ length: limits.tokenRequestsAtOnce + 1 }, ask))
  vi.advanceTimersByTime(patienceMs)
  const reasons = (await asked).map(outcome => 'reason' in outcome && outcome.reason)
  const refusal = {
    errorCode: 'service_unavailable',
    message: 'Too many token requests are waiting. Try again.',
  }
  expect(reasons).toEqual([expect.any(LateError), expect.any(LateError), expect.objectContaining(refusal)])
  // An error without a cause is not logged.
  expect(reasons.at(-1)).toMatchObject({ cause: undefined })
})
