import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { DispatchStore } from '../../src/webhooks/dispatch-store.ts'
import { anEntry } from '../stores/an-entry.ts'
import { appendUsers, insertStream, runDispatcher, totals } from '../webhooks/harness/running-dispatcher.ts'
import { startTarget } from '../webhooks/harness/target.ts'
import { openNodes } from './open-postgres.ts'

/** A lease that does not expire during the test, in milliseconds. */
const leaseMs = 60_000
/** Longer than an attempt takes in these tests, in milliseconds. */
const deadlineMs = 60_000

/** A target that answers when the test says so. */
async function startPatientTarget() {
  const waiting: (() => void)[] = []
  const target = await startTarget((_receipt, res) => {
    waiting.push(() => res.writeHead(204).end())
    return undefined
  })
  const answer = () => {
    for (const one of waiting) one()
  }
  return { ...target, answer }
}

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
  const slow = await startPatientTarget()
  const [one, two] = [await open({ leaseMs }), await open({ leaseMs })]
  const busy = await insertStream(one, slow.url)
  const first = await runDispatcher(one, { leaseMs, deadlineMs })
  await appendUsers(one, 1)
  await slow.first(1)
  const idle = await insertStream(one, slow.url)
  await first.notice(idle)
  const second = await runDispatcher(two, { leaseMs })
  const stopped = first.stop()
  await expect.poll(() => [...second.lanes.keys()]).toEqual([idle])
  slow.answer()
  await stopped
  await expect.poll(() => [...second.lanes.keys()].toSorted()).toEqual([busy, idle].toSorted())
  expect(await totals(one, busy)).toEqual({ successful: 1, failed: 0 })
  expect(slow.receipts).toHaveLength(1)
})

it('a change at a stopping dispatcher is confirmed once the new holder of the stream has acted on it', async () => {
  const { open } = await openNodes()
  const target = await startTarget()
  const [one, two] = [await open({ leaseMs }), await open({ leaseMs })]
  const id = await insertStream(one, target.url)
  const first = await runDispatcher(one, { leaseMs })
  const acting = Promise.withResolvers<void>()
  let isHeldUp = false
  const store: DispatchStore = {
    ...two.dispatch,
    async streams(ids) {
      if (isHeldUp) await acting.promise
      return two.dispatch.streams(ids)
    },
  }
  const second = await runDispatcher(two, { store, leaseMs })
  await first.stop()
  await expect.poll(() => second.lanes.get(id)?.stream.name).toBeDefined()
  isHeldUp = true
  await one.eventStreams.update(
    id,
    stream => ({ ...stream, name: 'another name' }),
    () => anEntry,
  )
  const noticed = first.notice(id)
  expect(await Promise.race([noticed.then(() => 'confirmed'), delay(500, 'waiting')])).toBe('waiting')
  acting.resolve()
  await noticed
  expect(second.lanes.get(id)?.stream.name).toBe('another name')
})

it('a change at a stopping dispatcher is confirmed without another node, and the next node takes the stream at once', async () => {
  const { open } = await openNodes()
  const slow = await startPatientTarget()
  const one = await open({ leaseMs })
  const busy = await insertStream(one, slow.url)
  const first = await runDispatcher(one, { leaseMs, deadlineMs })
  await appendUsers(one, 1)
  await slow.first(1)
  const idle = await insertStream(one, slow.url)
  await first.notice(idle)
  const rename = async () => {
    await one.eventStreams.update(
      idle,
      stream => ({ ...stream, name: 'another name' }),
      () => anEntry,
    )
    await first.notice(idle)
  }
  const stopped = first.stop()
  await expect.poll(() => [...first.lanes.keys()]).toEqual([busy])
  await rename()
  const second = await runDispatcher(await open({ leaseMs }), { leaseMs })
  await expect.poll(() => [...second.lanes.keys()]).toEqual([idle])
  expect(second.lanes.get(idle)?.stream.name).toBe('another name')
  slow.answer()
  await stopped
  await rename()
  await expect.poll(() => [...second.lanes.keys()].toSorted()).toEqual([busy, idle].toSorted())
})
