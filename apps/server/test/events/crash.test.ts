import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRandom, type Random, seed } from '@tenant-api/contract-tests/random'
import { expect, it, onTestFinished } from 'vitest'
import { type EventService, type Published, startEventService } from './event-service.ts'
import { userEvent } from './published-events.ts'
import { isEvent } from './subscription.ts'

const rounds = 10

/** What a publisher keeps over crashes: what it may not forget, and what it cannot know. */
interface Publisher {
  readonly name: string
  count: number
  /** Ids of the last batch, until it is acknowledged. */
  unsure: string[]
  readonly acknowledged: Map<string, Published>
}

/** Publishes until the service is gone, beginning with what it does not know to be stored. */
async function publish(service: EventService, publisher: Publisher, random: Random): Promise<void> {
  for (;;) {
    if (publisher.unsure.length === 0) {
      const size = 1 + random(30)
      publisher.unsure = Array.from({ length: size }, () => `${publisher.name}-${publisher.count++}`)
    }
    const acknowledged = await service.publish(publisher.unsure.map(id => userEvent(id))).catch(() => null)
    if (!acknowledged) return
    for (const event of acknowledged) publisher.acknowledged.set(event.id, event)
    publisher.unsure = []
  }
}

/** Follows from the last offset that it saw until the service is gone. */
async function follow(service: EventService, seen: Published[], start: string): Promise<void> {
  const subscription = await service.subscribe({ lastEventId: seen.at(-1)?.offset ?? start })
  for (;;) {
    const message = await subscription.next()
    if (!message) return
    if (isEvent(message)) seen.push(asPublished(message))
  }
}

function asPublished({ offset, event }: { offset: string; event: { id: string; data: unknown } }): Published {
  const { object } = event.data as { object: { user_id: string } }
  return { id: object.user_id, event_id: event.id, offset, duplicate: false }
}

it(`a service that is killed again and again keeps every acknowledged event, and its reader sees each once (seed ${seed})`, async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
  const random = createRandom(seed)
  const publishers = [1, 2, 3, 4].map(
    (number): Publisher => ({ name: `publisher-${number}`, count: 0, unsure: [], acknowledged: new Map() }),
  )
  const acknowledgedCount = () => publishers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  const seen: Published[] = []
  let start = ''
  let survived = 0
  for (let round = 0; round < rounds; round++) {
    const service = await startEventService({ DATA_DIR })
    if (round === 0) {
      const first = await service.subscribe()
      start = (await first.next())?.offset ?? ''
      first.close()
    }
    const ends = [follow(service, seen, start), ...publishers.map(one => publish(service, one, random))]
    const enough = acknowledgedCount() + 1 + random(400)
    await expect.poll(acknowledgedCount, { interval: 1, timeout: 10_000 }).toBeGreaterThanOrEqual(enough)
    await service.kill()
    await Promise.all(ends)
    survived += publishers.filter(({ unsure }) => unsure.length > 0).length
  }
  expect(survived).toBeGreaterThan(rounds)

  const service = await startEventService({ DATA_DIR })
  onTestFinished(() => service.end())
  const [last] = await service.publish([userEvent('last')])
  const reader = await service.subscribe({ lastEventId: seen.at(-1)?.offset ?? start })
  while (seen.at(-1)?.offset !== last?.offset) seen.push(asPublished(await reader.nextEvent()))
  const whole = await service.subscribe({ lastEventId: start })
  const log = (await whole.nextEvents(seen.length)).map(asPublished)

  expect(seen).toEqual(log)
  expect(log.map(({ offset }) => offset)).toEqual([...new Set(log.map(({ offset }) => offset))].toSorted())
  const byId = new Map(log.map(event => [event.id, event]))
  expect(byId.size).toBe(log.length)
  expect(acknowledgedCount()).toBeGreaterThan(1_000)
  for (const { acknowledged } of publishers)
    for (const event of acknowledged.values())
      expect(byId.get(event.id)).toEqual({ ...event, duplicate: false })
}, 180_000)
