import { messages } from '@tenant-api/contract'
import { problem } from '../api/problem.ts'
import { deliveryFilterOf } from '../event-streams/deliveries.ts'
import { redeliverAll } from '../event-streams/redeliver-all.ts'
import { handler } from './handler.ts'

export const redeliver_events = handler(
  'redeliver_events',
  async ({ path, body }, { deliveries, eventStreams, webhooks }, { caller, entry }) => {
    const filter = deliveryFilterOf(body ?? {})
    const stream = await eventStreams.find(path.id)
    if (!stream) return problem('not_found', messages.EventStreamNotFound.not_found)
    if (stream.status === 'disabled') return problem('conflict', messages.RedeliveriesConflict.disabled)
    const asker = { group: caller?.clientId ?? '', member: path.id }
    const resource = { type: 'event_stream', id: path.id, name: stream.name } as const
    const outcome = await redeliverAll(
      deliveries,
      path.id,
      filter,
      accepted => entry(202, { resource, detail: `Failed deliveries to redeliver: ${accepted}.` }),
      call => deliveries.largeCounts.run(asker, call),
    )
    switch (outcome) {
      case 'disabled':
        return problem('conflict', messages.RedeliveriesConflict.disabled)
      case 'too many under way':
        return problem('conflict', messages.RedeliveriesConflict.under_way)
      default:
        await webhooks.dispatcher.notice(path.id)
        return { status: 202, body: outcome }
    }
  },
)
