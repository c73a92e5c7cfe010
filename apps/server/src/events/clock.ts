import type { Logger } from 'pino'
import { createOnceAMinute } from '../limiting/once-a-minute.ts'

/** The tolerated difference between two clocks, in milliseconds. */
export const clockToleranceMs = 3_600_000

/** Minimum interval of calls of `onJump`, in milliseconds. */
const jumpsEveryMs = 600_000

/** The clock that decides when events are accepted and when they expire. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Milliseconds by which this clock is ahead of a reference clock; negative if it is behind. On PostgreSQL,
   * the server's clock is compared with the clock of this machine. On SQLite, the clock of this machine is
   * compared with its uptime.
   */
  ahead(): number
}

/** A clock that also decides whether its time is safe for deleting or expiring data. */
export interface WatchedClock extends Pick<Clock, 'now'> {
  /**
   * Whether data older than `ms` milliseconds may be forgotten. If `Clock.ahead` reports that this clock is far
   * ahead of its reference clock, either of the two may be wrong. Then nothing may be forgotten until this clock
   * has been ahead for `ms`, measured by a monotonic clock.
   */
  mayForget(ms: number): boolean
}

/**
 * Logs, at most once a minute, that the clocks disagree.
 *
 * @param onJump called when the clocks begin to disagree, at most once in ten minutes, with the milliseconds by which this clock is
 *   ahead
 */
export function watchClock(
  clock: Clock,
  log: Logger,
  onJump: (aheadMs: number) => void = () => {},
): WatchedClock {
  const isFirstThisMinute = createOnceAMinute()
  let aheadSince: number | null = null
  let didDisagree = false
  let toldAt = Number.NEGATIVE_INFINITY
  return {
    // A store measures a function until its first call shows that it is synchronous. `clock.now` would stay measured.
    now: () => clock.now(),
    mayForget(ms) {
      const aheadMs = clock.ahead()
      if (aheadMs <= clockToleranceMs) aheadSince = null
      else aheadSince ??= performance.now()
      // The function `isFirstThisMinute` belongs to this clock alone and gets only this key, so any key will do.
      // Stryker disable next-line StringLiteral
      if (Math.abs(aheadMs) > clockToleranceMs && isFirstThisMinute('clock'))
        log.error({ ahead_seconds: Math.round(aheadMs / 1_000) }, 'clocks disagree: set them right')
      const doDisagree = Math.abs(aheadMs) > clockToleranceMs
      if (doDisagree && !didDisagree && performance.now() - toldAt > jumpsEveryMs) {
        toldAt = performance.now()
        onJump(aheadMs)
      }
      didDisagree = doDisagree
      return aheadSince === null || performance.now() - aheadSince > ms
    },
  }
}
