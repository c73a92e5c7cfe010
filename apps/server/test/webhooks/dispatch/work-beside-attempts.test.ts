import pino from 'pino'
import { expect, it } from 'vitest'
import { redeliverAll } from '../../../src/event-streams/redeliver-all.ts'
import { Commits } from '../../../src/webhooks/commits.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import type { Flight } from '../../../src/webhooks/lane.ts'
import { StreamWork } from '../../../src/webhooks/stream-work.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { everything, json, testEvent } from '../harness/dispatched.ts'
import { openLane } from '../harness/open-lane.ts'
import { failedIds, totals } from '../harness/running-dispatcher.ts'

const log = pino({ level: 'silent' })

it('stepwise work does not end an attempt that began, before its stream was disabled, while earlier results were being written', async () => {
  const { stores, id, lane, beginOne, settle, change, commit } = await openLane()
  const earlier = await beginOne()
  settle(earlier, { result: 'failed', message: 'It failed.' })
  await commit()
  await change({ status: 'disabled' })
  await change({ status: 'enabled' })
  const attempts: Flight[] = []
  let written = 0
  const store: DispatchStore = {
    ...stores.dispatch,
    async commit(changes) {
      written++
      // A result during the first commit causes the second one.
      if (written === 1) settle(await beginOne(), { result: 'delivered' })
      if (written === 2) {
        attempts.push(await beginOne())
        await change({ status: 'disabled' })
      }
      return stores.dispatch.commit(changes)
    },
  }
  const commits = new Commits({ store, log, onCommitted: () => {} })
  const work = new StreamWork({ store, log, commits, onStep: () => {} })
  work.begin(lane)
  await expect.poll(() => lane.hasWork).toBe(false)
  for (const attempt of attempts) settle(attempt, { result: 'delivered' })
  await commits.flush(lane)
  expect(await failedIds(stores, id)).toEqual([earlier.delivery.eventId])
  expect(await totals(stores, id)).toEqual({ successful: 2, failed: 1 })
})

it('stepwise work goes on although its stream gets a test event during each write of results', async () => {
  const { stores, id, lane, dispatched, beginOne, settle } = await openLane()
  const given = await beginOne()
  settle(given, { result: 'refused', message: 'It failed.' })
  const commits = new Commits({ store: stores.dispatch, log, onCommitted: () => {} })
  await commits.flush(lane)
  expect(await redeliverAll(stores.deliveries, id, everything, () => anEntry)).toEqual({ accepted: 1 })
  lane.reconfigure(await dispatched())
  const changed: (number | null)[] = []
  const store: DispatchStore = {
    ...stores.dispatch,
    async work(claim, except) {
      const rows = await stores.dispatch.work(claim, except)
      changed.push(rows)
      return rows
    },
  }
  async function flush(): Promise<void> {
    await stores.dispatch.insertTest(testEvent(id), json, Date.now() + 60_000, anEntry)
    lane.reconfigure(await dispatched())
    await commits.flush(lane)
  }
  const work = new StreamWork({ store, log, commits: { flush }, onStep: () => {} })
  work.begin(lane)
  await expect.poll(() => changed.length).toBeGreaterThan(1)
  await work.stop()
  expect(changed.slice(0, 2)).toEqual([1, null])
})
