import { randomInt } from 'node:crypto'

/** An epoch is the second in which it began, and a random number below this. */
export const epochsOfSecond = 2 ** 20

/**
 * An epoch for the events that come now, later than `last`. Its random part tells it from an epoch of the same second that was lost:
 * of a database that was replaced by an older one, or under a clock that was set back.
 *
 * @param last 0 where there is none
 */
export function epochAfter(last: number): number {
  const second = Math.max(Math.floor(Date.now() / 1_000), Math.floor(last / epochsOfSecond) + 1)
  return second * epochsOfSecond + randomInt(epochsOfSecond)
}
