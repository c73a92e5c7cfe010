import { setTimeout as delay } from 'node:timers/promises'
import type { components } from '@tenant-api/contract'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import type { RunningService } from '@tenant-api/test-kit/start-service'
import { expect } from 'vitest'
import { openSubscription } from '../../events/subscription.ts'
import { newUser } from '../harness/delivery.ts'
import { type EventStream, newStream, type StreamService } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

type Published = components['schemas']['PublishedEvents']['events'][number]

/** Publishes until `stop` is called, which resolves with the ids of all events in the order of the log. */
function publish(service: StreamService) {
  const published: Published[] = []
  let isOver = false
  const run = async () => {
    while (!isOver) {
      const body = Array.from({ length: 20 }, newUser)
      const answer = await service.call<{ events: Published[] }>('publish_events', { body })
      published.push(...answer.body.events)
    }
  }
  const running = Promise.all([run(), run()])
  return {
    stop: async () => {
      isOver = true
      await running
      return published.toSorted((a, b) => (a.offset < b.offset ? -1 : 1)).map(({ event_id }) => event_id)
    },
  }
}

/**
 * Under load, stops a subscriber at a random event, and creates an event stream that starts after the offset of that event. Expects that
 * subscriber and stream together get each event, and none twice unless its attempt was repeated.
 */
export async function handOver(service: StreamService<RunningService>, times: number): Promise<void> {
  const random = createRandom(seed)
  const token = await service.token({ scope: 'read:events' })
  for (let time = 0; time < times; time++) {
    const target = await startTarget(({ at }) => (at % 10 === 0 ? 500 : 204))
    const load = publish(service)
    const subscription = await openSubscription(service.baseUrl, { token })
    const read = await subscription.nextEvents(1 + random(200))
    subscription.close()
    await delay(random(20))
    const start = { from: read.at(-1)?.offset }
    const body = { ...newStream(target.url), start }
    const created = await service.call<EventStream>('create_event_stream', { body })
    expect(created.status, JSON.stringify(created.body)).toBe(201)
    await delay(random(50))
    const log = await load.stop()
    const seen = read.map(({ event }) => event.id)
    const due = log.slice(log.indexOf(seen.at(-1) ?? '') + 1)
    const { id } = created.body
    await expect
      .poll(() => service.totals(id), { timeout: 60_000 })
      .toEqual({ successful: due.length, failed: 0 })
    expect(seen).toEqual(log.slice(log.indexOf(seen[0] ?? ''), log.length - due.length))
    // A refused attempt was repeated; every other event came once.
    const refused = target.receipts.filter(({ at }) => at % 10 === 0).map(({ event }) => event.id)
    const taken = target.receipts.map(({ event }) => event.id)
    for (const one of refused) taken.splice(taken.indexOf(one), 1)
    expect(taken.toSorted()).toEqual(due.toSorted())
    await service.call('delete_event_stream', { id })
  }
}
