import pino from 'pino'
import { expect, it } from 'vitest'
import type { LogEntry } from '../../../src/events/event-log.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { appendUsers, insertStream, runDispatcher, totals } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

it('a node that starts while another node appends delivers the event once it learns of it', async () => {
  const stores = await openSqlite()
  const target = await startTarget()
  const id = await insertStream(stores, target.url)
  let tell: (grown: readonly LogEntry[]) => void = () => {}
  let [isAppended, checks] = [false, 0]
  const events = {
    ...stores.events,
    /** Another node appends an event right after the tail has read the head. */
    async head() {
      const head = await stores.events.head()
      if (!isAppended) await appendUsers(stores, 1)
      isAppended = true
      return head
    },
    onGrowth(listener: typeof tell) {
      tell = listener
      return () => {}
    },
  }
  const store = {
    ...stores.dispatch,
    // Returns false in the end, because a lane that reads the log in a loop would block the test.
    isHolding: () => ++checks < 1_000,
  }
  await runDispatcher({ ...stores, events }, { store, log: pino({ level: 'silent' }) })
  await new Promise(setImmediate)
  expect(checks).toBeLessThan(100)
  tell([])
  await expect.poll(() => totals(stores, id)).toEqual({ successful: 1, failed: 0 })
})
