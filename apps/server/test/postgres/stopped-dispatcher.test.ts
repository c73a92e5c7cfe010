import { expect, it } from 'vitest'
import { appendUsers, insertStream, runDispatcher } from '../webhooks/running-dispatcher.ts'
import { startTarget } from '../webhooks/target.ts'
import { openNodes } from './open-postgres.ts'

/** A lease that does not expire during the test, in milliseconds. */
const leaseMs = 60_000

it('another node takes over all streams of a stopped dispatcher at once, even if requests still use its store', async () => {
  const { open } = await openNodes()
  const target = await startTarget()
  const [one, two] = [await open({ leaseMs }), await open({ leaseMs })]
  for (let count = 0; count < 2; count++) await insertStream(one, target.url)
  const first = await runDispatcher(one, { leaseMs })
  const second = await runDispatcher(two, { leaseMs })
  await first.stop()
  await expect.poll(() => second.lanes.size).toBe(2)
  await appendUsers(one, 1)
  await target.first(2)
})
