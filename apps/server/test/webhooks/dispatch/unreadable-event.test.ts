import pino from 'pino'
import { expect, it } from 'vitest'
import { StoreError } from '../../../src/errors.ts'
import { erasePerson } from '../../../src/events/erasure.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { newEvent } from '../../stores/conformance/new-event.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { everything } from '../harness/dispatched.ts'
import { appendUsers, failedIds, insertStream, runDispatcher, totals } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

it.each([
  ['the event of a retry', 'event', 'the event of a delivery cannot be read'],
  ['the next deliveries of a stream', 'due', 'deliveries cannot be read'],
] as const)(
  'while %s cannot be read, the read is repeated about every second, and no attempt is lost or counted',
  async (_, read, message) => {
    const stores = await openSqlite()
    const times: number[] = []
    async function failAtFirst<Result>(answer: () => Promise<Result>): Promise<Result> {
      if (times.push(performance.now()) <= 2) throw new StoreError('The store is away.')
      return answer()
    }
    const { dispatch } = stores
    const failing: Pick<DispatchStore, 'event' | 'due'> = {
      event: delivery => failAtFirst(() => dispatch.event(delivery)),
      due: (...args) => failAtFirst(() => dispatch.due(...args)),
    }
    const lines: object[] = []
    const log = pino({ level: 'error' }, { write: line => lines.push(JSON.parse(line)) })
    const target = await startTarget(() => (target.receipts.length === 1 ? 500 : 204))
    const id = await insertStream(stores, target.url)
    await runDispatcher(stores, { store: { ...dispatch, [read]: failing[read] }, log, retryDelays: [0.02] })
    const [eventId] = await appendUsers(stores, 1)
    const sent = await target.first(2)
    expect(sent.map(({ event }) => event.id)).toEqual([eventId, eventId])
    await expect.poll(() => totals(stores, id)).toEqual({ successful: 1, failed: 0 })
    expect(await failedIds(stores, id)).toEqual([])
    const line = { msg: message, event_stream_id: id }
    expect(lines).toMatchObject([line, line])
    // The event is a reason for a read of its own.
    const [first = 0, , third = 0] = times
    expect(third - first).toBeGreaterThan(900)
  },
)

it('a retry whose event is no longer in the log fails, and says so', async () => {
  const stores = await openSqlite()
  const store: DispatchStore = { ...stores.dispatch, event: async () => null }
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  await runDispatcher(stores, { store, retryDelays: [0.02, 60] })
  await appendUsers(stores, 1)
  await expect.poll(() => failedIds(stores, id)).toHaveLength(1)
  const { deliveries } = await stores.deliveries.list(id, everything, null, 1)
  expect(deliveries).toMatchObject([
    {
      attempts: [
        { status: 'failed' },
        { status: 'failed', error_message: 'The event has been deleted from the log.' },
      ],
    },
  ])
})

it('a retry whose event was erased is dropped: no request, no failure in the history', async () => {
  const stores = await openSqlite()
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  await runDispatcher(stores, { retryDelays: [60] })
  const event = newEvent('user-1')
  const first = event.id
  await stores.events.append([event])
  await expect.poll(() => stores.dispatch.due(id, Number.MAX_SAFE_INTEGER, 10)).toHaveLength(1)
  const { events } = await erasePerson(stores.erasure, 'user-1', () => {})
  expect(events.erased).toBe(1)
  expect(await stores.dispatch.due(id, Number.MAX_SAFE_INTEGER, 10)).toEqual([])
  target.behave(() => 204)
  const [second] = await appendUsers(stores, 1)
  expect((await target.first(2)).map(({ event }) => event.id)).toEqual([first, second])
  await expect.poll(() => totals(stores, id)).toEqual({ successful: 1, failed: 0 })
  expect(await failedIds(stores, id)).toEqual([])
})

it('an attempt whose event is found erased ends without a request and without a result', async () => {
  const stores = await openSqlite()
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  const store: DispatchStore = { ...stores.dispatch, event: async () => 'erased' }
  await runDispatcher(stores, { store, retryDelays: [0.02, 0.02] })
  await appendUsers(stores, 1)
  await target.first(1)
  target.behave(() => 204)
  await appendUsers(stores, 1)
  await target.first(2)
  await expect.poll(() => totals(stores, id)).toEqual({ successful: 1, failed: 0 })
  expect(await failedIds(stores, id)).toEqual([])
})

it('a delivery whose event could not be read is listed as failed if its stream was disabled and enabled meanwhile', async () => {
  const stores = await openSqlite()
  const [reading, read] = [Promise.withResolvers<void>(), Promise.withResolvers<null>()]
  const store: DispatchStore = {
    ...stores.dispatch,
    event() {
      reading.resolve()
      return read.promise
    },
  }
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  const dispatcher = await runDispatcher(stores, { store, retryDelays: [0.02], leaseMs: 300 })
  const ids = await appendUsers(stores, 1)
  await reading.promise
  for (const status of ['disabled', 'enabled'] as const)
    await stores.eventStreams.update(
      id,
      stream => ({ ...stream, status }),
      () => anEntry,
    )
  const noticed = dispatcher.notice(id)
  await expect.poll(() => dispatcher.lanes.get(id)).toMatchObject({ version: 3, hasWork: false })
  expect(await failedIds(stores, id)).toEqual([])
  read.reject(new StoreError('The store is away.'))
  await expect.poll(() => failedIds(stores, id)).toEqual(ids)
  await noticed
})
