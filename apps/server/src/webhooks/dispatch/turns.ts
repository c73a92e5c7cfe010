import { FairShares } from '../../fair-shares.ts'
import { limits } from '../../limits.ts'
import type { Lane } from './lane.ts'

/** What an attempt takes: a place, which for a probe is one of its own kind, and memory for its event. */
export interface Place {
  readonly isProbe: boolean
  readonly bytes: number
}

/**
 * Places for attempts, divided among the streams: one whose attempts take long holds its share for long, and no more. Targets that
 * have failed are probed in places of their own.
 */
export class Turns {
  readonly #attempts = new FairShares(limits.attempts, limits.attemptsOfStream)
  readonly #memory = new FairShares(limits.attemptsMemoryBytes)
  /** Streams that were refused a place, the first of them first. */
  readonly #waiting = new Set<Lane>()
  #probes = 0

  /** Takes a place for an attempt. @returns false where the stream has to wait for its turn */
  take(lane: Lane, { isProbe, bytes }: Place): boolean {
    const isTaken = isProbe ? this.#takeProbe() : this.#takeAttempt(lane, bytes)
    if (isTaken) this.#waiting.delete(lane)
    else this.#waiting.add(lane)
    return isTaken
  }

  give(lane: Lane, { isProbe, bytes }: Place): void {
    if (isProbe) this.#probes--
    else {
      this.#attempts.give(lane.id, 1)
      this.#memory.give(lane.id, bytes)
    }
  }

  /** The stream that has waited longest for a place. It asks again, and passes the turn on where it needs none any more. */
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
    if (!this.#attempts.take(lane.id, 1)) return false
    if (this.#memory.take(lane.id, bytes)) return true
    this.#attempts.give(lane.id, 1)
    return false
  }
}
