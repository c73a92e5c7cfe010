import { StoreError } from '../errors.ts'

/** The store did not answer in time. */
export class LateError extends StoreError {
  override name = 'LateError'
}

/**
 * Waits for the store, with a time limit.
 *
 * @param work the call of the store. It continues after the limit, but its outcome is then ignored.
 * @throws {LateError} after `ms` milliseconds
 */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`The store did not answer within ${ms} ms.`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * How long a caller waits for the store before it gets a 503, in milliseconds. The rest of the request also takes time, and
 * callers are promised an answer within 5 s.
 */
export const patienceMs = 4_500
/** Time limit for the readiness check, in milliseconds: `/readyz` answers within 2 s. */
export const checkMs = 1_500
