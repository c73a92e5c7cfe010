import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { changesOf, everything, failed, newDelivery, openWithStream } from '../webhooks/dispatched.ts'
import { openSqlite } from './open-sqlite.ts'

it('the service does other work between the steps in which it counts the deliveries of a bulk redelivery', async () => {
  const { deliveries, dispatch, id, disable } = await openWithStream(openSqlite)
  const many = Array.from({ length: 5_001 }, () => failed(newDelivery(id)))
  await dispatch.commit([changesOf(id, { failed: many })])
  const disabling = nextTurn().then(disable)
  expect(await deliveries.redeliverAll(id, everything)).toBe('disabled')
  await disabling
})
