/** The tolerated difference between two clocks, in milliseconds. */
export const clockToleranceMs = 3_600_000

/** The clock that decides when events are accepted and when they expire. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Milliseconds by which this clock is ahead of a second one; negative if it is behind. PostgreSQL's clock is compared with the
   * machine's, and the machine's clock with the time since it was started.
   */
  ahead(): number
}
