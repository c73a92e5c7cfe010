import { expect, it } from 'vitest'
import { appendUsers, insertStream, runDispatcher, totals } from '../webhooks/running-dispatcher.ts'
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

it('another node takes over the idle streams of a stopping dispatcher before its attempts in flight are over', async () => {
  const { open } = await openNodes()
  const answers: (() => void)[] = []
  const slow = await startTarget((_receipt, res) => {
    answers.push(() => res.writeHead(204).end())
    return undefined
  })
  const [one, two] = [await open({ leaseMs }), await open({ leaseMs })]
  const busy = await insertStream(one, slow.url)
  const first = await runDispatcher(one, { leaseMs })
  await appendUsers(one, 1)
  await slow.first(1)
  const idle = await insertStream(one, slow.url)
  await first.notice(idle)
  const second = await runDispatcher(two, { leaseMs })
  const stopped = first.stop()
  await expect.poll(() => [...second.lanes.keys()]).toEqual([idle])
  for (const answer of answers) answer()
  await stopped
  await expect.poll(() => [...second.lanes.keys()].toSorted()).toEqual([busy, idle].toSorted())
  expect(await totals(one, busy)).toEqual({ successful: 1, failed: 0 })
  expect(slow.receipts).toHaveLength(1)
})
