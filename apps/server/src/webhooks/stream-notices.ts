import type { Outcome } from './delivery.ts'
import type { Circuit } from './target-health.ts'

/** Minimum interval of the same notice about a stream, in milliseconds. A target that flaps is told of once in this time. */
const intervalMs = 600_000
/** A stream is behind when its next event is older than this, in milliseconds. */
const behindMs = 3_600_000

/** Decides what the log of the tenant is told of the target of a stream. Times are milliseconds since 1970. */
export class StreamNotices {
  /** Whether the log has been told that the target fails, and not that it works again. */
  #isFailing: boolean
  #failedAt = Number.NEGATIVE_INFINITY
  #isBehind = false
  #behindAt = Number.NEGATIVE_INFINITY

  /** @param isFailing whether the circuit was open when this node took the stream over: then another node has told it */
  constructor(isFailing: boolean) {
    this.#isFailing = isFailing
  }

  /** What to tell after an attempt. @param circuit the circuit after it */
  afterAttempt(
    circuit: Circuit,
    outcome: Outcome,
    now: number,
  ): 'event_stream.failing' | 'event_stream.recovered' | null {
    if (circuit.probeAt === null) {
      if (!this.#isFailing || outcome.result === 'failed') return null
      this.#isFailing = false
      return 'event_stream.recovered'
    }
    // A circuit that opens again too soon is told of by a later probe, if it is still open then.
    if (this.#isFailing || now - this.#failedAt < intervalMs) return null
    this.#isFailing = true
    this.#failedAt = now
    return 'event_stream.failing'
  }

  /** Whether to tell that the stream is behind. @param acceptedAt when the event was accepted whose first attempt begins now */
  isNewlyBehind(acceptedAt: number, now: number): boolean {
    const wasBehind = this.#isBehind
    this.#isBehind = now - acceptedAt > behindMs
    if (!this.#isBehind || wasBehind || now - this.#behindAt < intervalMs) return false
    this.#behindAt = now
    return true
  }
}
