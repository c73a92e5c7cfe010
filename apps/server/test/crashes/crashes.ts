import { setTimeout as delay } from 'node:timers/promises'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import type { ServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished } from 'vitest'
import { userEvent } from '../events/published-events.ts'
import { isEvent, openSubscription } from '../events/subscription.ts'
import {
  type EventStream,
  manageStreams,
  newStream,
  quickWebhooks,
  type StreamService,
} from '../webhooks/harness/stream-service.ts'
import { startFlakyTarget } from './flaky-target.ts'
import { Publisher, publishBatch } from './publisher.ts'

/** The number of services that run and crash at the same time. With one service, a core would be idle during each start. */
const lanes = 2
/** Number of crashes of one service between two checks of its data. */
const checkEvery = 50
/**
 * Maximum time from the connection of the reader to the crash, in milliseconds. In the last round before a check, the time
 * begins with the reader's first event.
 */
const longestLifeMs = 300

/** Settings of every start. With a fixed BASE_URL, tokens stay valid although each start has another port. */
const settings = {
  ...quickWebhooks,
  WEBHOOK_RETRY_DELAYS: '0.02,0.05',
  BASE_URL: 'http://tenant.example.com',
}

type Start = (env: Readonly<Record<string, string>>) => Promise<ServiceProcess>

/**
 * Kills services again and again while events are published, read and delivered. Checks that nothing acknowledged is lost:
 * the log has each event once, the reader got exactly the log, and each delivery ended once. One of the event streams delivers the
 * events of each user in their order.
 *
 * @param rounds total number of crashes
 * @param stores prepares the data of one service, and resolves with a function that starts the service on this data
 */
export async function crash(rounds: number, stores: () => Promise<Start>): Promise<void> {
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => crashOne(lane, rounds / lanes, await stores())),
  )
}

async function crashOne(lane: number, rounds: number, startAgain: Start): Promise<void> {
  // `createRandom` ignores the last bit of a seed, so consecutive seeds could give the same numbers.
  const random = createRandom(seed + 2 * lane)
  const target = await startFlakyTarget(random, 30)
  const publishers = ['a', 'b', 'c'].map(prefix => new Publisher(prefix, random))
  const tokens = new Map<string, Promise<string>>()
  let running: ServiceProcess | undefined
  onTestFinished(() => running?.kill())

  async function start(): Promise<StreamService<ServiceProcess>> {
    const service = await startAgain(settings)
    running = service
    const token: ServiceProcess['token'] = (request = {}) => {
      const key = JSON.stringify(request)
      const known = tokens.get(key) ?? service.token(request)
      tokens.set(key, known)
      return known
    }
    return manageStreams({ ...service, token })
  }

  const first = await start()
  const streams = await Promise.all(
    (['one', 'two', 'ordered'] as const).map(path => createStream(first, target.url, path)),
  )
  let reader = { seen: [] as string[], offset: await firstOffset(first) }
  await first.kill()
  let checked = { offset: reader.offset, count: 0 }

  /** Checks the service against everything acknowledged since the last check. */
  async function check(crashes: number): Promise<void> {
    const service = await start()
    for (const publisher of publishers) await publisher.publishWaiting(service)
    const acknowledged = publishers.flatMap(publisher => publisher.acknowledged.splice(0))
    acknowledged.push(...(await publishBatch(service, [userEvent(`last-${crashes}`)])))
    const log = await readLog(service, checked.offset, acknowledged.at(-1)?.offset)
    expect(log.map(({ id, offset }) => ({ id, offset }))).toEqual(
      acknowledged.map(({ event_id: id, offset }) => ({ id, offset })).toSorted(byOffset),
    )
    const ids = log.map(({ id }) => id)
    expect(reader.seen).toEqual(ids.slice(0, reader.seen.length))
    const count = checked.count + ids.length
    for (const { id, path } of streams) {
      const ended = async () => Object.values(await service.totals(id)).reduce((sum, total) => sum + total, 0)
      await expect.poll(ended, { timeout: 120_000, interval: 250 }).toBe(count)
      const history = (await service.history(id)).map(({ id }) => id)
      expect((await service.totals(id)).failed).toBe(history.length)
      const known = new Set(ids)
      const endings = new Set([...history.filter(id => known.has(id)), ...target.taken(path)])
      expect([...endings].toSorted()).toEqual(ids.toSorted())
      if (path !== '/hook/ordered') continue
      const taken = new Map(target.taken(path).map((id, place) => [id, place]))
      const places = (user: string) =>
        log.flatMap(one => (one.user === user ? (taken.get(one.id) ?? []) : []))
      for (const user of new Set(log.map(({ user }) => user)))
        expect(places(user), `the order of ${user}`).toEqual(places(user).toSorted((a, b) => a - b))
    }
    expect(target.changed).toEqual([])
    await service.kill()
    const unanswered = publishers.reduce((sum, publisher) => sum + publisher.unanswered.count, 0)
    const stored = publishers.reduce((sum, publisher) => sum + publisher.unanswered.stored, 0)
    process.stdout.write(
      `Service ${lane + 1}: ${crashes} of ${rounds} crashes, ${count} events; ${unanswered} publications had no answer at a crash, ` +
        `${stored} of them were stored; ${reader.seen.length} of the last ${ids.length} events were read before the last crash; ` +
        `${target.attempts} attempts\n`,
    )
    const offset = log.at(-1)?.offset ?? checked.offset
    checked = { offset, count }
    reader = { seen: [], offset }
    target.forget()
  }

  for (let round = 1; round <= rounds; round++) {
    const service = await start()
    const publishing = publishers.map(one => one.publishUntilDeath(service))
    const read = await startReading(service, reader)
    const reading = read()
    const isChecked = round % checkEvery === 0 || round === rounds
    // Before a check, the reader must have something to compare with the log, however slow the machine is.
    if (isChecked) await expect.poll(() => reader.seen.length, { timeout: 60_000 }).toBeGreaterThan(0)
    await delay(random(longestLifeMs))
    await service.kill()
    await Promise.all([reading, ...publishing])
    if (isChecked) await check(round)
  }
}

async function createStream(service: StreamService, url: string, path: 'one' | 'two' | 'ordered') {
  const subscriptions = [{ event_type: 'user.created' as const }, { event_type: 'group.created' as const }]
  const order = path === 'ordered' ? 'object' : 'none'
  const body = newStream(`${url}/${path}`, { subscriptions, order })
  const created = await service.call<EventStream>('create_event_stream', { body })
  return { id: created.body.id, path: `/hook/${path}` }
}

async function firstOffset(service: StreamService): Promise<string> {
  const subscription = await openSubscription(service.baseUrl, {
    token: await service.token({ scope: 'read:events' }),
  })
  const message = await subscription.next()
  subscription.close()
  if (!message) throw new Error('the subscription ended before its first message')
  return message.offset
}

/** Resumes after the last offset that the reader saw. The returned function reads until the service dies. */
async function startReading(
  service: StreamService,
  reader: { seen: string[]; offset: string },
): Promise<() => Promise<void>> {
  const token = await service.token({ scope: 'read:events' })
  const subscription = await openSubscription(service.baseUrl, { token, lastEventId: reader.offset })
  expect(subscription.status).toBe(200)
  return async () => {
    for (let message = await subscription.next(); message; message = await subscription.next()) {
      if (isEvent(message)) reader.seen.push(message.event.id)
      reader.offset = message.offset
    }
  }
}

/** Reads the log after `offset`, up to the event with the offset `last`. */
async function readLog(service: StreamService, offset: string, last: string | undefined) {
  const token = await service.token({ scope: 'read:events' })
  const subscription = await openSubscription(service.baseUrl, { token, lastEventId: offset })
  const log: { id: string; offset: string; user: string }[] = []
  do {
    const { event, offset } = await subscription.nextEvent()
    const { object } = event.data
    log.push({ id: event.id, offset, user: 'user_id' in object ? object.user_id : event.id })
  } while (log.at(-1)?.offset !== last)
  subscription.close()
  return log
}

const byOffset = (one: { offset: string }, other: { offset: string }) => (one.offset < other.offset ? -1 : 1)
