/** Jitter of ±20 %, so that deliveries that failed together are not retried together. */
const jitter = 0.2

/**
 * The delay after attempt number `attempt` (from 1) until the next one, in milliseconds; null if the attempts are exhausted.
 *
 * @param delays seconds between one attempt and the next
 * @param retryAfter seconds that the target asked for (RFC 9110, section 10.2.3), respected up to twice the scheduled delay
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
