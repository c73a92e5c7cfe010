import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { redeliverAll } from '../../src/deliveries/redeliver-all.ts'
import { limits } from '../../src/limits.ts'
import { changesOf, everything, failed, newDelivery, openWithStream } from '../webhooks/dispatched.ts'
import { openSqlite } from './open-sqlite.ts'

it('the service does other work between the steps in which it counts the deliveries of a bulk redelivery', async () => {
  const { deliveries, dispatch, id, disable } = await openWithStream(openSqlite)
  const many = Array.from({ length: 5_001 }, () => failed(newDelivery(id)))
  await dispatch.commit([changesOf(id, { failed: many })])
  const disabling = nextTurn().then(disable)
  expect(await redeliverAll(deliveries, id, everything)).toBe('disabled')
  await disabling
})

it('a bulk redelivery whose deliveries take too long to count is refused, and does not begin later', async () => {
  const { deliveries, dispatch, id } = await openWithStream(openSqlite)
  const many = Array.from({ length: 10_000 }, () => failed(newDelivery(id)))
  await dispatch.commit([changesOf(id, { failed: many })])
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  // Two steps find 5,000 deliveries each, a third finds none, and the fourth would start the redelivery.
  const stepsWithin = (milliseconds: number) =>
    redeliverAll(deliveries, id, everything, call => {
      vi.advanceTimersByTime(milliseconds / 4)
      return call()
    })
  await expect(stepsWithin(limits.countSeconds * 1_000 + 4)).rejects.toMatchObject({
    errorCode: 'service_unavailable',
    message: expect.stringContaining('takes too long'),
  })
  expect(await dispatch.hasWork(id)).toBe(false)
  expect(await stepsWithin(limits.countSeconds * 1_000 - 4)).toEqual({ accepted: 10_000 })
  expect(await dispatch.hasWork(id)).toBe(true)
})
