import { limits } from '../../limits.ts'

/** The first and smallest window: even a stream with a slow target may have this many attempts in flight. */
export const initialWindow = 4
/** An attempt that takes longer than this is slow, in milliseconds. */
const slowMs = 1_000

/**
 * The window of a stream after an attempt: how many of its attempts may be in flight while more than half of all places for
 * attempts are occupied. Like the congestion window of TCP, it is small at first and after each pause, grows with each quick
 * attempt, and is halved by a slow one. So targets that became slow occupy few places, and a fast target reaches its maximum
 * within a few attempts.
 *
 * @param durationMs duration of the attempt that has just ended
 * @param inFlight attempts of the stream that are still in flight
 * @see https://www.rfc-editor.org/rfc/rfc5681#section-3.1
 */
export function windowAfter(window: number, durationMs: number, inFlight: number): number {
  if (inFlight === 0) return initialWindow
  if (durationMs > slowMs) return Math.max(window >> 1, initialWindow)
  return Math.min(window + 1, limits.attemptsOfStream)
}
