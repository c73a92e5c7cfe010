import { expect, it, onTestFinished, vi } from 'vitest'
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
  expect(stores.node.pools().map(({ name }) => name)).toEqual(['requests', 'appends', 'dispatch', 'history'])
  await stores.startAlone(async () => {
    await expect.poll(requests).toMatchObject({ busy: 1, waiting: 0, most: 4 })
  })
  await stores.check()
  await expect.poll(requests).toMatchObject({ busy: 0 })
  expect(requests()?.idle).toBeGreaterThan(0)
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
