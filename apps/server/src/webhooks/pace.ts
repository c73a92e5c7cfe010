/** The period of the limit, in milliseconds. */
const periodMs = 1_000
/**
 * How late an attempt may begin without a loss for those after it, in milliseconds: timers are late by some milliseconds, and a
 * limit of 1,000 needs several attempts for each timer.
 */
const slackMs = 20

/**
 * Limits the attempts of a stream to a number in each second. They are evenly spaced, because a receiver would get a burst and the
 * attempts after it in one second. Times are milliseconds since 1970.
 */
export class Pace {
  /** Attempts in a second; 0 without a limit. */
  #rate = 0
  /** When the next attempt may begin; null until it is known. */
  #nextAt: number | null = null

  /** Sets the limit. After a change the first attempt waits for a period, because the last one may have been full. */
  set(rate: number): void {
    if (rate === this.#rate) return
    this.#rate = rate
    this.#nextAt = null
  }

  /** When the next attempt may begin. It is at most a period away, also if the clock was set back. */
  nextAt(now: number): number {
    if (this.#rate === 0) return now
    this.#nextAt = Math.min(this.#nextAt ?? Number.POSITIVE_INFINITY, now + periodMs + slackMs)
    return this.#nextAt
  }

  /** Records that an attempt begins. A period with its slack has room for `rate` attempts, so no period has more than one above it. */
  take(now: number): void {
    if (this.#rate === 0) return
    this.#nextAt = Math.max(this.nextAt(now), now - slackMs) + (periodMs + slackMs) / this.#rate
  }
}
