import { expect, it } from 'vitest'
import { addFailedDeliveries } from '../stores/conformance/add-failed-deliveries.ts'
import { failedDelivery } from '../stores/conformance/failed-delivery.ts'
import { insertStream } from '../webhooks/harness/running-dispatcher.ts'
import { openNodes } from './open-postgres.ts'

it('a step of retention deletes failed deliveries up to 1 MB of events, however many have expired', async () => {
  const stores = await (await openNodes()).open()
  const stream = await insertStream(stores, 'https://hooks.example.com/')
  const made = [1_000, 2_000, 3_000, 4_000, 5_000].map(time => {
    const delivery = failedDelivery(stream, time)
    return {
      ...delivery,
      event: { ...delivery.event, data: JSON.stringify({ object: 'x'.repeat(400_000) }) },
    }
  })
  await addFailedDeliveries(stores, made)
  const deleted = []
  do deleted.push(await stores.deliveries.deleteOlder(6_000, 500))
  while (deleted.at(-1))
  expect(deleted).toEqual([3, 2, 0])
})
