import { onTestFinished, vi } from 'vitest'

/**
 * Stops the clocks of this process until the end of the test, so that a service in this process sees only the time that the test
 * lets pass. Timers still fire.
 */
export function holdClocks(): { pass(milliseconds: number): void } {
  let now = performance.now()
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.setSystemTime(Date.now())
  onTestFinished(() => {
    spy.mockRestore()
    vi.useRealTimers()
  })
  return {
    pass(milliseconds) {
      now += milliseconds
      vi.setSystemTime(Date.now() + milliseconds)
    },
  }
}
