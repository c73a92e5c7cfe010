import path from 'node:path'
import { findPostgres } from '@tenant-api/test-kit/start-postgres'
import type { ServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, inject, it, onTestFinished } from 'vitest'
import { userEvent } from '../events/published-events.ts'
import { readMetrics } from '../metrics/read-metrics.ts'
import { copyOf } from '../postgres/new-database.ts'
import { settings } from '../postgres/nodes.ts'
import { type AttackedService, startAttackedService } from './attacked-service.ts'
import { createStream, head, publish, request } from './attacks/as-client.ts'
import { Sockets } from './attacks/sockets.ts'
import { watchLockWaits } from './lock-waits.ts'
import { fillPostgres, fillSqlite, long } from './long-history.ts'

/** Starts a service with a long log, and a stream with a long delivery history. Measures the start of the service. */
async function startWithHistory(
  env: Readonly<Record<string, string>>,
  fill: (dataDir: string, stream: string) => Promise<void> | void,
) {
  const first = await startAttackedService(env)
  const stream = await createStream(first)
  await publish(first, [userEvent('original')])
  await request(first, 'PATCH', stream, { status: 'disabled' })
  await request(first, 'PATCH', stream, { status: 'enabled' })
  await first.stop()
  await fill(first.dataDir, stream.split('/').at(-1) ?? '')
  const startedAt = performance.now()
  const service = await startAttackedService({ ...env, DATA_DIR: first.dataDir })
  onTestFinished(service.end)
  return { service, stream, startMs: performance.now() - startedAt }
}

/**
 * Interval at which the metric samples the delay of the event loop, in milliseconds. The test subtracts it,
 * because the metric includes it: even an idle event loop shows 10 ms.
 */
const intervalMs = 10

/** Reads metrics, and keeps the longest delay of the event loop, because each reading resets the measurement. */
class Readings {
  readonly #service: ServiceProcess
  #longest = 0

  constructor(service: ServiceProcess) {
    this.#service = service
  }

  async read(name: string): Promise<number> {
    const metrics = await readMetrics(this.#service)
    this.#longest = Math.max(this.#longest, metrics.get('nodejs_eventloop_lag_max_seconds') ?? Number.NaN)
    return metrics.get(name) ?? 0
  }

  /** Resolves with the longest delay since the last call, in milliseconds. */
  async longestDelay(): Promise<number> {
    await this.read('')
    const longest = this.#longest
    this.#longest = 0
    return Math.max(Math.round(longest * 1_000) - intervalMs, 0)
  }
}

/** Runs every operation that reads or changes a long history, and calls `check` after each. */
async function useHistory(
  service: AttackedService,
  readings: Readings,
  stream: string,
  check: (what: string) => Promise<void>,
): Promise<void> {
  const metric = (name: string) => readings.read(name)
  const isIdle = () => expect.poll(() => metric('tenant_api_event_streams_with_work')).toBe(0)
  await metric('tenant_api_store_up')
  await check('before')
  await request(service, 'GET', `${stream}/deliveries?take=100`)
  await check('list')
  expect(await request(service, 'GET', `${stream}/deliveries?event_types=group.created`)).toEqual([])
  await check('filter')

  const sockets = new Sockets(service)
  const reader = await sockets.open()
  let received = 0
  reader.on('data', chunk => {
    received += chunk.length
  })
  reader.write(`${head(service, 'GET', '/api/v2/events?from_timestamp=2026-01-01T00:00:00Z')}\r\n`)
  await expect.poll(() => received).toBeGreaterThan(200e6)
  sockets.close()
  await check('replay')

  expect(await request(service, 'POST', `${stream}/redeliver`, {})).toEqual({
    accepted: long.failedDeliveries + 1,
  })
  await isIdle()
  await check('redeliver')
  await request(service, 'PATCH', stream, { status: 'disabled' })
  await isIdle()
  await check('disable')
  await request(service, 'DELETE', stream)
  await isIdle()
  await check('delete')
  await expect
    .poll(() => metric('tenant_api_background_rows_total{work="forget_events"}'))
    .toBeGreaterThanOrEqual(long.oldEvents - 1)
  await check('prune')
}

it('a long history in SQLite never blocks the event loop for more than 20 ms', async () => {
  const { service, stream, startMs } = await startWithHistory(
    { API_RATE_LIMIT: '1000000,1000000' },
    (dataDir, id) => fillSqlite(path.join(dataDir, 'tenant.db'), id),
  )
  process.stdout.write(`SQLite: start ${startMs.toFixed(0)} ms\n`)
  expect(startMs).toBeLessThan(5_000)
  const delays: Record<string, number> = {}
  const readings = new Readings(service)
  await useHistory(service, readings, stream, async what => {
    delays[what] = await readings.longestDelay()
    process.stdout.write(`SQLite: ${what}, longest delay of the event loop ${delays[what]} ms\n`)
  })
  expect(Object.entries(delays).filter(([what, ms]) => what !== 'before' && ms > 20)).toEqual([])
})

it.runIf(findPostgres())(
  'a long history in PostgreSQL never causes a wait for a lock of more than 100 ms',
  async () => {
    const DATABASE_URL = await copyOf(inject('preparedUrl'))
    const env = { SECRETS_KEY: settings.SECRETS_KEY, DATABASE_URL, API_RATE_LIMIT: '1000000,1000000' }
    const { service, stream, startMs } = await startWithHistory(env, (_, id) =>
      fillPostgres(DATABASE_URL, id),
    )
    process.stdout.write(`PostgreSQL: start ${startMs.toFixed(0)} ms\n`)
    expect(startMs).toBeLessThan(5_000)
    const waits = await watchLockWaits(DATABASE_URL)
    onTestFinished(waits.stop)
    const longest: Record<string, number> = {}
    await useHistory(service, new Readings(service), stream, async what => {
      const { ms, waiting, holding } = waits.longest()
      longest[what] = Math.round(ms)
      process.stdout.write(`PostgreSQL: ${what}, longest wait for a lock ${longest[what]} ms\n`)
      if (ms > 100) process.stdout.write(`\`${holding}\` made \`${waiting}\` wait\n`)
    })
    expect(Object.entries(longest).filter(([, ms]) => ms > 100)).toEqual([])
  },
)
