import { messages } from '@tenant-api/contract'
import { problem } from '../api/problem.ts'
import { handler } from './handler.ts'

export const delete_event_stream = handler(
  'delete_event_stream',
  async ({ path }, { eventStreams, webhooks }) => {
    if ((await eventStreams.delete(path.id)) === 'unknown') {
      return problem('not_found', messages.EventStreamNotFound.not_found)
    }
    await webhooks.dispatcher.notice(path.id)
    return { status: 204 }
  },
)
