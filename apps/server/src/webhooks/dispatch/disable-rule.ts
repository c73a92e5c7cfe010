import type { Outcome } from '../send/outcome.ts'
import type { StreamHealth } from './dispatch-store.ts'

const maxFailuresInRow = 500
const patienceMs = 24 * 3_600_000

/** The reason to disable a stream after an attempt, as a sentence for its owner; null if the stream stays enabled. */
export function reasonToDisable(
  outcome: Outcome,
  { failuresInRow, lastSuccessAt }: StreamHealth,
  now: number,
): string | null {
  if (outcome.result === 'gone') return outcome.message
  if (failuresInRow < maxFailuresInRow || now - lastSuccessAt < patienceMs) return null
  return `${maxFailuresInRow} deliveries failed in a row, and none succeeded for 24 hours.`
}
