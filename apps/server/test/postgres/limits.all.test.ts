import { expect, it, onTestFinished, vi } from 'vitest'
import { limits } from '../../src/limits.ts'
import { anEntry } from '../stores/an-entry.ts'
import { newPolicy } from '../stores/conformance/rate-limit-policies.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

const threeNodes = async () => {
  const { open } = await openNodes()
  return [await open(), await open(), await open()]
}
/** Moves the buckets of a quota into the past, as if this time had passed at the server. */
const letTimePass = (url: string, ms: number) =>
  administer(url, `UPDATE quota_buckets SET at = at - interval '${ms} ms'`)
const noLimit = Number.POSITIVE_INFINITY
const policiesBefore = limits.rateLimitPolicies - 10
const fifty = Array.from({ length: 50 }, (_, index) => index)

it('60 concurrent insertions at two nodes do not exceed the maximum number of rate limit policies', async () => {
  const { url, open } = await openNodes()
  const nodes = [await open(), await open()]
  await administer(
    url,
    `INSERT INTO rate_limit_policies
     SELECT 'rlp_' || n, 'oauth_authentication_api', 'client', 'client_id:' || n, '{}', 1, 1
     FROM generate_series(1, ${policiesBefore}) AS n`,
  )
  const insertions = Array.from({ length: 60 }, (_, index) =>
    nodes[index % 2]?.rateLimitPolicies.insert(
      newPolicy({ consumer_selector: `client_id:new-${index}` }),
      anEntry,
    ),
  )
  expect((await Promise.all(insertions)).toSorted()).toEqual([
    ...Array(10).fill('inserted'),
    ...Array(50).fill('too many'),
  ])
})

it('50 concurrent requests to three nodes get different counts of their window, in 20 rounds', async () => {
  const nodes = await threeNodes()
  for (let round = 0; round < 20; round++) {
    const startedAt = performance.now()
    const counted = await Promise.all(
      fifty.map(index => nodes[index % 3]?.rateLimitCounters.count(`round-${round}`, noLimit)),
    )
    const windows = [...Map.groupBy(counted, one => one?.endsAt).values()]
    for (const window of windows) {
      const counts = window.map(one => one?.count ?? 0).toSorted((a, b) => a - b)
      expect(counts).toEqual(window.map((_one, index) => index + 1))
    }
    // A round on a busy machine may take longer than the rest of its window.
    expect(windows.length).toBeLessThanOrEqual(2 + (performance.now() - startedAt) / 1_000)
  }
})

// Repeated because on a busy machine the second window may end during the test.
it('the window of a counter ends after a second, and the next request begins another window', {
  retry: 3,
}, async () => {
  const [one, two] = await threeNodes()
  const first = await one?.rateLimitCounters.count('a', noLimit)
  const next = async () => (await two?.rateLimitCounters.count('a', noLimit))?.endsAt
  await expect.poll(next, { interval: 100, timeout: 3_000 }).not.toBe(first?.endsAt)
  expect((await one?.rateLimitCounters.count('a', noLimit))?.count).toBe(2)
})

// Repeated because on a busy machine the window of a second may end during the test.
it('a node refuses requests over a limit without a query until the window ends', { retry: 3 }, async () => {
  const { open, writersOf } = await openNodes()
  const { rateLimitCounters } = await open()
  const { endsAt } = await rateLimitCounters.count('a', 1)
  expect(await rateLimitCounters.count('a', 1)).toEqual({ count: 2, endsAt })
  const before = await writersOf('rate_limit_counts')
  for (let index = 0; index < 200; index++)
    expect(await rateLimitCounters.count('a', 1)).toEqual({ count: 2, endsAt })
  expect(await writersOf('rate_limit_counts')).toEqual(before)
  const again = async () => (await rateLimitCounters.count('a', 1)).endsAt
  await expect.poll(again, { interval: 100 }).not.toBe(endsAt)
})

// Repeated because on a busy machine the window may end during the test.
it('a limit that grows applies at once, also to a client that was over it', { retry: 3 }, async () => {
  const { open } = await openNodes()
  const { rateLimitCounters } = await open()
  const counts = []
  for (const limit of [1, 1, 2, 9]) counts.push((await rateLimitCounters.count('a', limit)).count)
  expect(counts).toEqual([1, 2, 3, 4])
})

it('until the bucket has its next token, a node refuses requests over a quota without querying the database', async () => {
  const { url, open, writersOf } = await openNodes()
  const quota = (await open()).openQuota({ perSecond: 0.15, burst: 1 })
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  expect((await quota.take('a')).isGranted).toBe(true)
  const refused = await quota.take('a')
  const waitMs = refused.nextAt - performance.now()
  expect(waitMs).toBeGreaterThan(0)
  const before = await writersOf('quota_buckets')
  for (let index = 0; index < 200; index++) expect(await quota.take('a')).toEqual(refused)
  expect(await writersOf('quota_buckets')).toEqual(before)
  await letTimePass(url, waitMs)
  vi.advanceTimersByTime(Math.floor(waitMs) - 1)
  expect(await quota.take('a')).toEqual(refused)
  vi.advanceTimersByTime(2)
  expect((await quota.take('a')).isGranted).toBe(true)
})

it('a quota grants its burst once among 50 concurrent requests to three nodes, in 20 rounds', async () => {
  const nodes = await threeNodes()
  const quotas = nodes.map(node => node.openQuota({ perSecond: 0.01, burst: 20 }))
  for (let round = 0; round < 20; round++) {
    const states = await Promise.all(fifty.map(index => quotas[index % 3]?.take(`client-${round}`)))
    const granted = states.filter(state => state?.isGranted)
    expect(granted).toHaveLength(20)
    const left = granted.map(state => state?.remaining ?? 0)
    expect(Math.max(...left)).toBe(19)
    expect(states.every(state => state?.limit === 20)).toBe(true)
  }
})

it('a quota refills with time, at every node', async () => {
  const { url, open } = await openNodes()
  const rate = { perSecond: 0.2, burst: 2 }
  const [one, two] = [(await open()).openQuota(rate), (await open()).openQuota(rate)]
  await one.take('a')
  await two.take('a')
  const state = await one.take('a')
  expect(state).toMatchObject({ isGranted: false, remaining: 0 })
  expect(state.nextAt - performance.now()).toBeLessThanOrEqual(5_000)
  await letTimePass(url, 5_000)
  expect((await two.take('a')).isGranted).toBe(true)
})

it('a charge takes more from a quota than is left, at every node', async () => {
  const { url, open } = await openNodes()
  const rate = { perSecond: 0.2, burst: 2 }
  const [one, two] = [(await open()).openQuota(rate), (await open()).openQuota(rate)]
  await one.take('a')
  expect(await one.charge('a', 2)).toMatchObject({ isGranted: true, limit: 2, remaining: 0 })
  const refused = await two.take('a')
  expect(refused.isGranted).toBe(false)
  const waitMs = refused.nextAt - performance.now()
  expect(waitMs).toBeGreaterThan(5_000)
  expect(waitMs).toBeLessThanOrEqual(10_000)
  await letTimePass(url, 10_000)
  expect((await one.take('a')).isGranted).toBe(true)
  expect(await two.charge('b', 3)).toMatchObject({ isGranted: true, remaining: 0 })
  expect((await one.take('b')).isGranted).toBe(false)
})

it('a window and a quota whose stored times are days ahead, from a wrong clock, do not refuse requests', async () => {
  const { url, open } = await openNodes()
  const node = await open()
  const quota = node.openQuota({ perSecond: 1, burst: 1 })
  await quota.take('a')
  for (let count = 0; count < 5; count++) await node.rateLimitCounters.count('a', 10)
  await administer(url, "UPDATE rate_limit_counts SET ends_at = ends_at + interval '8 days'")
  await administer(url, "UPDATE quota_buckets SET at = at + interval '8 days'")
  expect(await node.rateLimitCounters.count('a', 10)).toMatchObject({ count: 1 })
  await expect.poll(async () => (await quota.take('a')).isGranted).toBe(true)
})

it('ended windows and old rows of done_transactions are deleted without a scan of their tables', async () => {
  const { url, open } = await openNodes()
  const rows = 20_000
  await administer(
    url,
    `INSERT INTO done_transactions (id) SELECT gen_random_uuid() FROM generate_series(1, ${rows})`,
    `INSERT INTO rate_limit_counts SELECT n, 1, now() + interval '1 hour' FROM generate_series(1, ${rows}) AS n`,
    `INSERT INTO rate_limit_counts SELECT -n, 1, now() - interval '1 hour' FROM generate_series(1, 3000) AS n`,
    'ANALYZE',
    'CREATE TABLE deleted (rows int)',
    `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN INSERT INTO deleted SELECT count(*) FROM old_rows; RETURN NULL; END'`,
    `CREATE TRIGGER note AFTER DELETE ON rate_limit_counts REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note()`,
  )
  const numberOf = async (query: string) => {
    const [found] = (await administer(url, query)) as { value: number }[]
    return found?.value ?? Number.NaN
  }
  const rowsRead = () =>
    numberOf(
      `SELECT sum(seq_tup_read + idx_tup_fetch)::int AS value
       FROM pg_stat_user_tables WHERE relname IN ('done_transactions', 'rate_limit_counts')`,
    )
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const node = await open()
  const before = await rowsRead()
  await node.eventStreams.delete('est_unknown', () => anEntry)
  // The sweep of ended windows.
  vi.advanceTimersByTime(5_000)
  await expect.poll(() => numberOf('SELECT sum(rows)::int AS value FROM deleted')).toBe(3_000)
  // A session writes its statistics when it ends.
  await node.close()
  await expect.poll(rowsRead).toBeGreaterThan(before)
  expect((await rowsRead()) - before).toBeLessThan(rows)
})
