import { randomUUID } from 'node:crypto'
import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { askForToken } from '../auth/ask-for-token.ts'
import { send } from '../http/send.ts'
import { readMetrics } from '../metrics/read-metrics.ts'
import { newDatabase } from './new-database.ts'
import { startNode } from './nodes.ts'

const many = Array.from({ length: 30 })

it('token requests of unknown clients that wait for the database do not delay requests with a token', async () => {
  const url = await newDatabase()
  const node = await startNode(url, { RATE_LIMIT_POLICIES: 'on' })
  onTestFinished(() => node.end())
  const token = await node.token()
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('BEGIN; LOCK TABLE rate_limit_policies IN ACCESS EXCLUSIVE MODE')

  const strangers = many.map(() => askForToken(node, { id: randomUUID(), secret: 'a-guess' }))
  await expect.poll(() => waiters(holder)).toBeGreaterThan(0)
  for (let count = 0; count < 10; count++)
    expect((await send(node, { path: '/api/v2/event-streams', token })).status).toBe(200)
  expect((await send(node, { path: '/readyz' })).status).toBe(200)

  await holder.query('COMMIT')
  for (const { status } of await Promise.all(strangers)) expect([401, 503]).toContain(status)
})

/** Counts the sessions that wait for a lock. */
async function waiters(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  )
  return Number(rows[0]?.count)
}

const bin = findPostgres()

it.skipIf(!bin)('concurrent requests for /readyz, which anyone can send, use one connection', async () => {
  const server = await startPostgres(bin ?? '')
  onTestFinished(() => server.end())
  const node = await startNode(await newDatabase(server.url), { ADMIN_PORT: '0' })
  onTestFinished(() => node.end())
  server.freeze()
  onTestFinished(server.thaw)
  const checks = Promise.all(many.map(() => send(node, { path: '/readyz' })))
  // The scrape, and the check of the log each second, need connections too.
  const waiting = (await readMetrics(node)).get('tenant_api_store_connection_waiters{pool="requests"}')
  expect(waiting).toBeLessThan(10)
  expect(new Set((await checks).map(({ status }) => status))).toEqual(new Set([503]))
})
