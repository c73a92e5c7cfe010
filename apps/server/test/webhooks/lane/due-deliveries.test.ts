import { describe, expect, it } from 'vitest'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { DueDeliveries } from '../../../src/webhooks/due-deliveries.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { changesOf, newDelivery, openWithStream } from '../harness/dispatched.ts'

const now = 1_000_000
const none = () => new Set<string>()

/** The due deliveries of a stream in a store whose deliveries are due at some times. */
async function dueFrom(...times: readonly number[]) {
  const { dispatch, id } = await openWithStream(openSqlite)
  const waiting = times.map(dueAt => ({ delivery: newDelivery(id), dueAt }))
  await dispatch.commit([changesOf(id, { waiting })])
  const reading = { before: async () => {} }
  const store: DispatchStore = {
    ...dispatch,
    async due(...given) {
      await reading.before()
      return dispatch.due(...given)
    },
  }
  return { due: new DueDeliveries(id, store), reading, waiting }
}

describe('due deliveries', () => {
  it('are read again at once after the store has failed', async () => {
    const { due, reading } = await dueFrom(now)
    reading.before = () => Promise.reject(new Error('the store is away'))
    await expect(due.fill(now, none)).rejects.toThrow('the store is away')
    expect(due.nextAt).toBe(now)
    reading.before = async () => {}
    expect(await due.fill(now, none)).toBe(true)
    expect(due.peek()).not.toBeNull()
  })

  it('are not taken from a page that was read before a reset, and are read again', async () => {
    const { due, reading } = await dueFrom(now)
    reading.before = async () => due.reset()
    expect(await due.fill(now, none)).toBe(true)
    expect(due.peek()).toBeNull()
    expect(due.nextAt).toBe(0)
    reading.before = async () => {}
    expect(await due.fill(now, none)).toBe(true)
    expect(due.peek()).not.toBeNull()
  })

  it('that are skipped, because their rows are out of date, are read again after 5 seconds', async () => {
    const { due, waiting } = await dueFrom(now)
    const unsettled = new Set(waiting.map(({ delivery }) => delivery.eventId))
    expect(await due.fill(now, () => unsettled)).toBe(false)
    expect(due.nextAt).toBe(now + 5_000)
    expect(await due.fill(now + 4_999, none)).toBe(false)
    expect(await due.fill(now + 5_000, none)).toBe(true)
  })

  it('of skipped events are passed over, and are not read again and again while their rows are removed', async () => {
    const times = Array.from({ length: 40 }, (_, index) => now - 100 + index)
    const { due, waiting } = await dueFrom(...times)
    const sequences = waiting.map(({ delivery }) => delivery.sequence ?? 0)
    expect(await due.fill(now, none, sequences[34])).toBe(false)
    expect(due.nextAt).toBe(now + 5_000)
    due.dueBy(0)
    expect(await due.fill(now, none, sequences[29])).toBe(true)
    expect(due.peek()?.sequence).toBe(sequences[30])
  })

  it('are next read when the store says that one becomes due, or never if there is none', async () => {
    const { due } = await dueFrom(now + 70_000)
    expect(await due.fill(now, none)).toBe(false)
    expect(due.nextAt).toBe(now + 70_000)
    const { due: empty } = await dueFrom()
    expect(await empty.fill(now, none)).toBe(false)
    expect(empty.nextAt).toBeNull()
  })

  it('that become due while the store is read move the next read', async () => {
    const { due, reading } = await dueFrom(now + 70_000)
    reading.before = async () => due.dueBy(now + 3_000)
    await due.fill(now, none)
    expect(due.nextAt).toBe(now + 3_000)
  })

  it('that are more than a page are all read, although the store still has the rows of those that have begun', async () => {
    const { due } = await dueFrom(...Array(100).fill(now))
    const begun = new Set<string>()
    while (await due.fill(now, () => begun))
      for (let next = due.peek(); next; next = due.peek()) {
        begun.add(next.eventId)
        due.shift()
      }
    expect(begun.size).toBe(100)
  })

  it('behind a page whose deliveries all ended while it was read are read soon', async () => {
    const { due, waiting } = await dueFrom(...Array(40).fill(now))
    const page = new Set<string>()
    let known = none()
    const unsettled = () => {
      const before = known
      known = page
      return before
    }
    for (const { delivery } of waiting.slice(0, 32)) page.add(delivery.eventId)
    expect(await due.fill(now, unsettled)).toBe(false)
    expect(due.nextAt).toBe(now)
    expect(await due.fill(now, () => page)).toBe(true)
    expect(due.peek()).not.toBeNull()
  })
})
