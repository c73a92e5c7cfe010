import type { Clock } from '../../events/clock.ts'

/** The clock of the server: as it was read last, and from then on by this machine's monotonic clock. */
export interface ServerClock extends Clock {
  /** @param time as the server has just told it, in milliseconds since 1970 */
  set(time: number): void
}

export function createServerClock(): ServerClock {
  let [time, at] = [Date.now(), performance.now()]
  const now = () => Math.round(time + performance.now() - at)
  return {
    now,
    ahead: () => now() - Date.now(),
    set(told) {
      time = told
      at = performance.now()
    },
  }
}
