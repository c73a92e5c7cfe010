import type { Handler } from '../handler.ts'
import { problem } from '../problem.ts'

export const get_event_delivery: Handler<'get_event_delivery'> = async (
  { path },
  { deliveries, eventStreams },
) => {
  if (!(await eventStreams.find(path.id)))
    return problem('not_found', 'There is no event stream with this id.')
  const delivery = await deliveries.find(path.id, path.event_id)
  return delivery
    ? { status: 200, body: delivery }
    : problem('not_found', 'There is no failed delivery of this event in the history of the event stream.')
}
