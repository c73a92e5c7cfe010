import { expect, it } from 'vitest'
import { groupEvent, userEvent } from '../../events/published-events.ts'
import { residentMemory } from '../../resident-memory.ts'
import { startWatchedProcess } from '../../watched-service.ts'
import { manageStreams, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

const [hangingStreams, largeEvents, smallEvents] = [24, 40, 9]
const mostMemory = 400

const service = await manageStreams(
  await startWatchedProcess({ ...quickWebhooks, WEBHOOK_TIMEOUT_SECONDS: '10', WEBHOOK_RETRY_DELAYS: '1,5' }),
)

it('a stream gets all of its events, in bounded memory, while 40 MB wait for each of 24 streams with a hanging target', async () => {
  const hanging = await startTarget(() => undefined)
  const healthy = await startTarget()
  const subscriptions = [{ event_type: 'group.created' as const }]
  for (let index = 0; index < hangingStreams; index++) await service.create(`${hanging.url}/${index}`)
  await service.create(healthy.url, { subscriptions })
  const before = residentMemory(service)
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, residentMemory(service) - before)
  }, 50)
  const wanted: string[] = []
  for (let count = 0; count < largeEvents; count++) {
    await service.publish([userEvent(crypto.randomUUID(), 'x'.repeat(1_000_000))])
    if (count % 5 === 0) wanted.push(...(await service.publish([groupEvent(crypto.randomUUID())])))
  }
  // Wait until attempts have failed, their results are written, and further attempts hang.
  await hanging.first(hangingStreams * 4)
  const hangingBefore = hanging.receipts.length
  wanted.push(...(await service.publish([groupEvent(crypto.randomUUID())])))
  const receipts = await healthy.first(smallEvents)
  clearInterval(watch)
  expect(receipts.map(({ event }) => event.id).toSorted()).toEqual(wanted.toSorted())
  // It did not wait until the attempts that hung had all ended: fewer have been replaced than can hang.
  expect(hanging.receipts.length - hangingBefore).toBeLessThan(hangingStreams * 4)
  process.stdout.write(`${Math.round(most)} MB above ${Math.round(before)} MB\n`)
  expect(most).toBeLessThan(mostMemory)
})
