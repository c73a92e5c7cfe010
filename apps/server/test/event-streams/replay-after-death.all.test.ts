import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ServiceProcess, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, it, onTestFinished } from 'vitest'
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
import { startTarget } from '../webhooks/harness/target.ts'

const count = 400

/** Publishes events, waits for their delivery, and then starts a replay of all of them. */
async function startReplay(service: StreamService<ServiceProcess>) {
  const target = await startTarget()
  const { body } = await service.call<EventStream>('create_event_stream', { body: newStream(target.url) })
  const { id } = body
  const events: string[] = []
  for (let batch = 0; batch < count / 100; batch++)
    events.push(...(await service.publish(Array.from({ length: 100 }, newUser))))
  await expect.poll(() => service.totals(id), { timeout: 30_000 }).toEqual({ successful: count, failed: 0 })
  const replayed = () =>
    target.receipts.filter(({ event }) => event.xpurpose === 'replay').map(({ event }) => event.id)
  // Slow, so that the replay lasts.
  target.behave((_receipt, res) => {
    setTimeout(() => res.writeHead(204).end(), 10)
    return undefined
  })
  expect(
    await service.call('replay_events', { id, body: { date_from: '2020-01-01T00:00:00Z' } }),
  ).toMatchObject({
    status: 202,
    body: { events: count },
  })
  return { id, events, replayed }
}

interface Stats {
  readonly current: { readonly replay?: object }
}
const isOver = async (service: StreamService<ServiceProcess>, id: string) =>
  (await service.call<Stats>('get_event_stream_stats', { id })).body.current.replay === undefined

const onPostgres = async () => ({
  DATABASE_URL: await newDatabase(),
  SECRETS_KEY: settings.SECRETS_KEY,
  LEASE_SECONDS: '1',
})

it.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', onPostgres],
])('a replay goes on after each of three SIGKILLs and sends every event, on %s', async (_, store) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const env = { ...quickWebhooks, ...(await store()), DATA_DIR: dataDir }
  let service = await manageStreams(await startServiceProcess(env))
  const { id, events, replayed } = await startReplay(service)
  for (let death = 1; death <= 3; death++) {
    await expect.poll(() => replayed().length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(80 * death)
    expect(new Set(replayed()).size).toBeLessThan(count)
    await service.kill()
    service = await manageStreams(await startServiceProcess(env))
  }
  await expect.poll(() => isOver(service, id), { timeout: 30_000 }).toBe(true)
  await expect.poll(() => new Set(replayed()).size, { timeout: 30_000 }).toBe(count)
  expect(new Set(replayed())).toEqual(new Set(events))
  // Only attempts whose results were not written are repeated.
  expect(replayed().length).toBeLessThan(2 * count)
  expect(await service.history(id)).toEqual([])
  await service.stop()
})

it('a replay moves with its stream to another node when its node is killed', async () => {
  const DATABASE_URL = await newDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const env = { ...settings, DATABASE_URL, LEASE_SECONDS: '1' }
  const one = await manageStreams(await startServiceProcess({ ...env, DATA_DIR: path.join(dataDir, 'one') }))
  // The only node holds the stream.
  const { id, events, replayed } = await startReplay(one)
  const two = await manageStreams(await startServiceProcess({ ...env, DATA_DIR: path.join(dataDir, 'two') }))
  await expect.poll(() => replayed().length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(80)
  await one.kill()
  await expect.poll(() => isOver(two, id), { timeout: 30_000 }).toBe(true)
  await expect.poll(() => new Set(replayed()).size, { timeout: 30_000 }).toBe(count)
  expect(new Set(replayed())).toEqual(new Set(events))
  expect(await two.history(id)).toEqual([])
  await two.stop()
})
