import { expect, it } from 'vitest'
import type { EventLog, LogEntry } from '../../src/events/event-log.ts'
import { newEvent } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { follow } from './follow.ts'

/**
 * A log whose events are appended by another process: its listeners are called without the events.
 *
 * @param calls how often the listeners are called for each append
 */
async function foreignLog({ calls = 1 } = {}) {
  const { events } = await openSqlite()
  let isAway = false
  const foreign: EventLog = {
    ...events,
    onGrowth: listener =>
      events.onGrowth(() => {
        for (let call = 0; call < calls && !isAway; call++) listener([])
      }),
  }
  return {
    events,
    foreign,
    /** Appends events without a call of the listeners, and deletes all events but the newest. */
    async loseEvents(ids: readonly string[]) {
      isAway = true
      for (const id of ids) await events.append([newEvent(id)])
      while ((await events.prune(Date.now() + 1_000, 100)) > 0);
      isAway = false
    },
  }
}

it('events of another process are read once, and followers get them from memory', async () => {
  const { events, foreign } = await foreignLog()
  const followed = await follow(foreign)
  for (const [index, id] of ['a', 'b', 'c'].entries()) {
    await events.append([newEvent(id)])
    await expect.poll(() => followed.events.newest(index)?.last).toBe(index + 1)
  }
  expect(followed.events.newest(0)?.last).toBe(3)
})

it('events of another process are sent once, even if they are announced again while they are read', async () => {
  const { events, foreign } = await foreignLog({ calls: 3 })
  const { open } = await follow(foreign)
  const early = open()
  for (const id of ['a', 'b', 'c']) {
    await events.append([newEvent(id)])
    await expect.poll(() => early.ids.at(-1)).toBe(id)
  }
  const late = open()
  await expect.poll(() => late.ids.at(-1)).toBe('c')
  for (const { ids } of [early, late]) expect(ids).toEqual(['a', 'b', 'c'])
})

it('after a gap in the log, listeners get an empty list, and later events are again read from memory', async () => {
  const { events, foreign, loseEvents } = await foreignLog()
  const { events: tailed } = await follow(foreign)
  const heard: (readonly LogEntry[])[] = []
  tailed.onGrowth(appended => heard.push(appended))
  await events.append([newEvent('a')])
  await expect.poll(() => heard.length).toBe(1)
  await loseEvents(['b', 'c', 'd'])
  await events.append([newEvent('e')])
  await expect.poll(() => heard.length).toBe(2)
  for (const id of ['f', 'g']) await events.append([newEvent(id)])
  await expect.poll(() => tailed.newest(6)?.last).toBe(7)
  expect(tailed.newest(5)?.last).toBe(7)
  const sequences = heard.map(appended => appended.map(({ sequence }) => sequence))
  expect(sequences.slice(0, 2)).toEqual([[1], []])
  expect(sequences.slice(2).flat()).toEqual([6, 7])
})
