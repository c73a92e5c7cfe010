import { messages } from '@tenant-api/contract'
import { ifMatch } from '../api/entity-tags.ts'
import { problem } from '../api/problem.ts'
import { handler } from './handler.ts'

export const delete_event_stream = handler(
  'delete_event_stream',
  async ({ path, headers }, { eventStreams, webhooks }) => {
    const outcome = await eventStreams.delete(path.id, ifMatch(headers['if-match']))
    if (outcome === 'unknown') return problem('not_found', messages.EventStreamNotFound.not_found)
    if (outcome === 'precondition failed')
      return problem('precondition_failed', messages.PreconditionFailed.precondition_failed)
    await webhooks.dispatcher.notice(path.id)
    return { status: 204 }
  },
)
