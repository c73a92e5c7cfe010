/** ±20 %, so that what failed together does not come back together. */
const jitter = 0.2

/**
 * When to try again: the delay in milliseconds after the attempt of this number, counted from 1; null when the attempts are
 * exhausted.
 *
 * @param delays seconds between one attempt and the next
 * @param retryAfter seconds that the target asked for (RFC 9110, section 10.2.3), honoured up to twice the step
 * @param random a number from 0 to 1
 */
export function retryDelay(
  attempt: number,
  delays: readonly number[],
  { retryAfter = 0, random = Math.random() }: { retryAfter?: number; random?: number } = {},
): number | null {
  const step = delays[attempt - 1]
  if (step === undefined) return null
  const jittered = step * (1 - jitter + 2 * jitter * random)
  return Math.round(1_000 * Math.max(jittered, Math.min(retryAfter, 2 * step)))
}
