import { randomInt } from 'node:crypto'

/**
 * Number of possible epochs in a second. An epoch is the second in which it began times this, plus a random number below
 * this.
 */
export const epochsOfSecond = 2 ** 20

/**
 * An epoch for new events, later than `last`. Two epochs can begin in the same second, if an older backup replaces the
 * database or the clock is set back. The random part tells them apart.
 *
 * @param last 0 if there is none
 */
export function epochAfter(last: number): number {
  const second = Math.max(Math.floor(Date.now() / 1_000), Math.floor(last / epochsOfSecond) + 1)
  return second * epochsOfSecond + randomInt(epochsOfSecond)
}
