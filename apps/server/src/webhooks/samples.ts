import { limits } from '../limits.ts'

/** Counts in periods of `limits.samplesSeconds`, up to a maximum in each. */
interface Period {
  start: number
  taken: number
}

const periodMs = 1_000 * limits.samplesSeconds

/** Whether one more may be counted in the current period. A clock that was set back begins a new one. */
function hasRoom(period: Period, most: number, now: number): boolean {
  if (now >= period.start + periodMs || now < period.start) {
    period.start = now
    period.taken = 0
  }
  return period.taken < most
}

/** A stream's part of {@link Samples}. */
export interface StreamSamples {
  /** Whether a successful attempt is listed. @param now milliseconds since 1970 */
  take(now: number): boolean
}

/**
 * Chooses the successful attempts that are listed: all of them, but under load only the first of each period. So a commit writes few
 * rows, however many deliveries succeed.
 */
export class Samples {
  readonly #ofNode: Period = { start: Number.NEGATIVE_INFINITY, taken: 0 }

  ofStream(): StreamSamples {
    const own: Period = { start: Number.NEGATIVE_INFINITY, taken: 0 }
    return {
      take: now => {
        if (!hasRoom(own, limits.samplesOfStream, now) || !hasRoom(this.#ofNode, limits.samples, now))
          return false
        own.taken++
        this.#ofNode.taken++
        return true
      },
    }
  }
}
