import { limits } from '../limits.ts'
import type { Outcome, Settled } from './delivery.ts'
import type { StreamHealth } from './dispatch-store.ts'

/** Failures in a row after which the circuit opens. */
const threshold = 10
const firstPauseMs = 1_000
const longestPauseMs = 30_000

/**
 * A circuit breaker for the target of a stream (Nygard, Release It!). While closed, attempts pass. After ten failures in a
 * row it opens, and attempts wait. After a pause it is half open: one attempt probes the target. A success closes
 * the circuit; a failure doubles the pause.
 */
export interface Circuit {
  /** Attempts that failed in a row. `StreamHealth.failuresInRow` counts deliveries. */
  readonly failuresInRow: number
  /** When the target may be probed, in milliseconds since 1970; null while the circuit is closed. */
  readonly probeAt: number | null
  readonly pauseMs: number
}

type CircuitState = 'closed' | 'open' | 'half_open'

export const closedCircuit: Circuit = { failuresInRow: 0, probeAt: null, pauseMs: firstPauseMs }

/**
 * The circuit of a stream that this node takes over. The store has the number of deliveries that failed in a row, not of attempts.
 * The count starts with that number, so a closed circuit may open later or earlier than after ten attempts: after nine failed
 * deliveries, the first failed attempt opens it.
 */
export function circuitAfter(failuresInRow: number, probeAt: number | null): Circuit {
  return { failuresInRow, probeAt, pauseMs: firstPauseMs }
}

export function circuitState({ probeAt }: Pick<Circuit, 'probeAt'>, now: number): CircuitState {
  if (probeAt === null) return 'closed'
  // Ignore a probe time further ahead than the longest pause: it dates from before the clock was set back.
  return now < probeAt && probeAt - now <= longestPauseMs ? 'open' : 'half_open'
}

/** How many attempts may be in flight at once. */
export function attemptsAllowed(circuit: Circuit, now: number): number {
  switch (circuitState(circuit, now)) {
    case 'closed':
      return limits.attemptsOfStream
    case 'half_open':
      return 1
    case 'open':
      return 0
  }
}

/**
 * The circuit after an attempt. An answer after which no retry follows closes the circuit, even if it refuses the event: the target
 * works.
 *
 * @param isProbe whether the attempt began while the circuit was half open
 */
export function afterAttempt(circuit: Circuit, outcome: Outcome, isProbe: boolean, now: number): Circuit {
  if (outcome.result !== 'failed') return closedCircuit
  const failuresInRow = circuit.failuresInRow + 1
  if (circuit.probeAt === null) {
    if (failuresInRow < threshold) return { ...circuit, failuresInRow }
    return { failuresInRow, probeAt: now + firstPauseMs, pauseMs: firstPauseMs }
  }
  // An attempt that began before the circuit opened does not change the pause.
  if (!isProbe) return { ...circuit, failuresInRow }
  const pauseMs = Math.min(2 * circuit.pauseMs, longestPauseMs)
  return { failuresInRow, probeAt: now + pauseMs, pauseMs }
}

const maxFailuresInRow = 500
const disableAfterMs = 24 * 3_600_000

/** The health of a stream after a delivery has ended or waits for a retry. @param now milliseconds since 1970 */
export function healthAfter(health: StreamHealth, state: Settled['state'], now: number): StreamHealth {
  if (state === 'delivered') return { failuresInRow: 0, lastSuccessAt: now }
  return state === 'failed' ? { ...health, failuresInRow: health.failuresInRow + 1 } : health
}

/** The reason to disable a stream after an attempt, as a sentence for its owner; null if the stream stays enabled. */
export function reasonToDisable(
  outcome: Outcome,
  { failuresInRow, lastSuccessAt }: StreamHealth,
  now: number,
): string | null {
  if (outcome.result === 'gone') return outcome.message
  if (failuresInRow < maxFailuresInRow || now - lastSuccessAt < disableAfterMs) return null
  return `${maxFailuresInRow} deliveries failed in a row, and none succeeded for 24 hours.`
}

/** The first and smallest window: even a stream with a slow target may have this many attempts in flight. */
export const initialWindow = 4
/** An attempt that takes longer than this is slow, in milliseconds. */
const slowMs = 1_000

/**
 * The window of a stream after an attempt: how many of its attempts may be in flight while more than half of all places for
 * attempts are occupied. Like the congestion window of TCP, it is small at first and after each pause, grows with each quick
 * attempt, and is halved by a slow one. So targets that became slow occupy few places, and a fast target reaches its maximum
 * within a few attempts.
 *
 * @param durationMs duration of the attempt that has just ended
 * @param inFlight attempts of the stream that are still in flight
 * @see https://www.rfc-editor.org/rfc/rfc5681#section-3.1
 */
export function windowAfter(window: number, durationMs: number, inFlight: number): number {
  if (inFlight === 0) return initialWindow
  if (durationMs > slowMs) return Math.max(window >> 1, initialWindow)
  return Math.min(window + 1, limits.attemptsOfStream)
}
