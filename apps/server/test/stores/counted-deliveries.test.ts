import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { redeliverAll } from '../../src/event-streams/redeliver-all.ts'
import { limits } from '../../src/limits.ts'
import { changesOf, everything, failed, newDelivery, openWithStream } from '../webhooks/harness/dispatched.ts'
import { anEntry } from './an-entry.ts'
import { openSqlite } from './open-sqlite.ts'

it('the service does other work between the steps in which it counts the deliveries of a bulk redelivery', async () => {
  const { deliveries, dispatch, id, disable } = await openWithStream(openSqlite)
  const many = Array.from({ length: 5_001 }, () => failed(newDelivery(id)))
  await dispatch.commit([changesOf(id, { failed: many })])
  const disabling = nextTurn().then(disable)
  expect(await redeliverAll(deliveries, id, everything, () => anEntry)).toBe('disabled')
  await disabling
})

it('a bulk redelivery whose deliveries cannot be counted in time is refused at once, and does not begin later', async () => {
  const { deliveries, dispatch, id } = await openWithStream(openSqlite)
  await dispatch.commit([changesOf(id, { failed: [failed(newDelivery(id))] })])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const turns: (() => void)[] = []
  const redelivery = redeliverAll(
    deliveries,
    id,
    everything,
    () => anEntry,
    async call => {
      await new Promise<void>(begin => turns.push(begin))
      return call()
    },
  )
  // The turn to count comes, but the turn to begin does not.
  turns.shift()?.()
  await vi.waitUntil(() => turns.length > 0)
  vi.advanceTimersByTime(limits.countSeconds * 1_000)
  const message = expect.stringContaining('could not be counted')
  await expect(redelivery).rejects.toMatchObject({ errorCode: 'service_unavailable', message })
  turns.shift()?.()
  await nextTurn()
  expect(await dispatch.hasWork(id)).toBe(false)
})

it('a bulk redelivery that has begun in time is accepted, even if its commit ends late', async () => {
  const { deliveries, dispatch, id } = await openWithStream(openSqlite)
  await dispatch.commit([changesOf(id, { failed: [failed(newDelivery(id))] })])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const slow: typeof deliveries = {
    ...deliveries,
    async startRedelivery(...given) {
      vi.advanceTimersByTime(limits.countSeconds * 1_000)
      return deliveries.startRedelivery(...given)
    },
  }
  expect(await redeliverAll(slow, id, everything, () => anEntry)).toEqual({ accepted: 1 })
  expect(await dispatch.hasWork(id)).toBe(true)
})
