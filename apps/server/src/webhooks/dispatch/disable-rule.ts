import type { Outcome } from '../send/outcome.ts'
import type { Settled } from './delivery.ts'
import type { StreamHealth } from './dispatch-store.ts'

const maxFailuresInRow = 500
const disableAfterMs = 24 * 3_600_000

/** The health of a stream after a delivery has ended or waits for a retry. @param now milliseconds since 1970 */
export function healthAfter(health: StreamHealth, state: Settled['state'], now: number): StreamHealth {
  if (state === 'delivered') return { failuresInRow: 0, lastSuccessAt: now }
  return state === 'failed' ? { ...health, failuresInRow: health.failuresInRow + 1 } : health
}

/** The reason to disable a stream after an attempt, as a sentence for its owner; null if the stream stays enabled. */
export function reasonToDisable(
  outcome: Outcome,
  { failuresInRow, lastSuccessAt }: StreamHealth,
  now: number,
): string | null {
  if (outcome.result === 'gone') return outcome.message
  if (failuresInRow < maxFailuresInRow || now - lastSuccessAt < disableAfterMs) return null
  return `${maxFailuresInRow} deliveries failed in a row, and none succeeded for 24 hours.`
}
