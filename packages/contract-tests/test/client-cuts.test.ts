import { createClient } from '@tenant-api/client'
import { createPublisher, type PublishEvent } from '@tenant-api/client/publisher'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newEvent } from '../src/events.ts'
import { createRandom, seed } from '../src/random.ts'
import { credentials, type RunningService, startService } from '../src/start-service.ts'
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts'

const readers = 12
const cuts = 200
const crashes = 25
const name = 'ÿ€🌟'

let service: RunningService
let proxy: CuttingProxy

beforeAll(async () => {
  service = await startService({
    EVENTS_RETRY_MS: '1',
    EVENTS_MAX_CONNECTIONS_PER_CLIENT: '1000',
    API_RATE_LIMIT: 'off',
  })
  proxy = await startCuttingProxy(service.baseUrl, createRandom(seed))
})
afterAll(async () => {
  await proxy.close()
  await service.stop()
})

/** Events that hold characters of one to four bytes, so that there is something to cut. */
function newEvents(count: number): PublishEvent[] {
  return Array.from({ length: count }, () => {
    const event = newEvent('user.created')
    return {
      ...event,
      source: `urn:test:${event.id}`,
      data: { object: { ...event.data.object, name } },
    }
  }) as PublishEvent[]
}

function publisher() {
  return createPublisher({ baseUrl: service.baseUrl, ...credentials })
}

describe(`over connections that are cut (TEST_SEED=${seed})`, () => {
  test(`each of ${readers} readers gets each event once and in order, in spite of ${cuts} cuts`, async () => {
    const client = createClient({ baseUrl: proxy.baseUrl, token: await service.token() })
    const last = newEvents(1)
    const subscriptions = Array.from({ length: readers }, () => client.subscribe())
    const reading = subscriptions.map(async subscription => {
      const ids: string[] = []
      for await (const message of subscription) {
        if (message.type !== 'user.created') throw new Error(`${message.type} was not published`)
        expect(message.event.data.object.name).toBe(name)
        ids.push(message.event.id)
        if (message.event.source === last[0]?.source) break
      }
      return ids
    })
    while (subscriptions.some(({ offset }) => offset === undefined)) await new Promise(setImmediate)
    // Each reader knows where it stands, and none has had an event.
    proxy.cut()

    const published: string[] = []
    const publish = async (events: PublishEvent[]) => {
      for (const { event_id } of await publisher().publishEvents(events)) published.push(event_id)
    }
    let isEnough = false
    proxy.cutsReach(readers + cuts).then(() => {
      isEnough = true
    })
    while (!isEnough) await publish(newEvents(5))
    proxy.relent()
    await publish(last)

    for (const ids of await Promise.all(reading)) expect(ids).toEqual(published)
    const counts = Object.fromEntries(proxy.cuts)
    for (const place of ['at the first byte', 'in a UTF-8 character', 'in a CRLF', 'in a frame'])
      expect(counts[place], place).toBeGreaterThan(10)
  }, 60_000)

  test(`a reader that crashes ${crashes} times misses nothing, and gets again only what it had not stored`, async () => {
    const random = createRandom(seed)
    const client = createClient({ baseUrl: service.baseUrl, token: await service.token() })
    const [start] = await publisher().publishEvents(newEvents(1))
    const published = (await publisher().publishEvents(newEvents(200))).map(({ event_id }) => event_id)
    const finished: string[] = []
    let stored = String(start?.offset)

    for (let life = 0; finished.length < published.length; life += 1) {
      const subscription = client.subscribe({ from: stored })
      const crash = life < crashes ? random(9) : Number.POSITIVE_INFINITY
      let count = 0
      for await (const message of subscription) {
        // The loop has asked for this message, so the offset is that of the one before, which is finished.
        stored = subscription.offset ?? stored
        const id = message.type === 'unknown' ? undefined : message.event.id
        const isAgain = count === 0 && id === finished.at(-1)
        if (!isAgain) expect(id).toBe(published[finished.length])
        if (count === crash && random(2) === 0) break
        if (!isAgain) finished.push(String(id))
        if (count === crash || finished.length === published.length) break
        count += 1
      }
    }
    expect(finished).toEqual(published)
  }, 30_000)
})
