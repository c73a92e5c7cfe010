import { expect } from 'vitest'

/**
 * Repeats a step of a deletion until nothing is left to delete, and resolves with the number of deleted rows. A step may delete fewer
 * rows than its limit, because it also has a limited time.
 */
export async function inSteps(step: (limit: number) => Promise<number>, limit = 10): Promise<number> {
  let total = 0
  for (;;) {
    const deleted = await step(limit)
    expect(deleted).toBeLessThanOrEqual(limit)
    if (deleted === 0) return total
    total += deleted
  }
}
