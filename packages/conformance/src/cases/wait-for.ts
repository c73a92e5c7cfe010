import { setTimeout as wait } from 'node:timers/promises'

/**
 * Repeats a check until it passes.
 *
 * @param limit.timeout milliseconds after which the last error is thrown
 * @param limit.interval milliseconds between two checks
 */
export async function waitFor<Result>(
  check: () => Promise<Result>,
  { timeout = 10_000, interval = 50 } = {},
): Promise<Result> {
  const end = Date.now() + timeout
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await wait(interval)
  }
}

/**
 * Waits for work, at most for some milliseconds.
 *
 * @throws the error that `late` returns
 */
export async function within<Result>(
  milliseconds: number,
  work: Promise<Result>,
  late: () => Error,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), milliseconds)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
