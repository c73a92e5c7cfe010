import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { anEntry } from '../../stores/an-entry.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { startWatchedService } from '../../watched-service.ts'
import { newUser } from '../harness/delivery.ts'
import { appendUsers, insertStream, runDispatcher } from '../harness/running-dispatcher.ts'
import { manageStreams, quickWebhooks } from '../harness/stream-service.ts'
import { type Receipt, startTarget } from '../harness/target.ts'

const service = await manageStreams(await startWatchedService(quickWebhooks))

/** The largest number of events that a target got in any second. */
function mostInASecond(receipts: readonly Receipt[]): number {
  const times = receipts.map(({ at }) => at)
  return Math.max(...times.map(from => times.filter(at => at >= from && at < from + 1_000).length))
}

it('a receiver with max_events_per_second: 10 never gets more than 11 in a second, with retries, redeliveries and tests', async () => {
  const refused = new Set<string>()
  const target = await startTarget(({ event }) => {
    if (refused.has(event.id) || refused.size === 4) return 204
    refused.add(event.id)
    return refused.size > 2 ? 500 : 400
  })
  const { id } = await service.create(target.url, { max_events_per_second: 10 })
  const other = await startTarget()
  await service.create(other.url)
  await service.publish(Array.from({ length: 20 }, newUser))
  // The other stream does not wait.
  await other.first(20)
  expect(target.receipts.length).toBeLessThan(12)
  await service.historyOf(id, 2)
  await service.call('redeliver_events', { id, body: {} })
  const body = { event_type: 'user.created' }
  for (let count = 0; count < 5; count++) await service.call('test_event_stream', { id, body })
  await expect.poll(() => target.receipts.length, { timeout: 10_000 }).toBe(20 + 2 + 2 + 5)
  expect(mostInASecond(target.receipts)).toBeLessThanOrEqual(11)
  const { body: stats } = await service.call('get_event_stream_stats', { id })
  expect(stats).toMatchObject({ current: { state: 'healthy', circuit: 'closed' } })
})

it('a limit holds in the second in which it is set, and in the one in which another node takes the stream over', async () => {
  const stores = await openSqlite()
  const target = await startTarget()
  const id = await insertStream(stores, target.url)
  const first = await runDispatcher(stores)
  await appendUsers(stores, 100)
  await target.first(100)
  await stores.eventStreams.update(
    id,
    stream => ({ ...stream, max_events_per_second: 10 }),
    () => anEntry,
  )
  await first.notice(id)
  const before = target.receipts.length
  await appendUsers(stores, 40)
  await target.first(before + 12)
  // The second of the change has the 100 events of before, and no other.
  const last = target.receipts[before - 1]?.at ?? 0
  expect(target.receipts[before]?.at).toBeGreaterThan(last + 1_000)
  await first.stop()
  await runDispatcher(stores)
  await target.first(before + 24)
  expect(mostInASecond(target.receipts.slice(before))).toBeLessThanOrEqual(11)
})

it('an unlimited event stream is served while a limited one has a backlog, and the limit can be lifted', async () => {
  const target = await startTarget()
  const { id } = await service.create(target.url, { max_events_per_second: 1 })
  await service.publish(Array.from({ length: 50 }, newUser))
  await target.first(1)
  await delay(100)
  expect(target.receipts).toHaveLength(1)
  await service.call('update_event_stream', { id, body: { max_events_per_second: 0 } })
  await target.first(50)
})
