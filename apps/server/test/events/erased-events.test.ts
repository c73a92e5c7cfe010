import { expect, it } from 'vitest'
import { erasePerson } from '../../src/events/erasure.ts'
import { newEvent, newEvents } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { follow } from './follow.ts'

it('within 2 s of an erasure, memory holds no erased event, and a reader passes over it', async () => {
  const { events, erasure } = await openSqlite()
  const { open, events: log } = await follow(events)
  await events.append(['a', 'b', 'c'].map(id => newEvent(id)))
  const before = open()
  await expect.poll(() => before.ids).toEqual(['a', 'b', 'c'])
  expect(log.newest(0)?.entries).toHaveLength(3)
  await erasePerson(erasure, 'b', () => {})
  await expect.poll(() => log.newest(0)).toBe(null)
  const after = open()
  await expect.poll(() => after.ids).toEqual(['a', 'c'])
  await events.append([newEvent('d')])
  await expect.poll(() => before.ids).toEqual(['a', 'b', 'c', 'd'])
  await expect.poll(() => after.ids).toEqual(['a', 'c', 'd'])
})

it('a reader that has a page ahead reads it again after an erasure', async () => {
  const { events, erasure } = await openSqlite()
  await events.append(newEvents(500))
  const { open } = await follow(events)
  const reader = open()
  reader.block()
  await expect.poll(() => reader.ids.length).toBe(200)
  let erasures = 0
  events.onErasure(() => erasures++)
  await erasePerson(erasure, 'event-300', () => {})
  await expect.poll(() => erasures).toBe(1)
  reader.drain()
  await expect.poll(() => reader.ids.length).toBe(499)
  expect(reader.ids).not.toContain('event-300')
})
