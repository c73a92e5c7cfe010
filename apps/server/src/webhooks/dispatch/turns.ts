import { FairShares } from '../../fairness/fair-shares.ts'
import { limits } from '../../limits.ts'
import type { Lane } from './lane.ts'

/** The resources of an attempt: a place among the attempts in flight or among the probes, and memory for its event. */
export interface Place {
  readonly isProbe: boolean
  readonly bytes: number
}

/**
 * Limits the attempts in flight, and shares them fairly among streams. A stream with slow attempts can occupy only its share.
 * Probes of failed targets have a limit of their own.
 */
export class Turns {
  readonly #attempts = new FairShares(limits.attempts, limits.attemptsOfStream)
  readonly #memory = new FairShares(limits.attemptsMemoryBytes)
  /** Streams that wait for a place, first come first served. */
  readonly #waiting = new Set<Lane>()
  #probes = 0

  /** Takes a place for an attempt. @returns false if the stream has to wait for its turn */
  take(lane: Lane, { isProbe, bytes }: Place): boolean {
    const isTaken = isProbe ? this.#takeProbe() : this.#takeAttempt(lane, bytes)
    if (isTaken) this.#waiting.delete(lane)
    else this.#waiting.add(lane)
    return isTaken
  }

  release(lane: Lane, { isProbe, bytes }: Place): void {
    if (isProbe) this.#probes--
    else {
      this.#attempts.release(lane.id, 1)
      this.#memory.release(lane.id, bytes)
    }
  }

  /** The lane that has waited longest for a place. If it no longer needs a place, the caller must call `next` again. */
  next(): Lane | undefined {
    const [next] = this.#waiting
    if (next) this.#waiting.delete(next)
    return next
  }

  #takeProbe(): boolean {
    if (this.#probes === limits.probes) return false
    this.#probes++
    return true
  }

  #takeAttempt(lane: Lane, bytes: number): boolean {
    const isBusy = this.#attempts.free < limits.attempts / 2
    if (isBusy && this.#attempts.heldBy(lane.id) >= lane.window) return false
    if (!this.#attempts.take(lane.id, 1)) return false
    if (this.#memory.take(lane.id, bytes)) return true
    this.#attempts.release(lane.id, 1)
    return false
  }
}
