import { messages } from '@tenant-api/contract'
import { problem } from '../api/problem.ts'
import { handler } from './handler.ts'

export const get_event_delivery = handler(
  'get_event_delivery',
  async ({ path }, { deliveries, eventStreams }, { caller }) => {
    if (!(await eventStreams.find(path.id)))
      return problem('not_found', messages.EventStreamNotFound.not_found)
    const asker = { group: caller?.clientId ?? '', member: path.id }
    const delivery = await deliveries.largeReads.run(asker, () => deliveries.find(path.id, path.event_id))
    return delivery
      ? { status: 200, body: delivery }
      : problem('not_found', messages.DeliveryNotFound.not_found)
  },
)
