import { describe, expect, it } from 'vitest'
import { Pace } from '../../../src/webhooks/pace.ts'

const start = Date.parse('2026-11-20T12:00:00Z')

/** Begins as many attempts as possible, by a clock that moves `stepMs` at once. @returns the times of attempts */
function attempt(pace: Pace, from: number, ms: number, stepMs: number): number[] {
  const times: number[] = []
  for (let now = from; now < from + ms; now += stepMs)
    while (pace.nextAt(now) <= now) {
      pace.take(now)
      times.push(now)
    }
  return times
}

/** The largest number of attempts in any second. */
function mostInASecond(times: readonly number[]): number {
  let first = 0
  return Math.max(
    ...times.map((time, index) => {
      while ((times[first] ?? time) < time - 1_000) first++
      return index - first + 1
    }),
  )
}

function paceOf(rate: number): Pace {
  const pace = new Pace()
  pace.set(rate)
  return pace
}

describe('the pace of a stream', () => {
  it.each([1, 2, 7, 10, 100, 1_000])('lets at most one attempt more than %i begin in any second', rate => {
    for (const stepMs of [1, 10, 15, 37]) {
      const times = attempt(paceOf(rate), start, 10_000, stepMs)
      expect(mostInASecond(times)).toBeLessThanOrEqual(rate + 1)
    }
  })

  it.each([1, 10, 100, 1_000])('uses nearly all of a limit of %i although timers are late', rate => {
    const times = attempt(paceOf(rate), start, 21_000, 12)
    expect(times.length).toBeGreaterThan(0.95 * 20 * rate - 1)
  })

  it('does not make up for a pause', () => {
    const pace = paceOf(10)
    attempt(pace, start, 2_000, 1)
    const times = attempt(pace, start + 60_000, 1_000, 1)
    expect(times.length).toBeLessThanOrEqual(11)
  })

  it('lets nothing begin in the first second after a change, so that the second of the change is kept too', () => {
    const pace = paceOf(1_000)
    attempt(pace, start, 3_000, 10)
    pace.set(10)
    const [first = 0] = attempt(pace, start + 3_000, 3_000, 1)
    expect(first).toBeGreaterThan(start + 4_000)
  })

  it('goes on as before if the limit is set again unchanged', () => {
    const pace = paceOf(10)
    attempt(pace, start, 2_000, 1)
    const next = pace.nextAt(start + 2_000)
    pace.set(10)
    expect(pace.nextAt(start + 2_000)).toBe(next)
  })

  it('waits for a second at most after the clock was set back', () => {
    const pace = paceOf(1)
    attempt(pace, start, 3_000, 10)
    expect(attempt(pace, start - 3_600_000, 1_100, 10)).toHaveLength(1)
  })

  it('has no limit of 0, also after one', () => {
    const pace = paceOf(1)
    attempt(pace, start, 3_000, 10)
    pace.set(0)
    pace.take(start + 3_000)
    expect(pace.nextAt(start + 3_000)).toBe(start + 3_000)
  })
})
