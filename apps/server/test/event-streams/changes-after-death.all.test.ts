/** Starts the service again and again. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { components } from '@tenant-api/contract'
import { createRandom, type Random, seed } from '@tenant-api/test-kit/random'
import { type ServiceProcess, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, it, onTestFinished } from 'vitest'
import { expectDeath } from '../crashes/death.ts'
import { newDatabase } from '../postgres/new-database.ts'
import { settings } from '../postgres/nodes.ts'
import { newUser } from '../webhooks/harness/delivery.ts'
import {
  type EventStream,
  manageStreams,
  newStream,
  quickWebhooks,
  type StreamService,
} from '../webhooks/harness/stream-service.ts'
import { startTarget, type WebhookTarget } from '../webhooks/harness/target.ts'

type Published = components['schemas']['PublishedEvents']['events'][number]
type Stats = components['schemas']['EventStreamStats']

const rounds = process.env.LONG ? 100 : 3
/** Longest time between a request and the death of the service, in milliseconds. */
const longestMs = 40

const onPostgres = async () => ({
  DATABASE_URL: await newDatabase(),
  SECRETS_KEY: settings.SECRETS_KEY,
  LEASE_SECONDS: '1',
})

/** A stream whose service dies during a change. */
class DyingStream {
  id = ''
  /** How many attempts the target had got when the service died. */
  begun = 0
  readonly target: WebhookTarget
  service: StreamService<ServiceProcess>
  readonly #restart: () => Promise<StreamService<ServiceProcess>>
  readonly #random: Random

  constructor(
    target: WebhookTarget,
    service: StreamService<ServiceProcess>,
    { restart, random }: { restart: () => Promise<StreamService<ServiceProcess>>; random: Random },
  ) {
    this.target = target
    this.service = service
    this.#restart = restart
    this.#random = random
  }

  async create(): Promise<void> {
    const body = newStream(this.target.url, { name: crypto.randomUUID() })
    this.id = (await this.service.call<EventStream>('create_event_stream', { body })).body.id
  }

  async publish(count: number): Promise<readonly Published[]> {
    const body = Array.from({ length: count }, newUser)
    return (await this.service.call<{ events: Published[] }>('publish_events', { body })).body.events
  }

  change(body: unknown) {
    return this.service.call('update_event_stream', { id: this.id, body })
  }

  skip() {
    return this.service.call<{ events: number }>('skip_events', { id: this.id, body: { to: 'latest' } })
  }

  /** Kills the service during or after a call. From then on the target takes everything. @returns the status of the answer; null if there was none */
  async dieDuring(call: () => Promise<{ status: number }>): Promise<number | null> {
    const answer = call().then(
      ({ status }) => status,
      error => {
        expectDeath(error)
        return null
      },
    )
    await delay(this.#random(longestMs))
    await this.service.kill()
    const status = await answer
    this.begun = this.target.receipts.length
    this.target.behave(() => 204)
    this.service = await this.#restart()
    return status
  }

  /** Lets the target take everything, and resolves once it has taken these events since `begun` receipts, and nothing has failed. */
  async takesAll(events: readonly Published[], begun: number): Promise<void> {
    const wanted = events.map(({ event_id }) => event_id).toSorted()
    const taken = () => new Set(this.target.receipts.slice(begun).map(({ event }) => event.id))
    await expect
      .poll(() => wanted.filter(id => !taken().has(id)), { timeout: 60_000, interval: 20 })
      .toEqual([])
    await this.service.historyOf(this.id, 0)
  }

  async status(): Promise<string> {
    return (await this.service.call<EventStream>('get_event_stream', { id: this.id })).body.status
  }
}

/** Leaves 5 events that wait for a retry, and 100 in flight or in the log. */
async function fallBehind(stream: DyingStream): Promise<readonly Published[]> {
  const { target, service, id } = stream
  target.behave(() => 500)
  const refused = await stream.publish(5)
  const waiting = async () =>
    (await service.call<Stats>('get_event_stream_stats', { id })).body.current.waiting
  await expect.poll(waiting).toBe(5)
  target.behave(() => undefined)
  const before = target.receipts.length
  const held = await stream.publish(100)
  await target.first(before + 32)
  return [...refused, ...held]
}

/** Each changes a stream, and lets its service die meanwhile. A start that was not stored is made again. */
const scenes: readonly ((stream: DyingStream) => Promise<void>)[] = [
  async function goesOn(stream) {
    const behind = await fallBehind(stream)
    await stream.change({ status: 'disabled' })
    const since = await stream.publish(20)
    const enable = () => stream.change({ status: 'enabled', start: { from: 'where_it_stopped' } })
    const answered = await stream.dieDuring(enable)
    if (answered === 200) expect(await stream.status()).toBe('enabled')
    else if ((await stream.status()) === 'disabled') await enable()
    await stream.takesAll([...behind, ...since], stream.begun)
  },
  async function beginsAgain(stream) {
    stream.target.behave(() => 204)
    const begun = stream.target.receipts.length
    const events = await stream.publish(60)
    await stream.takesAll(events, begun)
    await stream.change({ status: 'disabled' })
    const enable = () => stream.change({ status: 'enabled', start: { from: events[20]?.offset } })
    const sent = stream.target.receipts.length
    const answered = await stream.dieDuring(enable)
    if (answered === 200) expect(await stream.status()).toBe('enabled')
    else if ((await stream.status()) === 'disabled') await enable()
    await stream.takesAll(events.slice(21), sent)
    const again = new Set(stream.target.receipts.slice(sent).map(({ event }) => event.id))
    expect(events.slice(0, 21).filter(({ event_id }) => again.has(event_id))).toEqual([])
  },
  async function skips(stream) {
    await fallBehind(stream)
    const answered = await stream.dieDuring(() => stream.skip())
    const query = { resource_id: stream.id, operation: 'skip_events' }
    const { body } = await stream.service.call<{ logs: unknown[] }>('list_logs', { query })
    if (answered === 202) expect(body.logs).toHaveLength(1)
    const later = await stream.publish(3)
    await stream.takesAll(later, stream.begun)
    if (body.logs.length === 0) return
    const sent = stream.target.receipts.slice(stream.begun).map(({ event }) => event.id)
    expect(sent.toSorted()).toEqual(later.map(({ event_id }) => event_id).toSorted())
    const { id } = stream
    const current = async () =>
      (await stream.service.call<Stats>('get_event_stream_stats', { id })).body.current
    await expect.poll(current).toMatchObject({ waiting: 0, backlog: 0, work: [] })
  },
]

it.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', onPostgres],
])(
  `starts and skips are made as a whole in ${rounds} deaths of the service, on %s (TEST_SEED=${seed})`,
  async (_, store) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const env = {
      ...quickWebhooks,
      ...(await store()),
      BASE_URL: settings.BASE_URL,
      DATA_DIR: dataDir,
      WEBHOOK_RETRY_DELAYS: '600',
    }
    const random = createRandom(seed)
    let last: StreamService<ServiceProcess> | undefined
    onTestFinished(() => last?.kill())
    const restart = async () => {
      last = await manageStreams(await startServiceProcess(env))
      return last
    }
    let service = await restart()
    for (let round = 0; round < rounds; round++) {
      const stream = new DyingStream(await startTarget(), service, { restart, random })
      await stream.create()
      await scenes[round % scenes.length]?.(stream)
      service = stream.service
      await service.call('delete_event_stream', { id: stream.id })
    }
  },
)
