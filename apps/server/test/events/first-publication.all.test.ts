// Not in `npm test`: it measures processor time.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'

/** Measures first publications in a new thread, which has compiled no schema yet, like a new process. */
async function firstTimes(): Promise<readonly number[]> {
  const [times] = await once(new Worker(new URL('./first-publications.ts', import.meta.url)), 'message')
  return times
}

it('the first publication compiles only the schema of its own event type', async () => {
  // Take the smallest share of three rounds: the garbage collector may run during the first event in some rounds.
  const shares: number[] = []
  for (let round = 0; round < 3; round++) {
    const times = await firstTimes()
    expect(times.length).toBeGreaterThan(20)
    shares.push((times[0] ?? Number.NaN) / times.reduce((sum, time) => sum + time, 0))
  }
  expect(Math.min(...shares)).toBeLessThan(0.5)
})
