import { describe, expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import {
  afterAttempt,
  attemptsAllowed,
  type Circuit,
  circuitState,
  closedCircuit,
} from '../../../src/webhooks/target-health.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const failed = { result: 'failed', message: 'It failed.' } as const

/** The circuit after some failed attempts that began before it opened. */
function afterFailures(count: number): Circuit {
  let circuit = closedCircuit
  for (let failure = 0; failure < count; failure++) circuit = afterAttempt(circuit, failed, false, now)
  return circuit
}

const opened = afterFailures(10)

describe('the circuit of a target', () => {
  it('stays closed for nine failures in a row, and opens for a second with the tenth', () => {
    expect(afterFailures(9)).toEqual({ failuresInRow: 9, probeAt: null, pauseMs: 1_000 })
    expect(opened).toEqual({ failuresInRow: 10, probeAt: now + 1_000, pauseMs: 1_000 })
  })

  it.each([
    { result: 'delivered' },
    { result: 'refused', message: 'The endpoint answered with status 413.' },
  ] as const)('closes after an attempt with the result %o', outcome => {
    expect(afterAttempt(opened, outcome, true, now)).toEqual(closedCircuit)
  })

  it('doubles its pause with each failed probe, up to half a minute', () => {
    let circuit = opened
    const pauses: number[] = []
    for (let probe = 0; probe < 7; probe++) {
      circuit = afterAttempt(circuit, failed, true, now)
      expect(circuit.probeAt).toBe(now + circuit.pauseMs)
      pauses.push(circuit.pauseMs)
    }
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
    expect(circuit.failuresInRow).toBe(17)
  })

  it('keeps its pause when an attempt fails that began before it opened', () => {
    expect(afterAttempt(opened, failed, false, now + 500)).toEqual({ ...opened, failuresInRow: 11 })
  })

  it('allows no attempt while it is open, then one, and many while it is closed', () => {
    expect(attemptsAllowed(closedCircuit, now)).toBe(limits.attemptsOfStream)
    expect(attemptsAllowed(opened, now + 999)).toBe(0)
    expect(attemptsAllowed(opened, now + 1_000)).toBe(1)
  })

  it('ignores a time of its probe that dates from before the clock was set back', () => {
    expect(circuitState({ probeAt: now + 30_000 }, now)).toBe('open')
    expect(circuitState({ probeAt: now + 30_001 }, now)).toBe('half_open')
  })
})
