import { randomInt } from 'node:crypto'

/**
 * Number of possible epochs per second. An epoch is the time at which it began, in seconds since 1970, times this number,
 * plus a random number below this number.
 */
export const epochsOfSecond = 2 ** 20

/**
 * Creates an epoch for new events, later than `last`. If an older backup has replaced the database or the
 * clock was set back, an epoch that is not in this log may have begun in the same second. The two epochs then
 * differ in their random part.
 *
 * @param last the latest epoch of the log; 0 if there is none
 */
export function epochAfter(last: number): number {
  const second = Math.max(Math.floor(Date.now() / 1_000), Math.floor(last / epochsOfSecond) + 1)
  return second * epochsOfSecond + randomInt(epochsOfSecond)
}
