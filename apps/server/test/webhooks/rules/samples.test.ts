import { expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { Samples, type StreamSamples } from '../../../src/webhooks/samples.ts'

const periodMs = 1_000 * limits.samplesSeconds

/** How many of `count` successes at one time are listed. */
function taken(stream: StreamSamples, count: number, now: number): number {
  return Array.from({ length: count }, () => stream.take(now)).filter(Boolean).length
}

it('of many successes of a stream the first of each period are listed', () => {
  const stream = new Samples().ofStream()
  const most = limits.samplesOfStream
  expect(taken(stream, most, 50)).toBe(most)
  expect(taken(stream, 10, 50 + periodMs - 1)).toBe(0)
  expect(taken(stream, 2 * most, 50 + periodMs)).toBe(most)
})

it('all streams of a node share a maximum', () => {
  const samples = new Samples()
  const streams = Array.from({ length: 100 }, () => samples.ofStream())
  const sum = (now: number) =>
    streams.reduce((total, stream) => total + taken(stream, limits.samplesOfStream, now), 0)
  expect(sum(1)).toBe(limits.samples)
  expect(sum(1 + periodMs)).toBe(limits.samples)
})

it('a clock that is set back begins a new period', () => {
  const stream = new Samples().ofStream()
  expect(taken(stream, 1_000, 1_000_000)).toBe(limits.samplesOfStream)
  expect(taken(stream, 1_000, 5)).toBe(limits.samplesOfStream)
})
