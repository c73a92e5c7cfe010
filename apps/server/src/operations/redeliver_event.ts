import { messages } from '@tenant-api/contract'
import { problem } from '../api/problem.ts'
import { handler } from './handler.ts'

export const redeliver_event = handler(
  'redeliver_event',
  async ({ path }, { clock, deliveries, eventStreams, webhooks }, call) => {
    if (!(await eventStreams.find(path.id)))
      return problem('not_found', messages.EventStreamNotFound.not_found)
    const entry = call.entry(202, {
      resource: { type: 'event_delivery', id: path.event_id },
      detail: `To the event stream ${path.id}.`,
    })
    const outcome = await deliveries.redeliver(path.id, path.event_id, clock.now(), entry)
    switch (outcome) {
      case 'unknown':
        return problem('not_found', messages.DeliveryNotFound.not_found)
      case 'disabled':
        return problem('conflict', messages.RedeliveryConflict.disabled)
      case 'under way':
        return problem('conflict', messages.RedeliveryConflict.under_way)
      default:
        await webhooks.dispatcher.notice(path.id)
        return { status: 202, body: outcome }
    }
  },
)
