import { seed } from '@tenant-api/test-kit/random'
import { runSequence } from './sequence.ts'
import { startTargets } from './targets.ts'
import type { World } from './world.ts'

/** The difference between the seeds of successive sequences. It is large because similar seeds begin with the same numbers. */
const seedStep = 0x9e37_79b9

/**
 * Runs random sequences of steps, one after the other in each world. The first sequence has the seed of the run, so that
 * TEST_SEED can repeat a failed sequence.
 *
 * @returns how many deliveries the model required
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
