import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { WakeUps } from '../../../src/webhooks/attempts.ts'
import type { Lane } from '../../../src/webhooks/lane.ts'

const start = Date.parse('2026-11-20T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  onTestFinished(() => void vi.useRealTimers())
})

/** Wakes lanes, which are only names here, and records when. */
function recordWakeUps() {
  const woken: [name: string, ms: number][] = []
  const wakeUps = new WakeUps({ now: Date.now }, lane => woken.push([lane.id, Date.now() - start]))
  const lanes = new Map<string, Lane>()
  return {
    wakeUps,
    woken,
    /** Sets when to wake a lane, in milliseconds from the start. */
    set(name: string, ms: number | null) {
      const lane = lanes.get(name) ?? ({ id: name } as Lane)
      lanes.set(name, lane)
      wakeUps.set(lane, ms === null ? null : start + ms)
    },
  }
}

it('each lane is woken once, at its time, in any order of the calls', () => {
  const { set, woken } = recordWakeUps()
  set('second', 2_000)
  set('first', 1_000)
  set('third', 3_000)
  vi.advanceTimersByTime(10_000)
  expect(woken).toEqual([
    ['first', 1_000],
    ['second', 2_000],
    ['third', 3_000],
  ])
})

it('lanes with the same time are woken together, and one whose time has passed very soon', () => {
  const { set, woken } = recordWakeUps()
  set('a', 500)
  set('b', 500)
  set('past', -5_000)
  vi.advanceTimersByTime(9)
  expect(woken).toEqual([])
  vi.advanceTimersByTime(1)
  expect(woken).toEqual([['past', 10]])
  vi.advanceTimersByTime(490)
  expect(woken.slice(1)).toEqual([
    ['a', 500],
    ['b', 500],
  ])
})

it('a later call replaces the time of a lane, and null cancels it', () => {
  const { set, woken } = recordWakeUps()
  set('sooner', 5_000)
  set('sooner', 1_000)
  set('later', 1_000)
  set('later', 4_000)
  set('never', 2_000)
  set('never', null)
  vi.advanceTimersByTime(10_000)
  expect(woken).toEqual([
    ['sooner', 1_000],
    ['later', 4_000],
  ])
})

it('a lane that is set again while it is woken is woken again', () => {
  const woken: number[] = []
  const wakeUps = new WakeUps({ now: Date.now }, lane => {
    woken.push(Date.now() - start)
    wakeUps.set(lane, Date.now() + 700)
  })
  wakeUps.set({ id: 'a' } as Lane, start + 100)
  vi.advanceTimersByTime(1_600)
  expect(woken).toEqual([100, 800, 1_500])
})

it('no timer runs while no lane waits', () => {
  const { set, woken } = recordWakeUps()
  set('a', 500)
  vi.advanceTimersByTime(500)
  expect(woken).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

it('a lane whose time is far away is woken soon after a clock has jumped to that time', () => {
  const { set, woken } = recordWakeUps()
  set('far', 86_400_000)
  vi.advanceTimersByTime(30_000)
  vi.setSystemTime(start + 86_400_000)
  vi.advanceTimersByTime(30_000)
  expect(woken.map(([name]) => name)).toEqual(['far'])
})

it('no lane is woken after a stop, and no timer is left', () => {
  const { set, wakeUps, woken } = recordWakeUps()
  set('a', 500)
  wakeUps.stop()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(1_000)
  expect(woken).toEqual([])
})

it('each lane takes no timer of its own', () => {
  const { set } = recordWakeUps()
  for (let index = 0; index < 1_000; index++) set(`lane-${index}`, 10_000 - index)
  expect(vi.getTimerCount()).toBe(1)
})
