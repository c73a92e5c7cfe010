import pino from 'pino'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { StoreError } from '../../../src/errors.ts'
import { limits } from '../../../src/limits.ts'
import { Commits, type Committed } from '../../../src/webhooks/commits.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { newEvent } from '../../stores/conformance/new-event.ts'
import { openLane } from '../harness/open-lane.ts'
import { appendUsers } from '../harness/running-dispatcher.ts'

const refused = { result: 'refused', message: 'The endpoint answered with status 413.' } as const

const full = new StoreError('The disk is full.')
const tooLarge = new Error('The row is too large.')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** Opens a lane with the results of some deliveries that have failed. */
async function openWithResults(count = 1) {
  const { lane, stores, begin, settle } = await openLane()
  await appendUsers(stores, count)
  for (let flight = await begin(); flight; flight = await begin()) settle(flight, refused)
  return lane
}

/** Runs commits against a store that rejects the first ones with the given errors. */
function runCommits(...errors: readonly Error[]) {
  const waiting = [...errors]
  const committed: Committed[] = []
  /** For each commit, the number of its streams. */
  const sizes: number[] = []
  const lines: unknown[] = []
  const store = {
    async commit(changes) {
      sizes.push(changes.length)
      const error = waiting.shift()
      if (error) throw error
      return []
    },
  } as Pick<DispatchStore, 'commit'> as DispatchStore
  const log = pino({ level: 'error' }, { write: line => lines.push(JSON.parse(line)) })
  const commits = new Commits({ store, log, onCommitted: one => committed.push(one) })
  return { commits, committed, sizes, lines }
}

it('a commit that fails only because of its content says that the store accepts writes again', async () => {
  const lane = await openWithResults()
  const { commits, committed } = runCommits(tooLarge, full, full, tooLarge, tooLarge)
  for (const error of [tooLarge, full, full]) await expect(commits.flush(lane)).rejects.toBe(error)
  expect(committed).toEqual([])
  expect(commits.isFailing).toBe(true)
  for (const error of [tooLarge, tooLarge]) await expect(commits.flush(lane)).rejects.toBe(error)
  expect(committed).toEqual([{ written: [], lost: [], hasRecovered: true }])
  expect(commits.isFailing).toBe(false)
  await commits.flush(lane)
  expect(committed.slice(1)).toEqual([{ written: [lane], lost: [], hasRecovered: false }])
})

it('results that the store has rejected are written together again, not stream by stream', async () => {
  const lanes = await Promise.all([openWithResults(), openWithResults(), openWithResults()])
  const { commits, sizes } = runCommits(full)
  for (const lane of lanes) commits.add(lane)
  await vi.advanceTimersByTimeAsync(1_100)
  expect(sizes).toEqual([3, 3])
  expect(lanes.filter(lane => lane.isToBeWritten)).toEqual([])
})

it('results of a commit that failed because of its content are written a second later, each stream alone', async () => {
  const lanes = await Promise.all([openWithResults(), openWithResults()])
  const { commits, sizes } = runCommits(tooLarge)
  for (const lane of lanes) commits.add(lane)
  await vi.advanceTimersByTimeAsync(1_100)
  expect(sizes).toEqual([2, 1, 1])
  expect(lanes.filter(lane => lane.isToBeWritten)).toEqual([])
})

it('the commit after a rejected one is half as large', async () => {
  // Each has a result and an attempt to write.
  const count = Math.floor(limits.commitResults / 6)
  const lanes = await Promise.all([openWithResults(count), openWithResults(count), openWithResults(count)])
  const { commits, sizes } = runCommits(full)
  for (const lane of lanes) commits.add(lane)
  await vi.advanceTimersByTimeAsync(1_100)
  expect(sizes).toEqual([3, 2, 1])
})

it('closed commits are not repeated, and report a result that could not be written', async () => {
  const lane = await openWithResults()
  const { commits, lines, sizes } = runCommits(tooLarge, tooLarge)
  commits.add(lane)
  await commits.close()
  expect(lane.isToBeWritten).toBe(true)
  const written = sizes.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sizes).toHaveLength(written)
  const reported = { err: { message: tooLarge.message } }
  expect(lines).toMatchObject([reported, reported])
})

it.each([full, tooLarge])('closed commits are not repeated, even if a late one fails: %s', async error => {
  const lane = await openWithResults()
  const { commits, sizes } = runCommits(error)
  await commits.close()
  await expect(commits.flush(lane)).rejects.toBe(error)
  commits.add(lane)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sizes).toHaveLength(1)
})

it('a failed event that is larger than a commit may be is written', async () => {
  const { stores, lane, begin, settle } = await openLane()
  const json = JSON.stringify({ data: 'x'.repeat(limits.commitBytes) })
  await stores.events.append([newEvent('large', { json })])
  const flight = await begin()
  if (flight) settle(flight, refused)
  let commitsLeft = 5
  const store: DispatchStore = {
    ...stores.dispatch,
    async commit(changes) {
      if (commitsLeft-- <= 0) throw new StoreError('There are too many commits.')
      return stores.dispatch.commit(changes)
    },
  }
  const commits = new Commits({ store, log: pino({ level: 'silent' }), onCommitted: () => {} })
  commits.add(lane)
  await commits.close()
  expect(lane.isToBeWritten).toBe(false)
})
