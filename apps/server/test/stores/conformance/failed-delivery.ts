import { newId } from '../../../src/api/ids.ts'
import type { FailedDelivery } from '../../../src/event-streams/deliveries.ts'

/** Creates a delivery that failed after all its attempts. The first attempt was at `firstAttemptAt` (milliseconds since 1970). */
export function failedDelivery(
  eventStreamId: string,
  firstAttemptAt: number,
  { id = newId('evt_'), event_type = 'user.created' as FailedDelivery['event_type'] } = {},
): FailedDelivery {
  const attempts = [0, 5_000].map(delay => ({
    status: 'failed' as const,
    timestamp: new Date(firstAttemptAt + delay).toISOString(),
    error_message: 'The target answered 500 – “später”.',
  }))
  const data = JSON.stringify({ object: { user_id: 'a"b\n🥐' } })
  const time = new Date(firstAttemptAt - 1).toISOString()
  const event = { id, source: '/tests', specversion: '1.0', type: event_type, time, data }
  return { id, event_stream_id: eventStreamId, status: 'failed', event_type, attempts, event }
}
