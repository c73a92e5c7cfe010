import { expect } from 'vitest'

/** The reason of a rejected promise. A resolved promise fails the test. */
export async function rejection(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    value => expect.fail(`resolved with ${JSON.stringify(value)}`),
    error => error,
  )
}
