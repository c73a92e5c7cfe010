/** Returns an integer of at least 0 and less than `below`. */
export type Random = (below: number) => number

/** The seed of random tests. To repeat a failed run, set TEST_SEED to the seed that the failed test prints. */
export const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 2 ** 32))

/** Creates a generator of pseudo-random integers (xorshift32). The same seed gives the same sequence. */
export function createRandom(from: number): Random {
  let state = from | 1
  return below => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}
