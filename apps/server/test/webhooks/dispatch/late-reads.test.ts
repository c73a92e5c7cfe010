import { expect, it } from 'vitest'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { everything } from '../harness/dispatched.ts'
import {
  appendUsers,
  attemptsOf,
  failedIds,
  insertStream,
  runDispatcher,
} from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

/**
 * A dispatcher whose retry of a delivery waits until `answer` lets the store answer the read of its event.
 *
 * @param leaseMs the dispatcher looks for work after each third of it, by default not again during a test
 */
async function withReadInFlight(leaseMs = 600_000) {
  const stores = await openSqlite()
  const [reading, answering] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let holds = true
  const store: DispatchStore = {
    ...stores.dispatch,
    isHolding: () => holds,
    async event(delivery) {
      reading.resolve()
      await answering.promise
      return stores.dispatch.event(delivery)
    },
  }
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  const dispatcher = await runDispatcher(stores, { store, retryDelays: [0.02, 60], leaseMs })
  const ids = await appendUsers(stores, 1)
  await reading.promise
  return {
    ...{ stores, target, id, ids, dispatcher },
    answer: () => answering.resolve(),
    holdLease(is: boolean) {
      holds = is
    },
    inFlight: () => dispatcher.lanes.get(id)?.unsettled.size,
  }
}

it('an attempt whose event is read late is not sent after its stream was disabled', async () => {
  const { stores, target, id, ids, dispatcher, answer } = await withReadInFlight()
  await stores.eventStreams.update(
    id,
    stream => ({ ...stream, status: 'disabled' }),
    () => anEntry,
  )
  await dispatcher.notice(id)
  answer()
  await expect.poll(() => failedIds(stores, id)).toEqual(ids)
  const { deliveries } = await stores.deliveries.list(id, everything, null, 1)
  expect(deliveries[0]?.attempts.map(({ error_message }) => error_message)).toEqual([
    'The endpoint answered with status 500.',
  ])
  const abandoned = { number: 2, result: 'abandoned', error_message: 'The event stream was disabled.' }
  expect(await attemptsOf(stores, id)).toMatchObject([abandoned, { number: 1, result: 'failed' }])
  expect(target.receipts).toHaveLength(1)
})

it('an attempt whose event is read late goes to the new endpoint after its stream was changed', async () => {
  const { stores, target, id, ids, dispatcher, answer } = await withReadInFlight()
  const successor = await startTarget()
  await stores.eventStreams.update(
    id,
    stream => {
      const { destination } = stream
      const configuration = { ...destination.configuration, webhook_endpoint: successor.url }
      return { ...stream, destination: { ...destination, configuration } }
    },
    () => anEntry,
  )
  await dispatcher.notice(id)
  answer()
  expect((await successor.first(1)).map(({ event }) => event.id)).toEqual(ids)
  expect(target.receipts).toHaveLength(1)
})

it('an attempt whose event is read late is not sent while its node has no lease', async () => {
  const { target, answer, holdLease, inFlight } = await withReadInFlight(300)
  holdLease(false)
  answer()
  await expect.poll(inFlight).toBe(0)
  expect(target.receipts).toHaveLength(1)
  holdLease(true)
  await target.first(2)
})

it('an attempt whose event is read late is not sent by a node that is stopping', async () => {
  const { target, dispatcher, answer } = await withReadInFlight()
  const stopped = dispatcher.stop()
  answer()
  await stopped
  expect(target.receipts).toHaveLength(1)
})
