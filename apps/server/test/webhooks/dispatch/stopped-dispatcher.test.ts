import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import pino from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { StoreError } from '../../../src/errors.ts'
import type { Claim, DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { newEvents } from '../../stores/conformance/new-event.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { streamOf } from '../harness/dispatched.ts'
import { appendUsers, insertStream, runDispatcher, totals } from '../harness/running-dispatcher.ts'
import { startTarget } from '../harness/target.ts'

describe('a dispatcher that stops', () => {
  it('waits for attempts in flight, writes their results, and begins no more', async () => {
    const stores = await openSqlite()
    const answers: (() => void)[] = []
    const target = await startTarget((_receipt, res) => {
      answers.push(() => res.writeHead(204).end())
      return undefined
    })
    const id = await insertStream(stores, target.url)
    const dispatcher = await runDispatcher(stores)
    await appendUsers(stores, 1)
    await target.first(1)
    let hasStopped = false
    const stopped = dispatcher.stop().then(() => {
      hasStopped = true
    })
    await appendUsers(stores, 1)
    await delay(300)
    expect(hasStopped).toBe(false)
    for (const answer of answers) answer()
    await stopped
    expect(await totals(stores, id)).toEqual({ successful: 1, failed: 0 })
    expect(target.receipts).toHaveLength(1)
  })

  it('writes the cursors of streams that only skipped events, and releases all its streams', async () => {
    const stores = await openSqlite()
    const released: Claim[] = []
    const store: DispatchStore = {
      ...stores.dispatch,
      release(claims) {
        released.push(...claims)
        return stores.dispatch.release(claims)
      },
    }
    const id = await insertStream(stores, 'https://hooks.example.com/')
    const dispatcher = await runDispatcher(stores, { store })
    await expect.poll(() => dispatcher.lanes.get(id)?.isToBeWritten).toBe(false)
    await stores.events.append(newEvents(3, { type: 'group.created' }))
    await expect.poll(() => dispatcher.lanes.get(id)?.hasMoved).toBe(true)
    await dispatcher.stop()
    expect(await streamOf(stores.dispatch, id)).toMatchObject({ cursor: 3 })
    expect(released.map(({ eventStreamId }) => eventStreamId)).toEqual([id])
  })

  it('writes nothing for streams without new results or a new cursor', async () => {
    const stores = await openSqlite()
    const commits: (readonly string[])[] = []
    const store: DispatchStore = {
      ...stores.dispatch,
      commit(changes) {
        commits.push(changes.map(({ eventStreamId }) => eventStreamId))
        return stores.dispatch.commit(changes)
      },
    }
    const id = await insertStream(stores, 'https://hooks.example.com/')
    const dispatcher = await runDispatcher(stores, { store })
    await expect.poll(() => dispatcher.lanes.get(id)?.isToBeWritten).toBe(false)
    await dispatcher.stop()
    expect(commits).toEqual([[id]])
  })

  it('claims no more streams when another node announces a change', async () => {
    const stores = await openSqlite()
    let announce = () => {}
    let claims = 0
    const store: DispatchStore = {
      ...stores.dispatch,
      onChange(listener) {
        announce = listener
      },
      claim() {
        claims++
        return stores.dispatch.claim()
      },
    }
    // The dispatcher next claims streams on its own after a third of a lease.
    const dispatcher = await runDispatcher(stores, { store, leaseMs: 600_000 })
    const id = await insertStream(stores, 'https://hooks.example.com/')
    announce()
    await expect.poll(() => dispatcher.lanes.has(id)).toBe(true)
    await dispatcher.stop()
    const before = claims
    announce()
    await nextTurn()
    expect(claims).toBe(before)
  })

  it('leaves no timer behind that would keep the process running, or run for ever', async () => {
    const stores = await openSqlite()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const dispatcher = await runDispatcher(stores)
    const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length
    const before = timers()
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    await dispatcher.stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(timers()).toBeLessThanOrEqual(before)
  })

  it('commits nothing afterwards, even if a claim ends late and finds a new stream', async () => {
    const stores = await openSqlite()
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let isStopping = false
    const store: DispatchStore = {
      ...stores.dispatch,
      async claim() {
        if (isStopping) {
          asked.resolve()
          await answered.promise
        }
        return stores.dispatch.claim()
      },
    }
    const commit = vi.spyOn(store, 'commit')
    const dispatcher = await runDispatcher(stores, { store, leaseMs: 60 })
    isStopping = true
    await insertStream(stores, 'https://hooks.example.com/')
    await asked.promise
    const stopped = dispatcher.stop()
    await nextTurn()
    answered.resolve()
    await stopped
    await delay(200)
    expect(commit).not.toHaveBeenCalled()
  })

  it('stops even if the store no longer answers, and reports that results are not written', async () => {
    const stores = await openSqlite()
    let isAway = false
    const away = async () => {
      throw new StoreError('The store is away.')
    }
    const store: DispatchStore = {
      ...stores.dispatch,
      commit: changes => (isAway ? away() : stores.dispatch.commit(changes)),
      release: claims => (isAway ? away() : stores.dispatch.release(claims)),
    }
    const lines: { readonly msg: string }[] = []
    const log = pino({ level: 'error' }, { write: line => lines.push(JSON.parse(line)) })
    const target = await startTarget(() => {
      isAway = true
      return 204
    })
    await insertStream(stores, target.url)
    const dispatcher = await runDispatcher(stores, { store, log })
    await appendUsers(stores, 1)
    await target.first(1)
    await dispatcher.stop()
    expect(lines.at(-1)).toMatchObject({
      msg: 'deliveries cannot be written',
      err: { message: 'The store is away.' },
    })
  })
})

it('the cursor of a stream that only skips events is written every ten seconds, if it has moved', async () => {
  const stores = await openSqlite()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let commits = 0
  const store: DispatchStore = {
    ...stores.dispatch,
    commit(changes) {
      commits++
      return stores.dispatch.commit(changes)
    },
  }
  const id = await insertStream(stores, 'https://hooks.example.com/')
  const dispatcher = await runDispatcher(stores, { store })
  await expect.poll(() => dispatcher.lanes.get(id)?.isToBeWritten).toBe(false)
  await stores.events.append(newEvents(3, { type: 'group.created' }))
  await expect.poll(() => dispatcher.lanes.get(id)?.hasMoved).toBe(true)
  vi.advanceTimersByTime(10_000)
  await expect.poll(() => streamOf(stores.dispatch, id)).toMatchObject({ cursor: 3 })
  await delay(200)
  const written = commits
  vi.advanceTimersByTime(30_000)
  await delay(200)
  expect(commits).toBe(written)
})
