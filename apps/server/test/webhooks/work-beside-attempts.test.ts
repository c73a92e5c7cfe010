import pino from 'pino'
import { expect, it } from 'vitest'
import { Commits } from '../../src/webhooks/dispatch/commits.ts'
import type { DispatchStore } from '../../src/webhooks/dispatch/dispatch-store.ts'
import type { Flight } from '../../src/webhooks/dispatch/flight.ts'
import { StreamWork } from '../../src/webhooks/dispatch/stream-work.ts'
import { openLane } from './open-lane.ts'
import { failedIds, totals } from './running-dispatcher.ts'

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
  const work = new StreamWork({ store, log, flush: one => commits.flush(one), onStep: () => {} })
  work.begin(lane)
  await expect.poll(() => lane.hasWork).toBe(false)
  for (const attempt of attempts) settle(attempt, { result: 'delivered' })
  await commits.flush(lane)
  expect(await failedIds(stores, id)).toEqual([earlier.delivery.eventId])
  expect(await totals(stores, id)).toEqual({ successful: 2, failed: 1 })
})
