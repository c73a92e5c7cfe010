import { getEventListeners } from 'node:events'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { parseDatabaseUrl } from '../../src/config/database-url.ts'
import { listenTo } from '../../src/stores/postgres/notifications.ts'
import { createServers } from '../../src/stores/postgres/servers.ts'
import { administer, copyOf } from './new-database.ts'

it('a connection for LISTEN that breaks again and again leaves no abort listeners behind', async () => {
  const url = await copyOf(inject('migratedUrl'))
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
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%LISTEN nodes'",
    )
    await expect.poll(() => connected).toBe(count)
  }
  expect(listeners()).toBe(before)
})
