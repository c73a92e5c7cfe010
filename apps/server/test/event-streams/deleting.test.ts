import { once } from 'node:events'
import { expect, it } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { deliver, newUser } from '../webhooks/harness/delivery.ts'
import { manageStreams, quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'

const service = await manageStreams(
  await startWatchedService({ ...quickWebhooks, WEBHOOK_RETRY_DELAYS: '0.2', WEBHOOK_TIMEOUT_SECONDS: '30' }),
)

it('deleting an event stream removes its history and statistics', async () => {
  const target = await startTarget(() => 400)
  const { id } = await service.create(target.url)
  const [eventId = ''] = await service.publish([newUser()])
  await service.historyOf(id, 1)
  expect(await service.call('delete_event_stream', { id })).toMatchObject({ status: 204 })
  for (const operation of [
    'get_event_stream',
    'get_event_deliveries',
    'get_event_stream_stats',
    'delete_event_stream',
  ] as const)
    expect(await service.call(operation, { id })).toMatchObject({
      status: 404,
      body: { errorCode: 'not_found' },
    })
  for (const operation of ['get_event_delivery', 'redeliver_event'] as const)
    expect(await service.call(operation, { id, eventId })).toMatchObject({ status: 404 })
})

it('deleting an event stream stops its retries, waiting deliveries and new events', async () => {
  const closed: Promise<unknown>[] = []
  const answers: (() => void)[] = []
  const target = await startTarget((_receipt, res) => {
    closed.push(once(res, 'close'))
    answers.push(() => res.writeHead(500).end())
    return undefined
  })
  const witness = await startTarget()
  const { id } = await service.create(target.url)
  await service.create(witness.url)
  await service.publish(Array.from({ length: 300 }, newUser))
  await target.first(32)
  await service.call('delete_event_stream', { id })
  for (const answer of answers) answer()
  await Promise.all(closed)
  await witness.first(300)
  // Wait until the witness has refused a delivery and received its retry.
  // A retry of the deleted stream would have arrived earlier, because both retries have the same delay.
  witness.behave(receipt =>
    witness.receipts.filter(({ event }) => event.id === receipt.event.id).length < 2 ? 500 : 204,
  )
  await deliver(service, witness)
  await witness.first(302)
  expect(target.receipts).toHaveLength(32)
})
