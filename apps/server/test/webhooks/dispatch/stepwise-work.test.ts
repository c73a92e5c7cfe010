import { setImmediate as nextTurn } from 'node:timers/promises'
import pino from 'pino'
import { expect, it } from 'vitest'
import { StoreError } from '../../../src/errors.ts'
import { redeliverAll } from '../../../src/event-streams/redeliver-all.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { StreamWork } from '../../../src/webhooks/stream-work.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { everything } from '../harness/dispatched.ts'
import { openLane } from '../harness/open-lane.ts'
import { appendUsers, failedIds, insertStream, runDispatcher, totals } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

/** Much longer than a test, because a dispatcher looks for work after each third of a lease. */
const leaseMs = 600_000
/** Has nothing to write. */
const commits = { flush: async () => {} }

it('a step of work that fails is repeated a second later, and reported', async () => {
  const stores = await openSqlite()
  const times: number[] = []
  const store: DispatchStore = {
    ...stores.dispatch,
    async work(claim, except) {
      times.push(performance.now())
      if (times.length === 1) throw new StoreError('The store is away.')
      return stores.dispatch.work(claim, except)
    },
  }
  const lines: unknown[] = []
  const log = pino({ level: 'error' }, { write: line => lines.push(JSON.parse(line)) })
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  const dispatcher = await runDispatcher(stores, { store, log, leaseMs, retryDelays: [60] })
  const ids = await appendUsers(stores, 3)
  await target.first(3)
  await stores.eventStreams.update(
    id,
    stream => ({ ...stream, status: 'disabled' }),
    () => anEntry,
  )
  await dispatcher.notice(id)
  await expect.poll(() => failedIds(stores, id)).toHaveLength(3)
  expect((await failedIds(stores, id)).toSorted()).toEqual(ids.toSorted())
  expect(lines).toMatchObject([{ event_stream_id: id, msg: 'the work of an event stream cannot be done' }])
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900)
})

it('all deliveries of a bulk redelivery are attempted soon, although each step makes only some of them due', async () => {
  const stores = await openSqlite()
  const target = await startTarget()
  const id = await insertStream(stores, target.url)
  const dispatcher = await runDispatcher(stores, { leaseMs })
  // Without a success, so many failures would disable the stream.
  await appendUsers(stores, 1)
  await expect.poll(() => totals(stores, id)).toEqual({ successful: 1, failed: 0 })
  target.behave(() => 413)
  const count = 2_000
  await appendUsers(stores, count)
  await expect.poll(() => totals(stores, id)).toEqual({ successful: 1, failed: count })
  target.behave(() => 204)
  expect(await redeliverAll(stores.deliveries, id, everything, () => anEntry)).toEqual({ accepted: count })
  await dispatcher.notice(id)
  await target.first(1 + 2 * count)
  await expect.poll(() => failedIds(stores, id)).toEqual([])
  await expect.poll(() => dispatcher.lanes.get(id)?.hasWork).toBe(false)
})

it('a disabled stream is released once its work is done', async () => {
  const stores = await openSqlite()
  /** For each release of the stream, how many of its deliveries have ended before. */
  const ended: number[] = []
  const store: DispatchStore = {
    ...stores.dispatch,
    async release(claims) {
      for (const { eventStreamId } of claims) ended.push((await failedIds(stores, eventStreamId)).length)
      return stores.dispatch.release(claims)
    },
  }
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  const dispatcher = await runDispatcher(stores, { store, leaseMs, retryDelays: [60] })
  await appendUsers(stores, 3)
  await target.first(3)
  await stores.eventStreams.update(
    id,
    stream => ({ ...stream, status: 'disabled' }),
    () => anEntry,
  )
  await dispatcher.notice(id)
  await expect.poll(() => ended).toEqual([3])
  expect(dispatcher.lanes.size).toBe(0)
})

it('work that a change adds during the last step of earlier work is done, too', async () => {
  const stores = await openSqlite()
  const target = await startTarget(() => 500)
  const id = await insertStream(stores, target.url)
  const update = (status: 'enabled' | 'disabled') =>
    stores.eventStreams.update(
      id,
      stream => ({ ...stream, status }),
      () => anEntry,
    )
  let hasChanged = false
  const store: DispatchStore = {
    ...stores.dispatch,
    async work(claim, except) {
      const changed = await stores.dispatch.work(claim, except)
      if (changed === null && !hasChanged) {
        hasChanged = true
        await update('enabled')
        expect(await redeliverAll(stores.deliveries, id, everything, () => anEntry)).toEqual({ accepted: 3 })
        void dispatcher.notice(id)
        await expect.poll(() => dispatcher.lanes.get(id)?.claim).not.toBe(claim)
      }
      return changed
    },
  }
  const dispatcher = await runDispatcher(stores, { store, leaseMs, retryDelays: [60] })
  await appendUsers(stores, 3)
  await target.first(3)
  target.behave(() => 204)
  await update('disabled')
  await dispatcher.notice(id)
  await target.first(6)
  await expect.poll(() => failedIds(stores, id)).toEqual([])
})

it('a caller waits for the work of a stream until it is done, but for at most a second, and asks the store rarely', async () => {
  const { dispatch } = await openSqlite()
  let questions = 0
  let most = 3
  const store: DispatchStore = { ...dispatch, hasWork: async () => ++questions < most }
  const log = pino({ level: 'silent' })
  const work = new StreamWork({ store, log, commits, onStep: () => {} })
  await work.ofStream('a')
  expect(questions).toBe(3)
  most = Number.POSITIVE_INFINITY
  const before = performance.now()
  questions = 0
  await work.ofStream('a')
  expect(performance.now() - before).toBeGreaterThan(900)
  expect(questions).toBeLessThan(12)
})

/** Opens lanes with stepwise work. @param step does one step, and returns what `DispatchStore.work` does */
async function openWork(count: number, step: (eventStreamId: string) => Promise<number | null>) {
  const { dispatch } = await openSqlite()
  const store: DispatchStore = { ...dispatch, work: claim => step(claim.eventStreamId) }
  const lines: unknown[] = []
  const log = pino({ level: 'error' }, { write: line => lines.push(JSON.parse(line)) })
  const work = new StreamWork({ store, log, commits, onStep: () => {} })
  const opened = await Promise.all(Array.from({ length: count }, () => openLane()))
  for (const { lane, dispatched } of opened) lane.reconfigure({ ...(await dispatched()), hasWork: true })
  const lanes = opened.map(({ lane }) => lane)
  return { work, lanes, lines }
}

it('streams take turns with their steps, rest after each step, and do none once their work is done', async () => {
  const changes = new Map<string, number>()
  const steps: { id: string; at: number }[] = []
  const { work, lanes } = await openWork(2, async id => {
    steps.push({ id, at: performance.now() })
    const left = changes.get(id) ?? 0
    changes.set(id, left - 1)
    return left > 0 ? 1 : null
  })
  const [short, long] = lanes.map(({ id }) => id) as [string, string]
  changes.set(short, 1).set(long, 3)
  for (const lane of lanes) work.begin(lane)
  await expect.poll(() => lanes.some(({ hasWork }) => hasWork)).toBe(false)
  expect(steps.map(({ id }) => id)).toEqual([short, long, short, long, long, long])
  // A timer of 5 ms may fire a fraction of a millisecond early.
  for (const [index, { at }] of steps.entries()) expect(at - (steps[index - 1]?.at ?? 0)).toBeGreaterThan(4)
})

it('work that is stopped completes the step in progress, and does no further step', async () => {
  const step = Promise.withResolvers<number>()
  let steps = 0
  const { work, lanes } = await openWork(1, async () => (++steps === 1 ? step.promise : null))
  for (const lane of lanes) work.begin(lane)
  const stopped = work.stop()
  expect(await Promise.race([stopped.then(() => 'stopped'), nextTurn('working')])).toBe('working')
  step.resolve(1)
  await stopped
  expect(steps).toBe(1)
})

it('work that is stopped does not wait for the pause after a step that failed', async () => {
  let steps = 0
  const { work, lanes, lines } = await openWork(1, async () => {
    if (++steps === 1) throw new StoreError('The store is away.')
    return null
  })
  for (const lane of lanes) work.begin(lane)
  await expect.poll(() => lines, { interval: 5 }).toHaveLength(1)
  const stopped = work.stop()
  expect(await Promise.race([stopped.then(() => 'stopped'), nextTurn('waiting')])).toBe('stopped')
  expect(steps).toBe(1)
})
