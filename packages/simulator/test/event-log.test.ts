import { validate } from '@tenant-api/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEventLog, exampleEvents, offsetOf, positionOf } from '../src/index.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an offset', () => {
  test.each([0, 1, 57, 58, 1_795_262_400_000_000, Number.MAX_SAFE_INTEGER])(
    'decodes to its position: %i',
    position => {
      expect(positionOf(offsetOf(position))).toBe(position)
    },
  )

  test('sorts like its position', () => {
    const offsets = [9, 16, 255, 256, 4_096_000, 1_795_262_400_000_000].map(offsetOf)
    expect(offsets.toSorted()).toEqual(offsets)
  })

  test('is invalid when a character is changed', () => {
    const offset = offsetOf(1_795_262_400_000_000)
    for (const index of Array.from(offset).keys())
      for (const other of ['0', '7', 'f', 'F', ' ', '-'].filter(other => other !== offset[index]))
        expect(positionOf(offset.slice(0, index) + other + offset.slice(index + 1))).toBeUndefined()
  })
})

describe('the log', () => {
  test.each([0.3, 1, 3, 7, 999, 1_000])('contains %d examples a second, each one once, in order', rate => {
    const log = createEventLog(rate)
    const start = log.newest()
    vi.advanceTimersByTime(Math.ceil(100_000 / rate))
    const events = log.read(start, 1_000)
    expect(Math.abs(events.length - 100)).toBeLessThanOrEqual(1)
    const pages = []
    for (let page = log.read(start, 7); page.length > 0; page = log.read(page.at(-1)?.position ?? 0, 7))
      pages.push(...page)
    expect(pages.map(({ position }) => position)).toEqual(events.map(({ position }) => position))
    const types = events.slice(0, exampleEvents.length).map(({ type }) => type)
    expect(new Set(types)).toEqual(new Set(exampleEvents.map(({ type }) => type)))
    for (const event of events) expect(validate('SubscriptionMessage', event.message())).toEqual([])
    expect(log.newest()).toBe(events.at(-1)?.position)
  })

  test.each([1.1, 2.2, 19, 38, 76, 512])(
    'repeats no example to a reader that resumes after each one, with %d examples a second',
    rate => {
      const log = createEventLog(rate)
      let position = log.newest()
      vi.advanceTimersByTime(3_000_000 / rate)
      for (let count = 0; count < 2_990; count += 1) {
        const [event] = log.read(position, 1)
        expect(event?.position).toBeGreaterThan(position)
        position = event?.position ?? 0
        expect(Math.round(log.nextTime(position) * 1_000)).toBeGreaterThan(position)
      }
      expect(log.read(position, 100).length - 10).toBeOneOf([-1, 0, 1])
    },
  )

  test('returns the time of the next example', () => {
    const log = createEventLog(3)
    for (let round = 0; round < 100; round++) {
      const newest = log.newest()
      const next = log.nextTime(newest)
      vi.setSystemTime(Math.ceil(next) - 1)
      expect(log.newest()).toBe(newest)
      vi.setSystemTime(Math.ceil(next))
      expect(log.newest()).toBeGreaterThan(newest)
    }
  })

  test('gives each pushed event its own position, even if others or examples have the same time', () => {
    const log = createEventLog(1_000)
    const start = log.newest()
    const pushed = Array.from({ length: 3_000 }, () => log.push('user.created', {}).offset)
    vi.advanceTimersByTime(10)
    const offsets = log.read(start, 10_000).map(({ position }) => offsetOf(position))
    expect(offsets).toEqual([...new Set(offsets)].toSorted())
    expect(offsets.filter(offset => pushed.includes(offset))).toEqual(pushed)
    expect(offsets.length - pushed.length).toBeGreaterThan(0)
  })

  test('pushes and reads as fast with 20,000 events as with none', () => {
    const log = createEventLog(0)
    const beginning = log.newest()
    const timeOf = (work: () => void) => {
      const startedAt = process.cpuUsage().user
      work()
      return process.cpuUsage().user - startedAt
    }
    const push = () => {
      for (let count = 0; count < 2_000; count += 1) {
        log.push('user.created', {})
        log.newest()
        log.read(beginning, 10)
      }
    }
    push()
    const few = timeOf(push)
    for (let count = 0; count < 20_000; count += 1) log.push('user.created', {})
    expect(timeOf(push)).toBeLessThan(5 * few + 20_000)
    expect(log.read(beginning, 30_000)).toHaveLength(26_000)
  })

  test('does not return to earlier positions when the clock is set back', () => {
    const log = createEventLog(0)
    const first = log.push('user.created', {})
    vi.setSystemTime(Date.now() - 3_600_000)
    const second = log.push('user.deleted', {})
    expect(second.offset > first.offset).toBe(true)
    expect(log.newest()).toBe(positionOf(second.offset))
  })

  test.each([0, 1])('continues at the present time after a reset, with %d examples a second', rate => {
    const present = Date.now()
    vi.advanceTimersByTime(3_600_000)
    const log = createEventLog(rate)
    vi.advanceTimersByTime(3_600_000)
    log.push('user.created', {})
    // The clock of the next test is behind if this one has advanced a fake clock.
    vi.setSystemTime(present)
    log.reset()
    const start = log.newest()
    expect(start).toBeLessThanOrEqual((present + 1) * 1_000)
    vi.advanceTimersByTime(10_000)
    expect(log.read(start, 100)).toHaveLength(10 * rate)
    log.push('user.created', {})
    expect(log.read(start, 100)).toHaveLength(10 * rate + 1)
  })

  test('with the rate 0 is empty until an event is pushed', () => {
    const log = createEventLog(0)
    const start = log.newest()
    vi.advanceTimersByTime(86_400_000)
    expect(log.read(start, 10)).toEqual([])
    expect(log.nextTime(start)).toBe(Number.POSITIVE_INFINITY)
    log.push('user.created', {})
    expect(log.read(start, 10)).toHaveLength(1)
  })

  test('is read from the first event at or after a time, but from at most an hour ago', () => {
    const log = createEventLog(1)
    const { offset } = log.push('user.created', {})
    const time = Date.now()
    vi.advanceTimersByTime(10_000)
    expect(
      log
        .read(log.before(time), 3)
        .map(({ position }) => offsetOf(position))
        .slice(0, 2),
    ).toEqual([offsetOf(time * 1_000), offset])
    const [oldest] = log.read(log.before(0), 1)
    expect(oldest?.position).toBe((Date.now() - 3_600_000) * 1_000)
  })

  test('never expires the newest position, because no event after it is lost', () => {
    const log = createEventLog(0)
    const start = log.newest()
    vi.advanceTimersByTime(90_000_000)
    expect(log.hasExpired(start)).toBe(false)
    log.push('user.created', {})
    expect(log.read(start, 10)).toHaveLength(1)
    expect(log.hasExpired(start)).toBe(true)
  })

  test('expires cursors and pushed events after a day', () => {
    const log = createEventLog(0)
    const start = log.newest()
    log.push('user.created', {})
    vi.advanceTimersByTime(86_399_000)
    expect(log.hasExpired(start)).toBe(false)
    vi.advanceTimersByTime(2_000)
    expect(log.hasExpired(start)).toBe(true)
    log.push('user.deleted', {})
    expect(log.read(start, 10).map(({ type }) => type)).toEqual(['user.deleted'])
  })
})
