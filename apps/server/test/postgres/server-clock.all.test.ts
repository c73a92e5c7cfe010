import { expect, it, onTestFinished, vi } from 'vitest'
import { createServerClock } from '../../src/stores/postgres/node.ts'

/** A clock that shows the server's time, and a function that lets time pass. */
function startClock() {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const time = 1_000_000
  vi.setSystemTime(time)
  const clock = createServerClock()
  return { clock, time, pass: (ms: number) => vi.advanceTimersByTime(ms) }
}

it('the clock is not set back by a late answer', () => {
  const { clock, time, pass } = startClock()
  pass(1_000)
  clock.set(time + 600, 400)
  expect(clock.now()).toBe(time + 1_000)
})

it.each([
  ['an hour behind', -3_600_000, -3_600_000 + 5],
  ['a few milliseconds behind', -20, -15],
  ['a few milliseconds ahead', 20, 20],
  ['an hour ahead', 3_600_000, 3_600_000],
])('the clock follows a server that is %s, as exactly as its answer allows', (_name, ahead, expected) => {
  const { clock, time, pass } = startClock()
  pass(1_000)
  clock.set(time + 1_000 + ahead, 5)
  expect(clock.now()).toBe(time + 1_000 + expected)
  pass(1_000)
  expect(clock.now()).toBe(time + 2_000 + expected)
  expect(clock.ahead()).toBe(expected)
})
