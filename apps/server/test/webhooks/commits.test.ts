import { expect, it } from 'vitest'
import { limits } from '../../src/limits.ts'
import type { DispatchStore } from '../../src/webhooks/dispatch/dispatch-store.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { appendUsers, insertStream, runDispatcher } from './running-dispatcher.ts'
import { startTarget } from './target.ts'

it('results that arrive during a commit wait for the next one, so that a fast target causes few commits', async () => {
  const stores = await openSqlite()
  let commits = 0
  let results = 0
  const counting: DispatchStore = {
    ...stores.dispatch,
    commit(changes) {
      commits++
      results += changes.reduce((sum, { counts }) => sum + counts.successful, 0)
      return stores.dispatch.commit(changes)
    },
  }
  const target = await startTarget()
  await insertStream(stores, target.url)
  await runDispatcher(stores, { store: counting })
  commits = 0
  const startedAt = performance.now()
  const ids = await appendUsers(stores, 10_000)
  await expect.poll(() => results).toBe(ids.length)
  const elapsedMs = performance.now() - startedAt
  const [planned, early] = [elapsedMs / 50, ids.length / (limits.unwrittenResults / 2)]
  expect(commits).toBeLessThan(2 * (planned + early))
})
