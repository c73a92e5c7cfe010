import { expect, test } from 'vitest'
import { createLog, type LiveEvent } from '../src/log.ts'

const state = { status: 'open' } as const

function entries(first: number, count: number): LiveEvent[] {
  return Array.from({ length: count }, (_, index) => ({ type: 'gap', after: `o${first + index}` }))
}

test('A log keeps at most a tenth more entries than its capacity, and counts all that it received', () => {
  const log = createLog(undefined, () => {})
  log.newest(0, 10)
  for (let first = 0; first < 1_000; first += 5) {
    log.append({ entries: entries(first, 5), offset: `o${first}`, state })
    expect(log.now.entries.length).toBeLessThanOrEqual(11)
  }
  expect(log.now).toMatchObject({ count: 1_000, total: 1_000 })
  expect(log.newest(0, 10)).toEqual({ events: entries(990, 10), dropped: 990 })
  expect(log.newest(995, 10)).toEqual({ events: entries(995, 5), dropped: 0 })
})

/** A log that has had the entries 0 to 2, and a function that lists what it reported later. */
function logOfThree() {
  const reported: LiveEvent[] = []
  const log = createLog(undefined, fresh => reported.push(...fresh))
  log.newest(0, 10)
  log.append({ entries: entries(0, 3), offset: 'o2', state })
  reported.length = 0
  return { log, reported, shown: () => log.newest(0, 10) }
}

test('A log that adopts another one reports the entries that it had not received', () => {
  const { log, reported, shown } = logOfThree()
  const { id } = log.now
  log.adopt({ id, entries: entries(1, 5), count: 6, total: 6, offset: 'o5', state }, false)
  expect(reported).toEqual(entries(3, 3))
  log.adopt({ id, entries: [], count: 6, total: 6, offset: 'o6', state }, false)
  expect(reported).toEqual(entries(3, 3))
  expect(shown()).toEqual({ events: entries(0, 6), dropped: 0 })
  expect(log.now).toMatchObject({ count: 6, offset: 'o6' })
})

test('A log that adopts the log of another origin reports a gap and all its entries, and keeps its own', () => {
  const { log, reported, shown } = logOfThree()
  const other = { id: 2, entries: entries(7, 1), count: 1, total: 1, offset: 'o7', state }
  log.adopt(other, false)
  const fresh = [{ type: 'gap', after: 'o2' }, ...entries(7, 1)]
  expect(reported).toEqual(fresh)
  expect(shown()).toEqual({ events: [...entries(0, 3), ...fresh], dropped: 0 })
  log.adopt({ ...other, entries: entries(7, 2), count: 2, offset: 'o8' }, false)
  expect(reported).toEqual([...fresh, ...entries(8, 1)])
  expect(log.now).toMatchObject({ id: 2, count: 2, total: 6 })
})

test('A log reports no gap if it adopts the log of another origin at the same offset', () => {
  const { log, reported, shown } = logOfThree()
  log.adopt({ id: 2, entries: [], count: 0, total: 0, offset: 'o2', state }, false)
  log.append({ entries: entries(3, 1), offset: 'o3', state })
  log.adopt({ id: 2, entries: entries(3, 2), count: 2, total: 2, offset: 'o4', state }, false)
  expect(reported).toEqual(entries(3, 2))
  expect(shown()).toEqual({ events: entries(0, 5), dropped: 0 })
})

test('A log repeats no entry if it adopts the log of another origin at the same offset', () => {
  const { log, reported, shown } = logOfThree()
  log.adopt({ id: 2, entries: entries(1, 2), count: 2, total: 2, offset: 'o2', state }, false)
  expect(reported).toEqual([])
  expect(shown()).toEqual({ events: entries(0, 3), dropped: 0 })
  expect(log.now).toMatchObject({ id: 2, count: 2, total: 3 })
})

test('A log reports a gap if the other one no longer keeps all entries that it has not received', () => {
  const { log, reported, shown } = logOfThree()
  const { id } = log.now
  log.adopt({ id, entries: entries(5, 1), count: 6, total: 6, offset: 'o5', state }, false)
  const fresh = [{ type: 'gap', after: 'o2' }, ...entries(5, 1)]
  expect(reported).toEqual(fresh)
  expect(shown()).toEqual({ events: [...entries(0, 3), ...fresh], dropped: 0 })
  expect(log.now.count).toBe(6)
})

test('A log that is ahead of the one that it adopts takes only its state, and repeats no entry', () => {
  const { log, reported, shown } = logOfThree()
  const { id } = log.now
  const waiting = { status: 'waiting', reason: undefined, attempt: 1, until: 0 } as const
  const behind = { id, entries: entries(0, 2), count: 2, total: 2, offset: 'o1' }
  log.adopt({ ...behind, state: waiting }, false)
  expect(log.now).toMatchObject({ count: 3, offset: 'o2', state: waiting })
  log.adopt({ ...behind, entries: entries(0, 4), count: 4, offset: 'o3', state }, false)
  expect(reported).toEqual(entries(3, 1))
  expect(shown()).toEqual({ events: entries(0, 4), dropped: 0 })
})

test('A new log that adopts another one reports no entries', () => {
  const reported: (readonly LiveEvent[])[] = []
  const log = createLog(undefined, fresh => reported.push(fresh))
  log.newest(0, 10)
  log.adopt({ id: 2, entries: entries(0, 3), count: 5, total: 5, offset: 'o4', state }, true)
  expect(log.newest(0, 10)).toEqual({ events: entries(0, 3), dropped: 2 })
  expect(reported).toEqual([[]])
})
