import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import pg from 'pg'
import { expect, it } from 'vitest'
import { appendLock } from '../../src/stores/postgres/database.ts'
import { askForToken } from '../auth/ask-for-token.ts'
import type { EventService } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { send } from '../http/send.ts'
import { metricsUrl, readMetrics } from '../metrics/read-metrics.ts'
import { type EventStream, manageStreams, newStream } from '../webhooks/harness/stream-service.ts'
import { inTime } from './in-time.ts'
import { newDatabase } from './new-database.ts'
import { startNode } from './nodes.ts'

/** In milliseconds: the longest that a publication may take, and the longest that `/readyz` or a scrape may take. */
const [promisedMs, readyMs] = [5_000, 2_000]

type Status = Promise<{ readonly status: number }>

/** Publishes events one by one at intervals, so that later ones queue behind earlier ones. */
function publishInTurn(node: EventService, token: string, name: string): Status[] {
  return [0, 300, 1_500, 3_000, 4_200].map(async ms => {
    await delay(ms)
    return inTime(promisedMs, publish(node, token, `${name}-${ms}`))
  })
}

function publish(node: EventService, token: string, id: string) {
  return send(node, {
    method: 'POST',
    path: '/internal/events',
    token,
    headers: { 'content-type': 'application/cloudevents+json' },
    body: userEvent(id),
  })
}

/** Expects that all requests are refused, each in time. */
async function expectRefused(answers: readonly Status[]): Promise<void> {
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses).toEqual(answers.map(() => 503))
}

const bin = findPostgres()

// At the same time, because each takes all of its time.
it.skipIf(!bin).concurrent(
  'a PostgreSQL server that hangs delays no caller for more than 5 s, and metrics are served meanwhile',
  async ({ expect, onTestFinished }) => {
    const server = await startPostgres(bin ?? '')
    onTestFinished(() => server.end())
    const node = await startNode(await newDatabase(server.url, onTestFinished), {
      API_RATE_LIMIT: '1000,1000',
      ADMIN_PORT: '0',
    })
    onTestFinished(() => node.end())
    const [token, publisher] = await Promise.all([node.token(), node.token({ audience: '/internal/' })])
    expect((await readMetrics(node)).get('tenant_api_store_up')).toBe(1)

    server.freeze()
    onTestFinished(server.thaw)
    const reads = Array.from({ length: 20 }, () =>
      inTime(promisedMs, send(node, { path: '/api/v2/event-streams', token })),
    )
    const guesses = Array.from({ length: 20 }, () =>
      inTime(promisedMs, askForToken(node, { id: randomUUID(), secret: 'a-guess' })),
    )
    const readiness = inTime(readyMs, send(node, { path: '/readyz' }))
    const scrape = inTime(readyMs, fetch(metricsUrl(node)))
    const refused = expectRefused([...reads, ...guesses, ...publishInTurn(node, publisher, 'frozen')])
    expect(await scrape).toMatchObject({ status: 200 })
    const during = await readMetrics(node)
    expect(during.get('tenant_api_store_connections{pool="requests",state="busy"}')).toBe(4)
    expect(during.get('tenant_api_store_connection_waiters{pool="requests"}')).toBeGreaterThan(0)
    await refused
    expect(await readiness).toMatchObject({ status: 503 })
    const metrics = await readMetrics(node)
    expect(metrics.get('tenant_api_store_up')).toBe(0)
    expect(metrics.has('tenant_api_event_log_head')).toBe(false)
    expect(metrics.get('tenant_api_lease_remaining_seconds')).toBe(0)
    expect(metrics.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)

    server.thaw()
    await expect.poll(async () => (await send(node, { path: '/readyz' })).status).toBe(200)
    await expect.poll(async () => (await publish(node, publisher, 'thawed')).status).toBe(200)
    const found = await readMetrics(node)
    expect(found.get('tenant_api_store_up')).toBe(1)
    expect(found.get('tenant_api_store_connections_max{pool="requests"}')).toBe(4)
    expect(found.get('tenant_api_event_log_head')).toBeGreaterThan(0)
  },
)

it.concurrent('if another session holds the append lock, no publisher waits longer than 5 s, and no reader waits', async ({
  expect,
  onTestFinished,
}) => {
  const url = await newDatabase(undefined, onTestFinished)
  const node = await startNode(url)
  onTestFinished(() => node.end())
  const [token, publisher] = await Promise.all([node.token(), node.token({ audience: '/internal/' })])
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query(`SELECT pg_advisory_lock(${appendLock})`)

  const refused = expectRefused(publishInTurn(node, publisher, 'held'))
  const read = inTime(readyMs, send(node, { path: '/api/v2/event-streams', token }))
  expect((await read).status).toBe(200)
  expect((await send(node, { path: '/readyz' })).status).toBe(200)
  await refused

  await holder.query(`SELECT pg_advisory_unlock(${appendLock})`)
  expect((await publish(node, publisher, 'freed')).status).toBe(200)
})

it.concurrent('if another session holds the table of deliveries, no reader of deliveries waits longer than 5 s', async ({
  expect,
  onTestFinished,
}) => {
  const url = await newDatabase(undefined, onTestFinished)
  const node = await startNode(url)
  onTestFinished(() => node.end())
  const service = await manageStreams(node)
  const body = newStream('https://hooks.invalid/')
  const { id } = (await service.call<EventStream>('create_event_stream', { body })).body
  const token = await node.token()
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('BEGIN; LOCK TABLE deliveries')

  const path = `/api/v2/event-streams/${id}/deliveries`
  const answers = Array.from({ length: 6 }, () => send(node, { path, token }))
  await expectRefused(answers.map(answer => inTime(promisedMs, answer)))
  const messages = (await Promise.all(answers)).map(({ text }) => JSON.parse(text).message)
  expect(new Set(messages)).toEqual(
    new Set([
      'The store does not answer. Try again.',
      'The reads of deliveries before this one take too long. Try again.',
    ]),
  )

  await holder.query('ROLLBACK')
  expect((await send(node, { path, token })).status).toBe(200)
})
