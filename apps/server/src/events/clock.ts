/** How far a clock may be wrong before another one contradicts it, in milliseconds. */
export const clockToleranceMs = 3_600_000

/** The clock by which events are accepted and forgotten. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds by which it is ahead of another clock of this machine; negative where it is behind. */
  ahead(): number
}
