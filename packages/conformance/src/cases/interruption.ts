import { setImmediate } from 'node:timers/promises'
import { Scope } from './scope.ts'

let isInterrupted = false
const inFlight = new Set<Promise<unknown>>()

/** Sends a request that may create a resource, unless the run was interrupted. */
export async function interruptible<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  if (isInterrupted) throw new Error('the run was interrupted')
  const answer = send()
  inFlight.add(answer)
  return answer.finally(() => inFlight.delete(answer))
}

/**
 * Ends a run early: stops the cases from sending requests, and removes the resources that they have created. First waits for the
 * answers to requests in flight, because these answers may name new resources.
 *
 * @returns the errors of resources that could not be removed
 */
export async function interrupt(): Promise<readonly unknown[]> {
  isInterrupted = true
  await Promise.allSettled(inFlight)
  // Let the cases process these answers, and register the new resources for removal.
  await setImmediate()
  const ended = await Promise.allSettled([...Scope.open].map(scope => scope.end()))
  return ended.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
}
