import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { watchClock } from '../../src/events/clock.ts'
import { startRetention } from '../../src/events/retention.ts'
import { newEvents } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'

it('retention that fails says why, and goes on when the store answers again', async () => {
  const { events, deliveries, attempts, logs, clock } = await openSqlite()
  await events.append(newEvents(3, { acceptedAt: 1_000 }))
  let failures = 2
  const away = {
    ...events,
    async prune(...given: Parameters<typeof events.prune>) {
      if (failures-- > 0) throw new Error('the disk is away')
      return events.prune(...given)
    },
  }
  const lines: { msg: string; err: { message: string } }[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const settings = {
    events: { retentionSeconds: 0.02 },
    deliveriesRetentionSeconds: 60,
    attemptsRetentionSeconds: 1_000_000,
    logsRetentionSeconds: 60,
    log,
  }
  const stop = startRetention(
    { events: away, deliveries, attempts, logs, clock: watchClock(clock, log) },
    settings,
  )
  onTestFinished(stop)
  // The newest event stays, so that the log does not lose its place.
  await expect.poll(() => events.sequenceBefore(0)).toBe(2)
  const failed = { msg: 'retention failed', err: expect.objectContaining({ message: 'the disk is away' }) }
  expect(lines).toEqual([failed, failed].map(line => expect.objectContaining(line)))
})

it('the end of the retention waits for the step in progress, which uses the store', async () => {
  const { events, deliveries, attempts, logs, clock } = await openSqlite()
  const [begun, step] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()]
  const slow = {
    ...events,
    prune() {
      begun.resolve()
      return step.promise
    },
  }
  const log = pino({ level: 'silent' })
  const settings = {
    events: { retentionSeconds: 0.02 },
    deliveriesRetentionSeconds: 60,
    attemptsRetentionSeconds: 1_000_000,
    logsRetentionSeconds: 60,
    log,
  }
  const stop = startRetention(
    { events: slow, deliveries, attempts, logs, clock: watchClock(clock, log) },
    settings,
  )
  await begun.promise
  let hasStopped = false
  const stopped = stop().then(() => {
    hasStopped = true
  })
  await nextTurn()
  expect(hasStopped).toBe(false)
  step.resolve(0)
  await stopped
})

it.each([
  ['events', { eventsMs: 40_000, deliveriesMs: 100_000, logsMs: 100_000 }],
  ['deliveries', { eventsMs: 100_000, deliveriesMs: 40_000, logsMs: 100_000 }],
  ['entries of the log', { eventsMs: 100_000, deliveriesMs: 100_000, logsMs: 40_000 }],
])('retention runs twice in the time that %s are kept, if they are kept for less time', async (_, kept) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { events, deliveries, attempts, logs } = await openSqlite()
  const asked: number[] = []
  const mayForget = (ms: number) => {
    asked.push(ms)
    return false
  }
  const stop = startRetention(
    { events, deliveries, attempts, logs, clock: { now: () => 0, mayForget } },
    {
      events: { retentionSeconds: kept.eventsMs / 1_000 },
      deliveriesRetentionSeconds: kept.deliveriesMs / 1_000,
      attemptsRetentionSeconds: 1_000_000,
      logsRetentionSeconds: kept.logsMs / 1_000,
      log: pino({ level: 'silent' }),
    },
  )
  onTestFinished(stop)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual([kept.eventsMs, kept.deliveriesMs, kept.logsMs])
})

it('retention deletes in steps what is older than each setting says, again and again, until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { events, deliveries, attempts, logs } = await openSqlite()
  const now = 10_000_000
  const left = [500, 3, 0]
  const steps: [store: string, before: number, limit: number][] = []
  let mayForget = (_ms: number) => true
  const stop = startRetention(
    {
      events: {
        ...events,
        async prune(before, limit) {
          steps.push(['events', before, limit])
          return left.shift() ?? 0
        },
      },
      deliveries: {
        ...deliveries,
        async deleteOlder(before, limit) {
          steps.push(['deliveries', before, limit])
          return 0
        },
      },
      attempts,
      logs: {
        ...logs,
        async deleteOlder(before, limit) {
          steps.push(['logs', before, limit])
          return 0
        },
      },
      clock: { now: () => now, mayForget: ms => mayForget(ms) },
    },
    {
      events: { retentionSeconds: 100 },
      deliveriesRetentionSeconds: 40,
      attemptsRetentionSeconds: 1_000_000,
      logsRetentionSeconds: 60,
      log: pino({ level: 'silent' }),
    },
  )
  const [event, delivery, entry] = [
    ['events', now - 100_000, 500],
    ['deliveries', now - 40_000, 500],
    ['logs', now - 60_000, 500],
  ] as const
  await vi.advanceTimersByTimeAsync(19_900)
  expect(steps).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  await expect.poll(() => steps).toEqual([event, event, event, delivery, entry])
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.poll(() => steps.slice(5)).toEqual([event, delivery, entry])
  mayForget = ms => ms === 40_000
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.poll(() => steps.slice(8)).toEqual([delivery])
  mayForget = ms => ms === 100_000
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.poll(() => steps.slice(9)).toEqual([event])
  stop()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(steps).toHaveLength(10)
})

it('retention that deletes in steps stops as soon as the clock is set ahead', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { events, deliveries, attempts, logs } = await openSqlite()
  const log = pino({ level: 'silent' })
  const [now, year] = [10_000_000, 31_536_000_000]
  let ahead = 0
  const times: number[] = []
  async function deleteSome(time: number): Promise<number> {
    times.push(time)
    if (times.length === 2) ahead = year
    return times.length < 4 ? 500 : 0
  }
  const stop = startRetention(
    {
      events: { ...events, prune: deleteSome },
      deliveries: { ...deliveries, deleteOlder: deleteSome },
      attempts,
      logs: { ...logs, deleteOlder: deleteSome },
      clock: watchClock({ now: () => now + ahead, ahead: () => ahead }, log),
    },
    {
      events: { retentionSeconds: 100 },
      deliveriesRetentionSeconds: 100,
      attemptsRetentionSeconds: 1_000_000,
      logsRetentionSeconds: 100,
      log,
    },
  )
  onTestFinished(stop)
  await vi.advanceTimersByTimeAsync(50_000)
  // The pauses between the steps use real timers.
  await expect.poll(() => times).toHaveLength(2)
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  expect(times).toEqual([now - 100_000, now - 100_000])
})

it('retention deletes the attempts of each stream in steps, and only those beyond the maximum while the clock is ahead', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { events, deliveries, attempts, logs } = await openSqlite()
  const now = 1_000_000_000_000
  const steps: [stream: string, kept: object][] = []
  const left = [100, 7, 0, 0]
  let mayForget = true
  const stop = startRetention(
    {
      events,
      deliveries,
      attempts: {
        ...attempts,
        nextStream: async after => ({ '': 'est_a', est_a: 'est_b' })[after] ?? null,
        async deleteOver(stream, kept) {
          steps.push([stream, kept])
          return left.shift() ?? 0
        },
      },
      logs,
      clock: { now: () => now, mayForget: () => mayForget },
    },
    {
      events: { retentionSeconds: 100 },
      deliveriesRetentionSeconds: 100,
      attemptsRetentionSeconds: 604_800,
      logsRetentionSeconds: 100,
      log: pino({ level: 'silent' }),
    },
  )
  onTestFinished(stop)
  await vi.advanceTimersByTimeAsync(50_000)
  const kept = { failuresSince: now - 604_800_000, successesSince: now - 86_400_000 }
  await expect.poll(() => steps).toEqual(['est_a', 'est_a', 'est_a', 'est_b'].map(stream => [stream, kept]))
  mayForget = false
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(50_000)
  const none = { failuresSince: 0, successesSince: 0 }
  await expect.poll(() => steps.slice(4)).toEqual(['est_a', 'est_b'].map(stream => [stream, none]))
})
