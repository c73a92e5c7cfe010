import type { LiveEvent } from '@tenant-api/react'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { expect, test } from 'vitest'
import { createFilteredEvents, type Filter } from '../../src/live/rows.ts'

const all: Filter = { types: new Set(), text: '' }
const types = ['user.created', 'user.deleted'] as const

/** An entry of a subscription. Each tenth entry is a gap. */
function entry(number: number): LiveEvent {
  if (number % 10 === 9) return { type: 'gap', after: `o${number - 1}` }
  const raw = { type: types[number % 2] ?? '', offset: `o${number}`, event: { id: `evt_${number}` } }
  return { type: 'unknown', offset: raw.offset, raw }
}

const entries = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => entry(first + index))

test('Rows are exactly the events that pass the filter, while events arrive, old ones are dropped and the filter changes', () => {
  const random = createRandom(seed)
  const filtered = createFilteredEvents()
  const filters = [
    all,
    { types: new Set(['user.created']), text: '' },
    { types: new Set<string>(), text: 'EVT_1' },
    { types: new Set(['user.deleted']), text: '3' },
    { types: new Set<string>(), text: 'nothing' },
  ]
  let filter: Filter = all
  let dropped = 0
  let end = 0
  for (let step = 0; step < 500; step += 1) {
    end += random(30)
    dropped = Math.max(dropped, Math.min(end, end - 100 + random(5)))
    if (random(10) === 0) filter = filters[random(filters.length)] ?? all
    const events = entries(dropped, end - dropped)
    const rows = filtered.update(events, dropped, filter)
    const shown = Array.from({ length: rows.count }, (_, row) => rows.numberAt(row))
    const expected = events.flatMap((event, index) => {
      const number = dropped + index
      const isShown =
        event.type === 'gap' ||
        ((filter.types.size === 0 || filter.types.has(types[number % 2] ?? '')) &&
          JSON.stringify(event).toLowerCase().includes(filter.text.toLowerCase()))
      return isShown ? [number] : []
    })
    expect(shown, `TEST_SEED=${seed}, step ${step}`).toEqual(expected)
    expect(shown.map(rows.rowOf)).toEqual(shown.map((_, row) => row))
    if (dropped > 0) expect(rows.rowOf(dropped - 1)).toBe(-1)
    expect(shown.map(rows.entry)).toEqual(shown.map(entry))
  }
})

test('Rows contain the number of rows that were removed, so that the list can keep its place', () => {
  const filtered = createFilteredEvents()
  const filter = { types: new Set(['user.created']), text: '' }
  expect(filtered.update(entries(0, 8), 0, filter)).toMatchObject({ count: 4, removed: 0 })
  expect(filtered.update(entries(3, 5), 3, filter)).toMatchObject({ count: 2, removed: 2 })
  expect(filtered.update(entries(6, 2), 6, filter)).toMatchObject({ count: 1, removed: 3 })
  expect(filtered.update(entries(6, 2), 6, all)).toMatchObject({ count: 2, removed: 0 })
})

test('Types that the console does not know are listed once', () => {
  const filtered = createFilteredEvents()
  filtered.update(entries(0, 8), 0, all)
  expect([...filtered.newerTypes]).toEqual([...types])
})
