import { setTimeout as delay } from 'node:timers/promises'

/** Time for an answer to arrive, in milliseconds. Only turns of the event loop are left to do then. */
const arrivalMs = 1_000

/**
 * Resolves with the result of `work`. Expects it before a timer of `ms` milliseconds in this process, which also runs the node: a
 * busy machine delays both.
 */
export async function inTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const over = new AbortController()
  const late = delay(ms + arrivalMs, null, over).then(() => {
    throw new Error(`took longer than ${ms} ms`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    late.catch(() => {})
    over.abort()
  }
}
