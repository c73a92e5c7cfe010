import { setTimeout as wait } from 'node:timers/promises'

/**
 * Repeats a check until it passes.
 *
 * @param limit.timeout the time after which the last error is thrown, in milliseconds
 * @param limit.interval the pause between two checks, in milliseconds
 */
export async function waitFor<Result>(
  check: () => Promise<Result>,
  { timeout = 40_000, interval = 50 } = {},
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
 * Waits for work, but not longer than `milliseconds`.
 *
 * @throws the error that `late` returns, if the work takes longer
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
