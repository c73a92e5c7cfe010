import { pino } from 'pino'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { clockToleranceMs, watchClock } from '../../src/events/clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** A watched clock. `set` changes by how many milliseconds it is ahead of its reference clock. */
function watched() {
  let ahead = 0
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: line => lines.push(JSON.parse(line)) })
  const clock = watchClock({ now: () => 42, ahead: () => ahead }, log)
  return {
    clock,
    lines,
    set(milliseconds: number) {
      ahead = milliseconds
    },
  }
}

it('while the clock is right, or behind, everything may be forgotten', () => {
  const { clock, lines, set } = watched()
  expect(clock.now()).toBe(42)
  for (const ahead of [0, clockToleranceMs, -clockToleranceMs]) {
    set(ahead)
    expect(clock.mayForget(1)).toBe(true)
  }
  expect(lines).toEqual([])
  set(-clockToleranceMs - 1)
  expect(clock.mayForget(1)).toBe(true)
  expect(lines).toHaveLength(1)
})

it('while the clock is far ahead, nothing may be forgotten until it has been ahead for as long as the data is kept', () => {
  const { clock, set } = watched()
  set(clockToleranceMs + 1)
  expect(clock.mayForget(1_000)).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(clock.mayForget(1_000)).toBe(false)
  expect(clock.mayForget(2_000)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(clock.mayForget(1_000)).toBe(true)
  expect(clock.mayForget(2_000)).toBe(false)
  set(0)
  expect(clock.mayForget(2_000)).toBe(true)
  set(clockToleranceMs + 1)
  expect(clock.mayForget(1_000)).toBe(false)
})

it('a log line says at most once a minute by how many seconds the clocks disagree', () => {
  const { clock, lines, set } = watched()
  set(3_600_400)
  for (let round = 0; round < 3; round++) clock.mayForget(1)
  expect(lines).toMatchObject([{ msg: 'clocks disagree: set them right', ahead_seconds: 3_600 }])
  vi.advanceTimersByTime(61_000)
  clock.mayForget(1)
  expect(lines).toHaveLength(2)
})
