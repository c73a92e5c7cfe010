import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { EventService } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { inSteps } from '../stores/conformance/in-steps.ts'
import { newEvent } from '../stores/conformance/new-event.ts'
import { startNodeAhead, withClockAhead } from './clock-ahead.ts'
import { administer, newDatabase } from './new-database.ts'
import { startNode } from './nodes.ts'
import { openNodes } from './open-postgres.ts'

const day = 86_400_000

/** Starts a node with `start`. Returns it, and a function that does what the timer of its retention does. */
async function startWithRetention(start: () => Promise<EventService>) {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const node = await start()
  const [work] = timers.mock.calls.find(([{ name }, ms]) => name === 'run' && ms === 60_000) ?? []
  timers.mockRestore()
  if (!work) throw new Error('the node has no timer for retention')
  // Safe: the timer of the retention calls an async function.
  return { node, retain: work as unknown as () => Promise<void> }
}

it.each([8, -0.5])(
  'a node whose clock is %d days ahead stores the right times, and deletes no event too early',
  async days => {
    const url = await newDatabase()
    const env = { EVENTS_RETENTION_SECONDS: '3600' }
    const right = await startWithRetention(() => startNode(url, env))
    onTestFinished(() => right.node.end())
    const [first] = await right.node.publish([userEvent('first')])
    const wrong = await startWithRetention(() => startNodeAhead(url, days, env))
    const { time, ...untimed } = userEvent('second')
    await wrong.node.publish([untimed, userEvent('third')])
    const rows = await administer(
      url,
      `SELECT abs(extract(epoch FROM now()) * 1000 - accepted_at) < 60000 AS is_right,
        abs(extract(epoch FROM now() - (json::json->>'time')::timestamptz)) < 60 AS is_timed FROM events
       WHERE json LIKE '%"second"%'`,
    )
    expect(rows).toEqual([{ is_right: true, is_timed: true }])
    const retain = async () => {
      await withClockAhead(days, wrong.retain)
      await right.retain()
    }
    await retain()
    const subscription = await right.node.subscribe({ query: { from: first?.offset ?? '' } })
    expect(await subscription.nextEvents(2)).toHaveLength(2)
    subscription.close()
    // The same retention deletes an event that is old enough.
    await administer(url, 'UPDATE events SET accepted_at = accepted_at - 7200000 WHERE sequence = 1')
    await retain()
    expect(await administer(url, 'SELECT floor::int FROM event_log')).toEqual([{ floor: 1 }])
  },
)

it('an event with an acceptance time far in the future does not change the times of later events, and does not delay retention', async () => {
  const { url, open } = await openNodes()
  const { events, clock } = await open()
  await events.append([newEvent('ahead', { acceptedAt: Date.now() })])
  await administer(url, `UPDATE events SET accepted_at = accepted_at + ${400 * day}`)
  await events.append([newEvent('a', { acceptedAt: clock.now() })])
  await events.append([newEvent('b', { acceptedAt: clock.now() + 400 * day })])
  const [, ...others] = await events.read(0, 10)
  for (const { acceptedAt } of others) expect(Math.abs(acceptedAt - Date.now())).toBeLessThan(5_000)
  expect(await events.prune(Date.now() + 1, 10)).toBe(2)
})

it('events accepted after the correction of a clock are deleted in time, even if no later event follows', async () => {
  const { url, open } = await openNodes()
  const { events, clock } = await open()
  await events.append([newEvent('ahead', { acceptedAt: clock.now() })])
  await administer(url, `UPDATE events SET accepted_at = accepted_at + ${day}`)
  for (const name of ['a', 'b', 'newest']) await events.append([newEvent(name, { acceptedAt: clock.now() })])
  expect(await inSteps(limit => events.prune(Date.now() + 2 * day, limit))).toBe(3)
})

it('a subscriber from a time before the correction of a clock misses no event accepted while the clock was ahead', async () => {
  const { url, open } = await openNodes()
  const { events, clock } = await open()
  const append = async (name: string) => {
    await delay(5)
    await events.append([newEvent(name, { acceptedAt: clock.now() })])
  }
  for (const name of ['before', 'ahead', 'ahead too']) await append(name)
  await administer(url, `UPDATE events SET accepted_at = accepted_at + ${day} WHERE sequence > 1`)
  await append('corrected')
  await append('after')
  const times = (await events.read(0, 10)).map(({ acceptedAt }) => acceptedAt)
  const [before = 0, ahead = 0, , corrected = 0, after = 0] = times
  const places = [0, before, before + 1, corrected, after, after + 1, ahead, ahead + day]
  expect(await Promise.all(places.map(events.sequenceBefore))).toEqual([0, 0, 1, 1, 4, 1, 1, 5])
})

it('a node whose clock is behind begins no new partition when retention runs', async () => {
  const { url, open } = await openNodes()
  const { events, clock } = await open()
  await events.append([newEvent('a', { acceptedAt: clock.now() })])
  const { now } = Date
  const behind = vi.spyOn(Date, 'now').mockImplementation(() => now() - 8 * day)
  onTestFinished(() => behind.mockRestore())
  await events.prune(clock.now() - 7 * day, 10)
  expect(await administer(url, 'SELECT generation FROM event_log')).toMatchObject([{ generation: 1 }])
})
