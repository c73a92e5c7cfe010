import { FairShares } from '../../limiting/fair-shares.ts'
import { limits } from '../../limits.ts'
import type { Lane } from './lane.ts'

/** The resources of an attempt: a place among the attempts in flight or among the probes, and memory for its event. */
export interface Place {
  readonly isProbe: boolean
  readonly bytes: number
}

/** How many waiting lanes a call of `next` checks at most, because thousands of lanes may wait. */
const checksAtOnce = 16

/**
 * Limits the attempts in flight, and shares them fairly among streams. A stream with slow attempts can occupy only its share.
 * Probes of failed targets have a limit of their own.
 */
export class Turns {
  readonly #attempts = new FairShares(limits.attempts, limits.attemptsOfStream)
  readonly #memory = new FairShares(limits.attemptsMemoryBytes)
  /**
   * Lanes that wait for a probe, first come first served. Other lanes wait in `#waiting`, because thousands of failed targets can
   * wait for a probe while places for attempts are free.
   */
  readonly #waitingToProbe = new Map<Lane, Place>()
  /** Lanes that wait for another attempt, with the place that they need. */
  readonly #waiting = new Map<Lane, Place>()
  #probes = 0

  /** Takes a place for an attempt. @returns false if the stream has to wait for its turn */
  take(lane: Lane, place: Place): boolean {
    const { isProbe, bytes } = place
    const [own, other] = isProbe
      ? [this.#waitingToProbe, this.#waiting]
      : [this.#waiting, this.#waitingToProbe]
    other.delete(lane)
    if (!this.#mayTake(lane, place)) {
      own.set(lane, place)
      return false
    }
    own.delete(lane)
    if (isProbe) this.#probes++
    else {
      this.#attempts.take(lane.id, 1)
      this.#memory.take(lane.id, bytes)
    }
    return true
  }

  release(lane: Lane, { isProbe, bytes }: Place): void {
    if (isProbe) this.#probes--
    else {
      this.#attempts.release(lane.id, 1)
      this.#memory.release(lane.id, bytes)
    }
  }

  /**
   * Removes the lane that has waited longest for a probe, and the one that has waited longest for another attempt, if each can begin
   * now. Call `next` again when they have been served, because more lanes may be able to begin.
   */
  next(): readonly Lane[] {
    const lanes = [this.#nextToProbe(), this.#nextWaiting()]
    return lanes.filter(lane => lane !== undefined)
  }

  #nextToProbe(): Lane | undefined {
    if (this.#probes >= limits.probes) return undefined
    const [next] = this.#waitingToProbe.keys()
    if (next) this.#waitingToProbe.delete(next)
    return next
  }

  /** Lanes that have to wait for their own share or for memory move to the end, so that they do not hold up the others. */
  #nextWaiting(): Lane | undefined {
    if (this.#attempts.free === 0) return undefined
    let checks = Math.min(checksAtOnce, this.#waiting.size)
    for (const [lane, place] of this.#waiting) {
      if (checks-- === 0) break
      this.#waiting.delete(lane)
      if (this.#mayTake(lane, place)) return lane
      this.#waiting.set(lane, place)
    }
    return undefined
  }

  #mayTake(lane: Lane, { isProbe, bytes }: Place): boolean {
    if (isProbe) return this.#probes < limits.probes
    const isBusy = this.#attempts.free < limits.attempts / 2
    if (isBusy && this.#attempts.heldBy(lane.id) >= lane.window) return false
    return this.#attempts.mayTake(lane.id, 1) && this.#memory.mayTake(lane.id, bytes)
  }
}
