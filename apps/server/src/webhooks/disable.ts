import type { EventStreamStore } from '../event-streams/event-stream.ts'
import type { StreamHealth } from './dispatch-store.ts'
import type { Outcome } from './outcome.ts'

const maxFailuresInRow = 500
const patienceMs = 24 * 3_600_000

/** Why a stream is disabled after an attempt, for its owner to read; null where it goes on. */
export function reasonToDisable(
  outcome: Outcome,
  { failuresInRow, lastSuccessAt }: StreamHealth,
  now: number,
): string | null {
  if (outcome.result === 'gone') return outcome.message
  if (failuresInRow < maxFailuresInRow || now - lastSuccessAt < patienceMs) return null
  return `${maxFailuresInRow} deliveries failed in a row, and none succeeded for 24 hours.`
}

/** Disables a stream, unless its owner has already. */
export async function disableStream(
  eventStreams: EventStreamStore,
  id: string,
  reason: string,
): Promise<void> {
  await eventStreams.update(id, stream => {
    if (stream.status === 'disabled') return stream
    const now = new Date().toISOString()
    return { ...stream, status: 'disabled', disabled_reason: reason, disabled_at: now, updated_at: now }
  })
}
