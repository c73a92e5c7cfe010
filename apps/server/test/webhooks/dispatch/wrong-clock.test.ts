import { expect, it, onTestFinished, vi } from 'vitest'
import { newEvent } from '../../stores/conformance/new-event.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { failedIds, insertStream, runDispatcher } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

const day = 86_400_000

it('a clock that jumps ahead fails no delivery', async () => {
  const stores = await openSqlite()
  const target = await startTarget()
  const id = await insertStream(stores, target.url)
  await stores.events.append([newEvent('a', { acceptedAt: Date.now() })])
  const { now } = Date
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 40 * day)
  onTestFinished(() => clock.mockRestore())
  await runDispatcher(stores, { expiryMs: 14 * day })
  await target.first(1)
  expect(await failedIds(stores, id)).toEqual([])
})
