import pino from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { StoreError } from '../../../src/errors.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { newEvents } from '../../stores/conformance/new-event.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { appendUsers, insertStream, runDispatcher, totals } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

/** Opens stores whose dispatch store fails in the methods named in `away`, and a log of what a dispatcher reports. */
async function openFailing() {
  const stores = await openSqlite()
  const away = new Set<keyof DispatchStore>()
  const calls = new Map<keyof DispatchStore, number>()
  const store = new Proxy(stores.dispatch, {
    get(given, name: keyof DispatchStore) {
      const method = given[name] as (...args: unknown[]) => unknown
      return (...args: unknown[]) => {
        calls.set(name, (calls.get(name) ?? 0) + 1)
        if (away.has(name)) return Promise.reject(new StoreError('The store is away.'))
        return method.apply(given, args)
      }
    },
  })
  const lines: { readonly msg: string }[] = []
  const log = pino({ level: 'warn' }, { write: line => lines.push(JSON.parse(line)) })
  const countOf = (name: keyof DispatchStore) => calls.get(name) ?? 0
  return { stores, store, away, countOf, log, lines }
}

it('a stream whose target is gone is disabled by a later attempt, if the store failed at first', async () => {
  const { stores, store, away, log, lines } = await openFailing()
  const target = await startTarget(() => 410)
  const id = await insertStream(stores, target.url)
  await runDispatcher(stores, { store, log })
  const status = async () => (await stores.eventStreams.find(id))?.status
  away.add('disable')
  await appendUsers(stores, 1)
  await expect
    .poll(() => lines)
    .toMatchObject([{ event_stream_id: id, msg: 'an event stream cannot be disabled' }])
  expect(await status()).toBe('enabled')
  away.clear()
  await appendUsers(stores, 1)
  await expect.poll(status).toBe('disabled')
})

it('a claim that fails is reported and repeated, and a dispatcher that has stopped claims no more', async () => {
  const { stores, store, away, countOf, log, lines } = await openFailing()
  const target = await startTarget()
  const dispatcher = await runDispatcher(stores, { store, log, leaseMs: 60 })
  away.add('claim')
  await expect
    .poll(() => lines[0])
    .toMatchObject({ msg: 'event streams cannot be claimed', err: { message: 'The store is away.' } })
  away.clear()
  const id = await insertStream(stores, target.url)
  await expect.poll(() => dispatcher.lanes.has(id)).toBe(true)
  await dispatcher.stop()
  const claims = countOf('claim')
  await new Promise(resolve => setTimeout(resolve, 200))
  expect(countOf('claim')).toBe(claims)
})

it('a release that fails is reported', async () => {
  const { stores, store, away, log, lines } = await openFailing()
  const id = await insertStream(stores, 'https://hooks.example.com/')
  const dispatcher = await runDispatcher(stores, { store, log })
  away.add('release')
  await stores.eventStreams.update(
    id,
    stream => ({ ...stream, status: 'disabled' }),
    () => anEntry,
  )
  await dispatcher.notice(id)
  await expect
    .poll(() => lines[0])
    .toMatchObject({ msg: 'event streams cannot be released', err: { message: 'The store is away.' } })
})

it('a change that its node cannot read at first is applied soon, although its caller gets an error', async () => {
  const stores = await openSqlite()
  let isAway = false
  const store: DispatchStore = {
    ...stores.dispatch,
    async streams(ids) {
      if (!isAway) return stores.dispatch.streams(ids)
      isAway = false
      throw new StoreError('The store is away.')
    },
  }
  const id = await insertStream(stores, 'https://hooks.example.com/')
  // Without an error, the dispatcher next claims streams after a third of a lease.
  const dispatcher = await runDispatcher(stores, { store, leaseMs: 600_000 })
  isAway = true
  await stores.eventStreams.update(
    id,
    stream => ({ ...stream, name: 'another name' }),
    () => anEntry,
  )
  await expect(dispatcher.notice(id)).rejects.toThrow('The store is away.')
  await expect.poll(() => dispatcher.lanes.get(id)?.stream.name).toBe('another name')
})

it('a change that the holder of a stream does not confirm is reported to the caller after two leases', async () => {
  const stores = await openSqlite()
  const id = await insertStream(stores, 'https://hooks.example.com/')
  // Another node holds the stream, and does not respond.
  const held: DispatchStore = {
    ...stores.dispatch,
    streams: async () => [],
    unnoticedChange: async () => 1,
  }
  const leaseMs = 600
  const dispatcher = await runDispatcher(stores, { store: held, leaseMs })
  const before = performance.now()
  const notice = dispatcher.notice(id)
  await expect(notice).rejects.toThrow('No node has acted on the change of an event stream.')
  expect(performance.now() - before).toBeGreaterThanOrEqual(2 * leaseMs)
})

it('a stream that got an event while the store could not write another is served once the store has recovered', async () => {
  // The next commit of the cursors, after ten seconds, would wake the stream and write the result too.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { stores, store, away, countOf, log, lines } = await openFailing()
  const [failing, idle] = [await startTarget(), await startTarget()]
  const id = await insertStream(stores, failing.url)
  const idleId = await insertStream(stores, idle.url)
  const subscriptions = [{ event_type: 'organization.created' as const }]
  await stores.eventStreams.update(
    idleId,
    stream => ({ ...stream, subscriptions }),
    () => anEntry,
  )
  const dispatcher = await runDispatcher(stores, { store, log })
  await expect
    .poll(() => [...dispatcher.lanes.values()].map(lane => lane.isToBeWritten))
    .toEqual([false, false])
  away.add('commit')
  await appendUsers(stores, 1)
  await failing.first(1)
  const failures = countOf('commit')
  await expect.poll(() => countOf('commit')).toBeGreaterThan(failures)
  await stores.events.append(newEvents(1, { type: 'organization.created' }))
  await expect.poll(() => dispatcher.lanes.get(idleId)?.next(Date.now())).not.toBeNull()
  expect(idle.receipts).toHaveLength(0)
  away.clear()
  await expect.poll(() => idle.receipts.length).toBe(1)
  await expect.poll(() => totals(stores, id)).toEqual({ successful: 1, failed: 0 })
  expect(lines[0]).toMatchObject({
    msg: 'deliveries cannot be written',
    err: { message: 'The store is away.' },
  })
})
