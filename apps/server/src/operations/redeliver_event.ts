import { handler } from '../handler.ts'
import { problem } from '../problem.ts'

export const redeliver_event = handler(
  'redeliver_event',
  async ({ path }, { deliveries, dispatcher, eventStreams }) => {
    if (!(await eventStreams.find(path.id)))
      return problem('not_found', 'There is no event stream with this id.')
    const outcome = await deliveries.redeliver(path.id, path.event_id, Date.now())
    switch (outcome) {
      case 'unknown':
        return problem(
          'not_found',
          'There is no failed delivery of this event in the history of the event stream.',
        )
      case 'disabled':
        return problem('conflict', 'The event stream is disabled: enable it first.')
      case 'under way':
        return problem('conflict', 'This delivery is under way already.')
      default:
        await dispatcher.notice(path.id)
        return { status: 202, body: outcome }
    }
  },
)
