import { randomInt } from 'node:crypto'

/**
 * Number of possible epochs per second. An epoch is the time at which it began, in seconds since 1970, times this number,
 * plus a random number below this number.
 */
export const epochsOfSecond = 2 ** 20

/**
 * Creates an epoch for new events, later than `last`. Two epochs can begin in the same second, if an older backup replaces
 * the database or the clock is set back. The random part tells them apart.
 *
 * @param last the latest epoch of the log; 0 if there is none
 */
export function epochAfter(last: number): number {
  const second = Math.max(Math.floor(Date.now() / 1_000), Math.floor(last / epochsOfSecond) + 1)
  return second * epochsOfSecond + randomInt(epochsOfSecond)
}
