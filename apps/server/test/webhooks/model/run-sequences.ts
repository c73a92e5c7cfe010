import { seed } from '@tenant-api/contract-tests/random'
import { runSequence } from './sequence.ts'
import { startTargets } from './targets.ts'
import type { World } from './world.ts'

/** Seeds of one run lie far apart: neighbours begin with the same numbers. */
const seedStep = 0x9e37_79b9

/**
 * Runs random sequences, one after the other in each world. The first one has the seed of the run, so that a seed that a failure
 * names comes first when it is given.
 *
 * @returns how many deliveries had to end
 */
export async function runSequences(
  count: number,
  worlds: number,
  open: () => Promise<World>,
): Promise<number> {
  const targets = await startTargets()
  let [next, owed] = [0, 0]
  await Promise.all(
    Array.from({ length: worlds }, async () => {
      const world = await open()
      try {
        while (next < count) {
          const owes = await runSequence((seed + next++ * seedStep) >>> 0, world, targets)
          owed += owes
        }
      } finally {
        next = count
        await world.stop()
      }
    }),
  )
  return owed
}
