import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { watchClock } from '../../src/events/clock.ts'
import { startRetention } from '../../src/events/retention.ts'
import { inSteps } from './conformance/in-steps.ts'
import { newEvent, newEvents } from './conformance/new-event.ts'
import { openSqlite } from './open-sqlite.ts'

const day = 86_400_000
const { now } = Date

/** Sets `Date.now` ahead of the real clock until the test ends. */
function setClock(aheadMs: number): void {
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs)
  onTestFinished(() => clock.mockRestore())
}

const accept = (name: string) => newEvent(name, { acceptedAt: Date.now() })

it('an event with an acceptance time far in the future does not change the times of later events, and does not delay retention', async () => {
  const { events, reopen } = await openSqlite()
  setClock(400 * day)
  await events.append([accept('ahead')])
  setClock(0)
  const before = now()
  const log = (await reopen()).events
  await log.append([accept('a'), accept('b')])
  await delay(5)
  await log.append([accept('c')])
  const [ahead, ...others] = await log.read(0, 10)
  expect(ahead?.acceptedAt).toBeGreaterThan(now() + 399 * day)
  for (const { acceptedAt } of others) {
    expect(acceptedAt).toBeGreaterThanOrEqual(before)
    expect(acceptedAt).toBeLessThanOrEqual(now())
  }
  expect(await inSteps(limit => log.prune(others[2]?.acceptedAt ?? 0, limit))).toBe(3)
})

it('the time of acceptance does not decrease if the clock is set back by less than an hour', async () => {
  const { events } = await openSqlite()
  setClock(1_800_000)
  await events.append([accept('ahead')])
  setClock(0)
  await events.append([accept('after')])
  const [ahead, after] = await events.read(0, 10)
  expect(after?.acceptedAt).toBe(ahead?.acceptedAt)
})

it('a subscriber from a time before the correction of a clock misses no event accepted while the clock was ahead', async () => {
  const { events } = await openSqlite()
  const append = async (name: string, aheadMs: number) => {
    setClock(aheadMs)
    await delay(5)
    await events.append([accept(name)])
  }
  await append('before', 0)
  await append('ahead', day)
  await append('ahead too', day)
  await append('corrected', 0)
  await append('after', 0)
  const times = (await events.read(0, 10)).map(({ acceptedAt }) => acceptedAt)
  const [before = 0, ahead = 0, , corrected = 0, after = 0] = times
  const places = [0, before, before + 1, corrected, after, after + 1, ahead, ahead + day]
  expect(await Promise.all(places.map(events.sequenceBefore))).toEqual([0, 0, 1, 1, 4, 1, 1, 5])
})

it('events accepted while the clock was far behind do not cause the deletion of earlier events', async () => {
  const { events } = await openSqlite()
  await events.append([accept('before')])
  setClock(-8 * day)
  await events.append([accept('behind'), accept('behind too')])
  setClock(0)
  await events.append([accept('after')])
  expect(await events.prune(now() - 7 * day, 10)).toBe(0)
  expect(await inSteps(limit => events.prune(now() + 1, limit))).toBe(3)
})

it('while the clock is ahead nothing is deleted, and a log line reports the wrong clock', async () => {
  const store = await openSqlite()
  await store.events.append(newEvents(5, { acceptedAt: Date.now() }))
  const lines: string[] = []
  const log = pino({}, { write: line => lines.push(line) })
  const stop = startRetention(
    { ...store, clock: watchClock(store.clock, log) },
    {
      events: { retentionSeconds: 2 },
      deliveriesRetentionSeconds: 2,
      attemptsRetentionSeconds: 1_000_000,
      logsRetentionSeconds: 2,
      log,
    },
  )
  onTestFinished(stop)
  setClock(8 * day)
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]).toContain('clocks disagree')
  expect(await store.events.read(0, 10)).toHaveLength(5)
  // Deletion resumes after another retention period, measured by the monotonic clock.
  await expect.poll(() => store.events.sequenceBefore(0)).toBe(4)
})
