import { afterEach, beforeEach, vi } from 'vitest'
import { createEventLog, createEventStreams, type Start } from '../src/index.ts'

/** Stops the clock for each test of a file. */
export function stopTheClock(): void {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Event streams without generated events. `open` opens one, and `leaving` ends it. */
export function setUp(heartbeatSeconds = 15) {
  const log = createEventLog(0)
  const streams = createEventStreams(log, { heartbeatSeconds, retryMs: 2_000 })
  const leaving = new AbortController()
  const open = (start: Partial<Start> = {}) =>
    streams.open({ after: log.newest(), types: [], ...start }, leaving.signal)
  return { log, streams, open, leaving }
}

/** The text of a chunk. */
export const text = (chunk: IteratorResult<Uint8Array, void>) =>
  new TextDecoder().decode(chunk.value ?? undefined)
