import type { Clock } from '../../events/clock.ts'

/** The clock of the server: its last known time, advanced by this machine's monotonic clock. */
export interface ServerClock extends Clock {
  /**
   * Corrects this clock by an answer of the server, only as far as needed. The answer can be late, so the server's clock now shows
   * a time between `time` and `time + tookMs`.
   *
   * @param time the server's time in its answer, in milliseconds since 1970
   * @param tookMs milliseconds from the question to the answer
   */
  set(time: number, tookMs: number): void
}

export function createServerClock(): ServerClock {
  let [time, at] = [Date.now(), performance.now()]
  const now = () => Math.round(time + performance.now() - at)
  return {
    now,
    ahead: () => now() - Date.now(),
    set(serverTime, tookMs) {
      time = Math.min(Math.max(now(), serverTime), serverTime + tookMs)
      at = performance.now()
    },
  }
}
