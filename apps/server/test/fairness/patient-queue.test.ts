import { expect, onTestFinished, test, vi } from 'vitest'
import { createPatientQueue } from '../../src/limiting/fair-queue.ts'
import { patienceMs } from '../../src/limiting/patience.ts'

test('calls whose turn comes too late to end in time do not begin, so that earlier calls are answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const queue = createPatientQueue({ atOnce: 1, maxWaiting: 100 }, { refusal: 'refused', late: 'late' })
  let begun = 0
  const call = () =>
    queue.run({ group: 'a', member: 'a' }, async () => {
      begun++
      await new Promise(resolve => setTimeout(resolve, 1_000))
    })
  const ending = Promise.allSettled(Array.from({ length: 10 }, call))
  await vi.advanceTimersByTimeAsync(2 * patienceMs)
  const ended = await ending
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(begun)
  expect(begun).toBe(4)
  const reasons = ended.slice(begun).map(outcome => 'reason' in outcome && outcome.reason)
  const late = { errorCode: 'service_unavailable', message: 'late' }
  expect(reasons).toEqual(Array.from({ length: 6 }, () => expect.objectContaining(late)))
})
