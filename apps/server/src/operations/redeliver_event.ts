import type { Handler } from '../handler.ts'
import { problem } from '../problem.ts'

export const redeliver_event: Handler<'redeliver_event'> = async (
  { path },
  { deliveries, dispatcher, eventStreams },
) => {
  const stream = await eventStreams.find(path.id)
  if (!stream) return problem('not_found', 'There is no event stream with this id.')
  if (!(await deliveries.find(path.id, path.event_id))) return notFound()
  if (stream.status === 'disabled')
    return problem('conflict', 'The event stream is disabled: enable it first.')
  const outcome = await deliveries.redeliver(path.id, path.event_id, Date.now())
  switch (outcome) {
    case 'unknown':
      return notFound()
    case 'under way':
      return problem('conflict', 'This delivery is under way already.')
    default:
      dispatcher.wake(path.id)
      return { status: 202, body: outcome }
  }
}

function notFound() {
  return problem('not_found', 'There is no failed delivery of this event in the history of the event stream.')
}
