/** The tolerated difference between two clocks, in milliseconds. */
export const clockToleranceMs = 3_600_000

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
