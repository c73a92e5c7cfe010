import { expect, it, onTestFinished, vi } from 'vitest'
import { inStep } from '../../src/stores/sqlite/database.ts'

/** Advances the monotonic clock by `ms` each time it is read, until the test ends. */
function advanceClock(ms: number): void {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += ms
    return now
  })
  onTestFinished(() => clock.mockRestore())
}

/** Does a step of work on `rows` rows. Returns the sizes of its parts, and its result. */
function step(limit: number, rows: number) {
  const counts: number[] = []
  let left = rows
  const done = inStep(limit, count => {
    counts.push(count)
    const worked = Math.min(count, left)
    left -= worked
    return worked
  })
  return { counts, done }
}

it('a step ends after 2 ms, even if rows are left', () => {
  advanceClock(1)
  expect(step(Number.POSITIVE_INFINITY, 1_000)).toEqual({ counts: [1, 2], done: 3 })
})

it('a step begins with one row, because a single row can take as long as the whole step', () => {
  advanceClock(2)
  expect(step(Number.POSITIVE_INFINITY, 1_000)).toEqual({ counts: [1], done: 1 })
})

it('a step handles a row, even if the process pauses meanwhile, so that its caller does not take the work as done', () => {
  advanceClock(10)
  expect(step(Number.POSITIVE_INFINITY, 1_000)).toEqual({ counts: [1], done: 1 })
})

it('a step handles no more rows than its limit', () => {
  advanceClock(0)
  expect(step(40, 1_000)).toEqual({ counts: [1, 2, 4, 8, 16, 9], done: 40 })
  expect(step(0, 1_000)).toEqual({ counts: [], done: 0 })
  expect(step(-1, 1_000)).toEqual({ counts: [], done: 0 })
})

it('a step ends when no rows are left', () => {
  advanceClock(0)
  expect(step(Number.POSITIVE_INFINITY, 20)).toEqual({ counts: [1, 2, 4, 8, 16], done: 20 })
})
