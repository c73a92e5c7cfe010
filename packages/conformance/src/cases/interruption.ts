import { setImmediate } from 'node:timers/promises'
import { Scope } from './scope.ts'

let isInterrupted = false
const inFlight = new Set<Promise<unknown>>()

/** Sends a request that may create a resource. */
export async function interruptible<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  if (isInterrupted) throw new Error('the run was interrupted')
  const answer = send()
  inFlight.add(answer)
  return answer.finally(() => inFlight.delete(answer))
}

/**
 * Ends a run early: lets cases send no further requests, and removes what they have created. An answer that is still to come may
 * name a new resource, so it waits for all answers first.
 *
 * @returns what could not be removed
 */
export async function interrupt(): Promise<readonly unknown[]> {
  isInterrupted = true
  await Promise.allSettled(inFlight)
  // The cases now continue with their answers.
  await setImmediate()
  const ended = await Promise.allSettled([...Scope.open].map(scope => scope.end()))
  return ended.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
}
