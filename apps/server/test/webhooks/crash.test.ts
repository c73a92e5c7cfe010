import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { PublishEvent } from '@tenant-api/contract'
import { createRandom, type Random, seed } from '@tenant-api/contract-tests/random'
import { startService } from '@tenant-api/contract-tests/start-service'
import { expect, it, onTestFinished } from 'vitest'
import { groupEvent, userEvent } from '../events/published-events.ts'
import { isEvent, openSubscription } from '../events/subscription.ts'
import {
  type EventStream,
  manageStreams,
  newStream,
  quickWebhooks,
  type StreamService,
} from './stream-service.ts'
import { startTarget } from './target.ts'

const rounds = process.env.LONG ? 1_000 : 20
const env = { ...quickWebhooks, WEBHOOK_RETRY_DELAYS: '0.02,0.05' }

/** What callers were told before a crash, and so have to find after it. */
interface Told {
  readonly acknowledged: { id: string; eventId: string }[]
  readonly seen: { id: string; offset: string }[]
}

/** Publishes one batch after the other until the service dies; what was not acknowledged comes again after the crash. */
async function publishUntilDeath(
  service: StreamService,
  { acknowledged }: Told,
  unacknowledged: PublishEvent[],
  nextBatch: () => PublishEvent[],
): Promise<void> {
  try {
    for (;;) {
      if (unacknowledged.length === 0) unacknowledged.push(...nextBatch())
      const eventIds = await service.publish(unacknowledged)
      const told = unacknowledged.splice(0)
      acknowledged.push(...told.map(({ id }, index) => ({ id, eventId: eventIds[index] ?? '' })))
    }
  } catch (error) {
    expectDeath(error)
  }
}

function expectDeath(error: unknown): void {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  expect(code ?? cause?.code, String(error)).toMatch(/^(ECONNRESET|ECONNREFUSED|EPIPE|UND_ERR_SOCKET)$/)
}

/** Subscribes from the last offset on; the reading it gives goes on until the service dies. */
async function startReading(service: StreamService, { seen }: Told): Promise<() => Promise<void>> {
  const last = seen.at(-1)?.offset
  const from =
    last === undefined ? { query: { from_timestamp: '2000-01-01T00:00:00Z' } } : { lastEventId: last }
  const token = await service.token({ scope: 'read:events' })
  const subscription = await openSubscription(service.baseUrl, { token, ...from })
  expect(subscription.status).toBe(200)
  return async () => {
    try {
      for (let message = await subscription.next(); message; message = await subscription.next())
        if (isEvent(message)) seen.push({ id: message.event.id, offset: message.offset })
    } catch (error) {
      expectDeath(error)
    }
  }
}

/** The log from its beginning, as a new subscriber sees it. */
async function readLog(service: StreamService, count: number): Promise<string[]> {
  const token = await service.token({ scope: 'read:events' })
  const query = { from_timestamp: '2000-01-01T00:00:00Z' }
  const subscription = await openSubscription(service.baseUrl, { token, query })
  const events = await subscription.nextEvents(count)
  subscription.close()
  return events.map(({ event }) => event.id)
}

function newBatch(random: Random, prefix: string): PublishEvent[] {
  return Array.from({ length: 1 + random(20) }, (_, index) =>
    random(3) === 0 ? groupEvent(`${prefix}-${index}`) : userEvent(`${prefix}-${index}`),
  )
}

it(`loses nothing in ${rounds} crashes: all that was acknowledged is on the stream, and delivered or in the history (TEST_SEED=${seed})`, {
  timeout: 60_000 + rounds * 10_000,
}, async () => {
  const random = createRandom(seed)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const delivered = new Map<string, string[]>()
  const target = await startTarget(({ path, event }) => {
    if (random(100) < 30) return 500
    delivered.set(path, [...(delivered.get(path) ?? []), event.id])
    return 200
  })
  const start = async () => manageStreams(await startService({ ...env, DATA_DIR: dataDir }))
  const told: Told = { acknowledged: [], seen: [] }
  const unacknowledged: PublishEvent[][] = [[], []]
  const streams: { id: string; path: string }[] = []
  let batches = 0

  for (let round = 0; round < rounds; round++) {
    const service = await start()
    if (round === 0) {
      for (const name of ['one', 'two', 'three']) {
        const subscriptions = [
          { event_type: 'user.created' as const },
          { event_type: 'group.created' as const },
        ]
        const body = newStream(`${target.url}/${name}`, { subscriptions })
        const created = await service.call<EventStream>('create_event_stream', { body })
        streams.push({ id: created.body.id, path: `/hook/${name}` })
      }
    }
    const read = await startReading(service, told)
    const work = [
      ...unacknowledged.map(batch =>
        publishUntilDeath(service, told, batch, () => newBatch(random, `${batches++}`)),
      ),
      read(),
    ]
    await delay(100 + random(400))
    await service.kill()
    await Promise.all(work)
  }

  const service = await start()
  onTestFinished(() => service.kill())
  for (const batch of unacknowledged) {
    const eventIds = await service.publish(batch)
    told.acknowledged.push(...batch.map(({ id }, index) => ({ id, eventId: eventIds[index] ?? '' })))
  }
  const count = told.acknowledged.length
  const log = await readLog(service, count)
  expect(log.toSorted()).toEqual(told.acknowledged.map(({ eventId }) => eventId).toSorted())
  expect(new Set(log).size).toBe(count)
  expect(told.seen.length).toBeGreaterThan(count / 4)
  expect(told.seen.map(({ id }) => id)).toEqual(log.slice(0, told.seen.length))
  process.stdout.write(
    `${rounds} crashes, ${count} events, ${told.seen.length} seen before the last one, ${target.receipts.length} attempts\n`,
  )

  for (const stream of streams) {
    const endings = async () => {
      const failed = (await service.history(stream.id)).map(({ id }) => id)
      return new Set([...failed, ...(delivered.get(stream.path) ?? [])])
    }
    await expect.poll(async () => (await endings()).size, { timeout: 60_000, interval: 100 }).toBe(count)
    expect([...(await endings())].toSorted()).toEqual(log.toSorted())
  }
  const bodies = new Map<string, string>()
  for (const { event, body } of target.receipts) {
    const key = `${event.xstream} ${event.id}`
    expect(body).toBe(bodies.get(key) ?? body)
    bodies.set(key, body)
  }
})
