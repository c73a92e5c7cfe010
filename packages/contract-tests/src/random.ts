export type Random = (below: number) => number

/** A seed for a run that cannot be repeated otherwise: give the one that a failed test names as TEST_SEED. */
export const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 2 ** 32))

/** Whole numbers from 0 on, the same for the same seed (xorshift32). */
export function createRandom(from: number): Random {
  let state = from | 1
  return below => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}
