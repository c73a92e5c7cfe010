import type { LiveEvent } from '@tenant-api/react'
import { expect, test } from 'vitest'
import { createFilteredEvents, type Filter, type Rows, stepWork, textWork } from '../../src/live/rows.ts'

const kept = 50_000
const all: Filter = { types: new Set(), text: '' }
const firstStep = Math.ceil(stepWork / (1 + textWork))

const events = Array.from({ length: kept }, (_, number): LiveEvent => {
  const raw = { type: 'user.created', offset: `o${number}`, event: { id: `evt_${number}` } }
  return { type: 'unknown', offset: raw.offset, raw }
})

/** Searches to the end. Returns the number of pending events after each step. */
function steps(update: () => Rows): readonly number[] {
  const pending: number[] = []
  do pending.push(update().pending)
  while (pending.at(-1) !== 0)
  return pending
}

test('The first search makes the texts in many short steps, and the next one examines more at a time', () => {
  const filtered = createFilteredEvents()
  const search = { types: new Set<string>(), text: 'EVT_4999' }
  const first = steps(() => filtered.update(events, 0, search))
  expect(first[0]).toBe(kept - firstStep)
  expect(first).toHaveLength(Math.ceil(kept / firstStep))
  expect(filtered.update(events, 0, search).count).toBe(11)
  const again = { types: new Set<string>(), text: 'evt_1' }
  expect(steps(() => filtered.update(events, 0, again))).toHaveLength(kept / stepWork)
  expect(filtered.update(events, 0, again).count).toBe(11_111)
})

test('A filter by type makes no texts', () => {
  const filtered = createFilteredEvents()
  const filter = { types: new Set(['user.created']), text: '' }
  expect(steps(() => filtered.update(events, 0, filter))).toHaveLength(kept / stepWork)
})

test('Steps with little else to do make texts in advance', () => {
  const filtered = createFilteredEvents()
  steps(() => filtered.update(events, 0, all))
  for (let step = 0; step < kept / (stepWork / textWork); step += 1) filtered.update(events, 0, all)
  const search = { types: new Set<string>(), text: 'evt_1' }
  expect(steps(() => filtered.update(events, 0, search))).toHaveLength(kept / stepWork)
})

test('A search that is under way goes on after older events are dropped', () => {
  const filtered = createFilteredEvents()
  const search = { types: new Set<string>(), text: 'evt_' }
  filtered.update(events, 0, search)
  const rest = steps(() => filtered.update(events.slice(kept / 2), kept / 2, search))
  expect(rest.length).toBeGreaterThan(1)
  const rows = filtered.update(events.slice(kept / 2), kept / 2, search)
  expect(rows).toMatchObject({ count: kept / 2, pending: 0 })
  expect(rows.numberAt(0)).toBe(kept / 2)
})
