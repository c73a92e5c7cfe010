import { createClient } from '@tenant-api/client'
import { createPublisher } from '@tenant-api/client/publisher'
import { type CuttingProxy, startCuttingProxy } from '@tenant-api/conformance/cutting-proxy'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastSource, name, newEvents, publishUnderCuts } from './publish-under-cuts.ts'

const readers = 12
const cuts = process.env.LONG ? 10_000 : 500
const crashes = 25

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

describe(`with broken connections (TEST_SEED=${seed})`, () => {
  test(`each of ${readers} readers gets each event once and in order, despite ${cuts} cuts`, async () => {
    const client = createClient({ baseUrl: proxy.baseUrl, token: await service.token() })
    const subscriptions = Array.from({ length: readers }, () => client.subscribe())
    const reading = subscriptions.map(async subscription => {
      const ids: string[] = []
      for await (const message of subscription) {
        if (message.type !== 'user.created') throw new Error(`${message.type} was not published`)
        expect(message.event.data.object.name).toBe(name)
        ids.push(message.event.id)
        if (message.event.source === lastSource) break
      }
      return ids
    })
    while (subscriptions.some(({ offset }) => offset === undefined)) await new Promise(setImmediate)
    // Cut before the first event, when each reader already has an offset to resume from.
    proxy.cut()

    const published = await publishUnderCuts(service, proxy, readers + cuts)
    for (const ids of await Promise.all(reading)) expect(ids).toEqual(published)
    const counts = Object.fromEntries(proxy.cuts)
    for (const place of ['at the first byte', 'in a UTF-8 character', 'in a CRLF', 'in a frame', 'in an id'])
      expect(counts[place], place).toBeGreaterThan(10)
  })

  test(`a reader that crashes ${crashes} times misses no event, and gets again only events whose offset it had not stored`, async () => {
    const random = createRandom(seed)
    const client = createClient({ baseUrl: service.baseUrl, token: await service.token() })
    const publisher = createPublisher({ baseUrl: service.baseUrl, ...credentials })
    const [start] = await publisher.publishEvents(newEvents(1))
    const published = (await publisher.publishEvents(newEvents(200))).map(({ event_id }) => event_id)
    const finished: string[] = []
    let stored = String(start?.offset)

    for (let life = 0; finished.length < published.length; life += 1) {
      const subscription = client.subscribe({ from: stored })
      const crash = life < crashes ? random(9) : Number.POSITIVE_INFINITY
      let count = 0
      for await (const message of subscription) {
        // `offset` is the offset of the previous message: a message is finished when the loop requests the next one.
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
  })
})
