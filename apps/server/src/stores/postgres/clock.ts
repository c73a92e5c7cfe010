import type { Clock } from '../../events/clock.ts'

/** The clock of the server: its last known time, advanced by this machine's monotonic clock. */
export interface ServerClock extends Clock {
  /** @param time the server's current time, in milliseconds since 1970 */
  set(time: number): void
}

export function createServerClock(): ServerClock {
  let [time, at] = [Date.now(), performance.now()]
  const now = () => Math.round(time + performance.now() - at)
  return {
    now,
    ahead: () => now() - Date.now(),
    set(serverTime) {
      time = serverTime
      at = performance.now()
    },
  }
}
