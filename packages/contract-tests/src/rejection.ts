import { expect } from 'vitest'

/** What a promise is rejected with; one that is resolved fails the test. */
export async function rejection(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    value => expect.fail(`resolved with ${JSON.stringify(value)}`),
    error => error,
  )
}
