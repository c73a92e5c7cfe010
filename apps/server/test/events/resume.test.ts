import { createRandom, type Random, seed } from '@tenant-api/test-kit/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EventService, startEventService } from './event-service.ts'
import { userEvent } from './published-events.ts'

let service: EventService
beforeAll(async () => {
  service = await startEventService()
})
afterAll(() => service.end())

/** Publishes batches of random sizes, one after the other, until `stop` is aborted. */
async function publishUntil(stop: AbortSignal, name: string, random: Random, log: Map<string, string>) {
  for (let batch = 0; !stop.aborted; batch++) {
    const events = Array.from({ length: 1 + random(20) }, (_, index) =>
      userEvent(`${name}-${batch}-${index}`),
    )
    for (const { offset, id } of await service.publish(events)) log.set(offset, id)
  }
}

/** Resumes after `offset` with `Last-Event-ID` or `from`, reads at most `count` events, and cuts the connection. */
async function resume(offset: string, count: number, random: Random): Promise<string[]> {
  const options = random(2) === 0 ? { lastEventId: offset } : { query: { from: offset } }
  const subscription = await service.subscribe(options)
  const first = await subscription.next()
  expect(first).toEqual({ type: 'offset-only', offset })
  const events = await subscription.nextEvents(count)
  subscription.close()
  return events.map(event => event.offset)
}

it(`subscribers that resume 1,000 times while four publishers write see every event exactly once (seed ${seed})`, async () => {
  const origin = await service.subscribe()
  const start = (await origin.next())?.offset ?? ''
  origin.close()
  const log = new Map<string, string>()
  const stop = new AbortController()
  const publishers = [1, 2, 3, 4].map(number =>
    publishUntil(stop.signal, `publisher-${number}`, createRandom(seed + number), log),
  )

  const cuts: { after: string; seen: string[] }[] = []
  const chains = [1, 2, 3, 4].map(async number => {
    const random = createRandom(seed + 100 * number)
    const chain: string[] = []
    for (let round = 0; round < 125; round++) {
      chain.push(...(await resume(chain.at(-1) ?? start, random(40), random)))
      const after = chain[random(chain.length)] ?? start
      cuts.push({ after, seen: await resume(after, random(40), random) })
    }
    return chain
  })
  const followed = await Promise.all(chains)
  stop.abort()
  await Promise.all(publishers)

  const offsets = [...log.keys()].toSorted()
  const whole = await resume(start, offsets.length, createRandom(seed))
  expect(whole).toEqual(offsets)
  for (const chain of followed) {
    expect(chain.length).toBeGreaterThan(500)
    expect(chain).toEqual(offsets.slice(0, chain.length))
  }
  expect(cuts).toHaveLength(500)
  for (const { after, seen } of cuts) {
    const place = offsets.indexOf(after) + 1
    expect(seen).toEqual(offsets.slice(place, place + seen.length))
  }
})
