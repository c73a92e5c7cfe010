import { messages } from '@tenant-api/contract'
import { ifMatch } from '../api/entity-tags.ts'
import { problem } from '../api/problem.ts'
import type { EventStream } from '../event-streams/event-stream.ts'
import { handler } from './handler.ts'

export const delete_event_stream = handler(
  'delete_event_stream',
  async ({ path, headers }, { eventStreams, webhooks }, call) => {
    const entryOf = ({ id, name }: EventStream) =>
      call.entry(204, { resource: { type: 'event_stream', id, name } })
    const outcome = await eventStreams.delete(path.id, entryOf, ifMatch(headers['if-match']))
    if (outcome === 'unknown') return problem('not_found', messages.EventStreamNotFound.not_found)
    if (outcome === 'precondition failed')
      return problem('precondition_failed', messages.PreconditionFailed.precondition_failed)
    await webhooks.dispatcher.notice(path.id)
    return { status: 204 }
  },
)
