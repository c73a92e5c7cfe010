import type { Clock } from '../../events/clock.ts'
import type { Lane } from './lane.ts'

const [shortestMs, longestMs] = [10, 60_000]

/** One timer for all lanes that wait for a due retry or the time of a probe. */
export class WakeUps {
  readonly #clock: Pick<Clock, 'now'>
  readonly #lanes = new Map<Lane, number>()
  readonly #onTime: (lane: Lane) => void
  #timer: NodeJS.Timeout | undefined
  #timerAt = Number.POSITIVE_INFINITY

  /** @param onTime called with each lane when its time has come */
  constructor(clock: Pick<Clock, 'now'>, onTime: (lane: Lane) => void) {
    this.#clock = clock
    this.#onTime = onTime
  }

  /** Sets when to wake a lane, in milliseconds since 1970, in place of any earlier time. Null cancels the wake-up. */
  set(lane: Lane, time: number | null): void {
    if (time === null) this.#lanes.delete(lane)
    else {
      this.#lanes.set(lane, time)
      if (time < this.#timerAt) this.#start(time)
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #start(time: number): void {
    clearTimeout(this.#timer)
    this.#timerAt = time
    const ms = Math.min(Math.max(time - this.#clock.now(), shortestMs), longestMs)
    this.#timer = setTimeout(() => this.#run(), ms).unref()
  }

  #run(): void {
    this.#timerAt = Number.POSITIVE_INFINITY
    const now = this.#clock.now()
    let next = Number.POSITIVE_INFINITY
    for (const [lane, time] of this.#lanes) {
      if (time > now) next = Math.min(next, time)
      else {
        this.#lanes.delete(lane)
        this.#onTime(lane)
      }
    }
    if (next < this.#timerAt) this.#start(next)
  }
}
