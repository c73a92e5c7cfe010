import { handler } from '../handler.ts'
import { problem } from '../problem.ts'

export const get_event_delivery = handler(
  'get_event_delivery',
  async ({ path }, { deliveries, eventStreams, largeReads }, { caller }) => {
    if (!(await eventStreams.find(path.id)))
      return problem('not_found', 'There is no event stream with this id.')
    const asker = { group: caller?.clientId ?? '', member: path.id }
    const delivery = await largeReads.run(asker, () => deliveries.find(path.id, path.event_id))
    return delivery
      ? { status: 200, body: delivery }
      : problem('not_found', 'There is no failed delivery of this event in the history of the event stream.')
  },
)
