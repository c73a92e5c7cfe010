import { expect, it } from 'vitest'
import { StreamNotices } from '../../src/webhooks/stream-notices.ts'
import { closedCircuit } from '../../src/webhooks/target-health.ts'

const minuteMs = 60_000
const open = { failuresInRow: 10, probeAt: 1, pauseMs: 1 }
const failed = { result: 'failed', message: 'The endpoint answered with status 503.' } as const
const delivered = { result: 'delivered' } as const

it('a target that flaps is told of once in ten minutes, with its recovery', () => {
  const notices = new StreamNotices(false)
  const told: unknown[] = []
  for (let time = 0; time < 25 * minuteMs; time += minuteMs) {
    const failing = notices.afterAttempt(open, failed, time)
    const recovered = notices.afterAttempt(closedCircuit, delivered, time)
    if (failing || recovered) told.push([time / minuteMs, failing, recovered])
  }
  expect(told).toEqual([0, 10, 20].map(time => [time, 'event_stream.failing', 'event_stream.recovered']))
})

it('a target that fails for long is told of once, also if it failed shortly before', () => {
  const notices = new StreamNotices(false)
  expect(notices.afterAttempt(closedCircuit, failed, 0)).toBeNull()
  expect(notices.afterAttempt(open, failed, 0)).toBe('event_stream.failing')
  expect(notices.afterAttempt(closedCircuit, failed, minuteMs)).toBeNull()
  expect(notices.afterAttempt(closedCircuit, delivered, minuteMs)).toBe('event_stream.recovered')
  const told = Array.from({ length: 30 }, (_, minute) =>
    notices.afterAttempt(open, failed, (2 + minute) * minuteMs),
  )
  expect(told.filter(Boolean)).toEqual(['event_stream.failing'])
  expect(told[8]).toBe('event_stream.failing')
})

it('a stream that was taken over while its target failed is told of when the target works again', () => {
  const notices = new StreamNotices(true)
  expect(notices.afterAttempt(open, failed, 0)).toBeNull()
  expect(notices.afterAttempt(closedCircuit, delivered, 1)).toBe('event_stream.recovered')
})

it('a stream is behind once until it has caught up, at most once in ten minutes', () => {
  const notices = new StreamNotices(false)
  const now = 100 * 60 * minuteMs
  const old = now - 61 * minuteMs
  expect(notices.isNewlyBehind(now - 60 * minuteMs, now)).toBe(false)
  expect(notices.isNewlyBehind(old, now)).toBe(true)
  expect(notices.isNewlyBehind(old, now + 20 * minuteMs)).toBe(false)
  expect(notices.isNewlyBehind(now, now)).toBe(false)
  expect(notices.isNewlyBehind(old, now + 1)).toBe(false)
  expect(notices.isNewlyBehind(now, now)).toBe(false)
  expect(notices.isNewlyBehind(old, now + 10 * minuteMs)).toBe(true)
})
