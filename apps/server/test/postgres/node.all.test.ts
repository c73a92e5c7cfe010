import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { appendLock } from '../../src/stores/postgres/database.ts'
import { newEvent } from '../stores/conformance/new-event.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

it('a node knows how many seconds are left of its lease', async () => {
  const { open } = await openNodes()
  const { node, dispatch } = await open({ leaseMs: 300 })
  await expect.poll(() => node.leaseSeconds()).toBe(0)
  await dispatch.renew()
  const left = Number(node.leaseSeconds())
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(0.3)
})

it('a node knows which of its connections are in use', async () => {
  const { open } = await openNodes()
  const stores = await open()
  const requests = () => stores.node.pools().find(({ name }) => name === 'requests')
  expect(stores.node.pools().map(({ name }) => name)).toEqual([
    'requests',
    'changes',
    'appends',
    'lease',
    'dispatch',
    'history',
  ])
  await stores.startAlone(async () => {
    await expect.poll(requests).toMatchObject({ busy: 1, waiting: 0, most: 4 })
  })
  await stores.check()
  await expect.poll(requests).toMatchObject({ busy: 0 })
  expect(requests()?.idle).toBeGreaterThan(0)
})

it('callers that get an idle connection at once, such as those of a scrape, do not count as waiting', async () => {
  const { open } = await openNodes()
  const stores = await open()
  const requests = () => stores.node.pools().find(({ name }) => name === 'requests')
  const check = () => stores.check()
  await Promise.all([check(), check()])
  const idle = requests()?.idle ?? 0
  expect(idle).toBeGreaterThan(0)
  const checks = Array.from({ length: idle + 1 }, check)
  expect(requests()?.waiting).toBe(1)
  await Promise.all(checks)
  await expect.poll(requests).toMatchObject({ waiting: 0 })
})

it('a node has as many connections as its documentation says', async () => {
  const { open } = await openNodes()
  const { node } = await open()
  const others = node.pools().reduce((sum, { most }) => sum + most, 0)
  const read = (page: string) => readFile(new URL(`../../../../docs/${page}`, import.meta.url), 'utf8')
  const numbers = async (page: string, pattern: RegExp) =>
    pattern
      .exec(await read(page))
      ?.slice(1)
      .map(Number)
  const most = others + 1
  expect(await numbers('scaling.md', /up to (\d+): one for notifications, and up to (\d+) others/)).toEqual([
    most,
    others,
  ])
  expect(await numbers('scaling.md', /`default_pool_size` must be (\d+) for each node/)).toEqual([most])
  expect(await numbers('limits.md', /each\s+with (\d+) connections/)).toEqual([most])
})

it('a node is ready as long as its database answers', async () => {
  const { open } = await openNodes()
  const stores = await open()
  await stores.check()
  await stores.close()
  await expect(stores.check()).rejects.toThrow()
})

it('full buckets of a quota are deleted every minute, and others stay', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { url, open } = await openNodes()
  const quota = (await open()).openQuota({ perSecond: 1, burst: 5 })
  await quota.take('full')
  await quota.take('empty')
  await administer(
    url,
    "UPDATE quota_buckets SET at = at - interval '1 hour' WHERE client_id = 'full'",
    "UPDATE quota_buckets SET tokens = -100 WHERE client_id = 'empty'",
  )
  vi.advanceTimersByTime(60_000)
  await expect
    .poll(() => administer(url, 'SELECT client_id FROM quota_buckets'))
    .toEqual([{ client_id: 'empty' }])
})

it('a node that is stopping reports no loss: it ends in any case', async () => {
  const { url, open } = await openNodes()
  const losses: unknown[] = []
  const { events, close } = await open({ onLost: error => losses.push(error) })
  await events.append([newEvent('a')])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${appendLock})`)
  const outcome = events.append([newEvent('b')]).then(() => 'appended', String)
  const waiting = `
    SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`
  await expect.poll(() => administer(url, waiting), { interval: 20 }).toHaveLength(1)
  const closing = close()
  await client.query("UPDATE events SET id = 'evt_of_other_log' WHERE sequence = 1; COMMIT")
  expect(await outcome).toContain('Another database has replaced')
  await closing
  expect(losses).toEqual([])
})
