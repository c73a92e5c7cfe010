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
  expect(log.now.received).toBe(1_000)
  expect(log.newest(0, 10)).toEqual({ events: entries(990, 10), dropped: 990 })
  expect(log.newest(995, 10)).toEqual({ events: entries(995, 5), dropped: 0 })
})

test('A log that adopts another one reports the entries that it had not received', () => {
  const reported: (readonly LiveEvent[])[] = []
  const log = createLog(undefined, fresh => reported.push(fresh))
  log.newest(0, 10)
  log.append({ entries: entries(0, 3), offset: 'o2', state })
  const other = { entries: entries(1, 5), received: 6, offset: 'o5', state }
  log.adopt(other, false)
  expect(log.now).toEqual(other)
  log.adopt({ entries: [], received: 6, offset: 'o6', state }, false)
  expect(log.now).toEqual({ ...other, offset: 'o6' })
  expect(reported).toEqual([entries(0, 3), entries(3, 3), []])
})

test('A new log that adopts another one reports no entries', () => {
  const reported: (readonly LiveEvent[])[] = []
  const log = createLog(undefined, fresh => reported.push(fresh))
  log.adopt({ entries: entries(0, 3), received: 5, offset: 'o4', state }, true)
  expect(log.newest(0, 10)).toEqual({ events: entries(0, 3), dropped: 2 })
  expect(reported).toEqual([[]])
})
