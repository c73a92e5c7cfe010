import { getEventListeners } from 'node:events'
import { findPostgres } from '@tenant-api/test-kit/start-postgres'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { parseDatabaseUrl } from '../../src/config/readers.ts'
import { listenTo } from '../../src/stores/postgres/log-growth.ts'
import { createServers } from '../../src/stores/postgres/session.ts'
import { administer, copyOf } from './new-database.ts'
import { caughtUp, listening, startPair } from './pair.ts'

it('a connection for LISTEN that breaks again and again leaves no abort listeners behind', async () => {
  const url = await copyOf(inject('preparedUrl'))
  const signals: AbortSignal[] = []
  vi.stubGlobal(
    'AbortController',
    class extends AbortController {
      constructor() {
        super()
        signals.push(this.signal)
      }
    },
  )
  const notifications = listenTo(createServers(parseDatabaseUrl(url)))
  vi.unstubAllGlobals()
  onTestFinished(() => notifications.close())
  let connected = 0
  notifications.on('nodes', payload => {
    if (payload === null) connected++
  })
  const listeners = () => signals.flatMap(signal => getEventListeners(signal, 'abort')).length
  await expect.poll(() => connected).toBe(1)
  const before = listeners()
  expect(before).toBeGreaterThan(0)
  for (let count = 2; count <= 5; count++) {
    await administer(
      url,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%LISTEN subscriptions'",
    )
    await expect.poll(() => connected).toBe(count)
  }
  expect(listeners()).toBe(before)
})

it.skipIf(!findPostgres())(
  'after a planned move of the primary, notifications come from the new primary, even if nothing else uses their URL',
  async () => {
    const { primary, standby, url } = await startPair()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    // Safe: the URL names two servers.
    const notifications = listenTo(createServers(parseDatabaseUrl(url) as [URL, ...URL[]]))
    onTestFinished(() => notifications.close())
    const heard: (string | null)[] = []
    notifications.on('nodes', payload => heard.push(payload))
    await expect.poll(() => heard).toEqual([null])
    await administer(
      primary.url,
      'ALTER SYSTEM SET default_transaction_read_only = on',
      'SELECT pg_reload_conf()',
    )
    await caughtUp(primary, standby)
    await administer(standby.url, 'SELECT pg_promote()')
    const listeningInTime = async () => {
      // The connection checks in intervals whether its server is still the primary.
      const hasLeft = (await administer(primary.url, listening)).length === 0
      if (!hasLeft) vi.advanceTimersByTime(5_000)
      return administer(standby.url, listening)
    }
    await expect.poll(listeningInTime).toHaveLength(1)
    expect(await administer(primary.url, listening)).toEqual([])
    await administer(standby.url, "NOTIFY nodes, 'at the new primary'")
    await expect.poll(() => heard).toEqual([null, null, 'at the new primary'])
  },
)
